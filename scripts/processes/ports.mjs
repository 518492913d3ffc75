import { createServer } from 'node:net';

/**
 * The port that an environment variable chooses.
 * @throws Error when it is not one.
 */
export function portFrom(variable, usual) {
  const port = Number(process.env[variable] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${variable}=${process.env[variable]} is not a port: it must be between 1 and 65535.`);
}

/** Whether nothing listens on a port of this machine. */
export async function isFree(port) {
  // Both: on macOS the one succeeds where the other is taken.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port, host);
  });
}

/** A port that nothing listens on: the wanted one where possible. */
export async function freePort(wanted = 0) {
  if (wanted && (await isFree(wanted))) return wanted;
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
      });
  });
}
