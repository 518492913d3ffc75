// Loaded into a server that a command of this project starts (node --import): when the command is killed, nobody
// would end the server any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
