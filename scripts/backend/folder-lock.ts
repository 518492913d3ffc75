import { createHash } from 'node:crypto';
import { once } from 'node:events';
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
  const listen = () =>
    once(
      createServer((client) => client.destroy())
        .listen(path)
        .unref(),
      'listening',
    );
  try {
    await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswered(path)) throw new Error(`another backend is using ${folder}; stop it first`);
    // Left by a process that was killed.
    rmSync(path, { force: true });
    await listen();
  }
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

async function isAnswered(path: string): Promise<boolean> {
  const client = connect(path);
  const isConnected = await once(client, 'connect').then(
    () => true,
    () => false,
  );
  client.destroy();
  return isConnected;
}
