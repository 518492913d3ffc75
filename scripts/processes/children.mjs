import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const children = new Set();

/**
 * Runs a program to its end with its output in a file.
 * @throws Error with the end of the output when it fails.
 */
export async function run(command, args, { log, env, onLine } = {}) {
  const child = start(command, args, { log, env, onLine });
  const code = await child.exit;
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} failed:\n${tailOf(log)}`);
}

/**
 * Starts a program that goes on. `exit` of the result resolves with its code when it ends; what was started ends with
 * this process.
 */
export function start(command, args, { log, env = {}, onLine } = {}) {
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  const child = spawn(command, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output.write(data);
      if (onLine) String(data).split('\n').filter(Boolean).forEach(onLine);
    });
  }
  children.add(child);
  child.exit = new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    children.delete(child);
    output.end();
  });
  child.log = log;
  return child;
}

/** Waits until an address answers with success, or says why the program behind it ended. */
export async function answers(address, child, seconds = 60) {
  let ended = false;
  child.exit.then(() => (ended = true));
  for (const begun = Date.now(); Date.now() - begun < seconds * 1000; await wait(100)) {
    if (ended) throw new Error(`It ended before it answered:\n${tailOf(child.log)}`);
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${address} did not answer within ${seconds} seconds:\n${tailOf(child.log)}`);
}

/** Ends what was started, gently first. */
export async function endAll() {
  const running = [...children];
  for (const child of running) child.kill('SIGTERM');
  await Promise.race([Promise.all(running.map((child) => child.exit)), wait(5_000)]);
  for (const child of children) child.kill('SIGKILL');
}

/** The last lines of a log. */
export function tailOf(log, lines = 25) {
  return readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => line.slice(0, 300))
    .join('\n');
}
