import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)));
    probe.listen(port);
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
