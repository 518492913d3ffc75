import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export const ROOT = join(__dirname, '../..');
const TEMPORARY = join(ROOT, 'supabase/.temp');

/** Starts a Node program of this project. */
export function run(command: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'ignore',
  });
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until an address answers with success. */
export async function answers(address: string): Promise<void> {
  const isAnswering = () =>
    fetch(address).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(isAnswering, { timeout: 20_000, intervals: [100], message: address }).toBe(true);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Removes what the tests of this process left on the disk. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const folders: string[] = [];

export function temporaryFolder(name: string): string {
  mkdirSync(TEMPORARY, { recursive: true });
  const folder = mkdtempSync(join(TEMPORARY, `e2e-${name}-`));
  folders.push(folder);
  return folder;
}
