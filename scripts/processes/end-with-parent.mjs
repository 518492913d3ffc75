// Loaded into every program that a command of this project starts (node --import). A command that is killed with
// SIGKILL can not end them: they notice that they belong to another process now.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
