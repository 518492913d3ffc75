import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export const ROOT = join(__dirname, '../..');
const TEMPORARY = join(ROOT, 'supabase/.temp');

const MOST_REMEMBERED = 100_000;

const children = new Map<ChildProcess, string>();
const folders: string[] = [];

/** Starts a Node program of this project. */
export function run(command: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watchProcess(child);
  return child;
}

/** Has a program ended by `cleanUp`, and remembers the end of what it says. */
export function watchProcess(child: ChildProcess): void {
  children.set(child, '');
  const remember = (data: Buffer) =>
    children.set(child, `${children.get(child)}${data}`.slice(-MOST_REMEMBERED));
  child.stdout?.on('data', remember);
  child.stderr?.on('data', remember);
}

/** The end of what a program said. */
export function saidBy(child: ChildProcess): string {
  return children.get(child) ?? '';
}

/** Kills a program and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Ends what was started here and removes what it left on the disk. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...children.keys()].map(kill));
  children.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Waits until an address of a program answers with success. */
export async function waitUntilUp(address: string, child: ChildProcess): Promise<void> {
  const isAnswering = () =>
    fetch(address).then(
      (response) => response.ok || 'not yet',
      () => child.exitCode === null && 'not yet',
    );
  await expect.poll(isAnswering, { timeout: 60_000, intervals: [100], message: address }).not.toBe('not yet');
  expect(child.exitCode, saidBy(child).slice(-2_000)).toBeNull();
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

export function temporaryFolder(name: string): string {
  mkdirSync(TEMPORARY, { recursive: true });
  const folder = mkdtempSync(join(TEMPORARY, `e2e-${name}-`));
  folders.push(folder);
  return folder;
}
