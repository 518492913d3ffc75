import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Locks a data folder for this process, because two backends on one folder lose rows silently. The lock is a socket that this
 * process listens on, so the system releases it whichever way the process ends.
 * @throws Error if another process holds it
 */
export async function lockFolder(folder: string): Promise<void> {
  const path = socketOf(folder);
  const isLocked = await listen(path);
  if (isLocked) return;
  if (await isAnswered(path)) throw new Error(`another backend is using ${folder}; stop it first`);
  // Left by a process that was killed.
  rmSync(path, { force: true });
  if (!(await listen(path))) throw new Error(`another backend has just started on ${folder}`);
}

/** Returns a short path, because those of sockets may have about 100 characters. */
function socketOf(folder: string): string {
  mkdirSync(dirname(folder), { recursive: true });
  const real = existsSync(folder)
    ? realpathSync(folder)
    : join(realpathSync(dirname(folder)), basename(folder));
  const name = `lamaa-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Returns whether this process now listens on the socket, which exits with it. */
function listen(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => client.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(true);
    });
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(path, () => {
      client.destroy();
      resolve(true);
    });
    client.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
