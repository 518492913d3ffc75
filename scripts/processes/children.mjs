import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const children = new Set();
let isEnding = false;

/** Not the caller's: what a shell was set to must not change what is built or how reports read. */
const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
};

/**
 * Runs a program to its end with its output in a file.
 * @returns What it wrote to its standard output.
 * @throws Error with the end of the output when it fails.
 */
export async function run(command, args, options) {
  const child = start(command, args, options);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const code = await child.exit;
  if (code !== 0) throw new Error(`${tailOf(options.log)}\nIt failed (${code}). All of it: ${options.log}`);
  return output;
}

/**
 * Starts a program that goes on. `exit` of the result resolves with its code when it has ended and its log is
 * complete; what was started ends with `endAll`.
 * @param {object} options
 * @param {string} options.log file that gets the output
 * @param {boolean} [options.isServer] ends by itself ('disconnect') when this process is killed
 * @param {(line: string) => void} [options.onLine]
 */
export function start(command, args, { log, env = {}, onLine, isServer = false }) {
  if (isEnding) throw new Error('Stopping.');
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  const child = spawn(command, args, {
    env: { ...process.env, ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(isServer ? ['ipc'] : [])],
    shell: process.platform === 'win32' && command === 'npm',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => writeSync(file, text));
    if (onLine) forEachLine(stream, onLine);
  }
  children.add(child);
  child.log = log;
  child.exit = new Promise((resolve) => {
    child.once('error', (error) => {
      writeSync(file, `${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code, signal) => resolve(code ?? signal));
  }).finally(() => {
    children.delete(child);
    closeSync(file);
  });
  return child;
}

function forEachLine(stream, onLine) {
  let unfinished = '';
  stream.on('data', (text) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop();
    lines.forEach(onLine);
  });
}

/** Waits until an address answers with success, or says why the program behind it ended. */
export async function answers(address, child, seconds = 60) {
  let hasEnded = false;
  child.exit.then(() => (hasEnded = true));
  for (const begun = Date.now(); Date.now() - begun < seconds * 1000; await wait(100)) {
    if (hasEnded) throw new Error(`${tailOf(child.log)}\nIt ended before it answered.`);
    if (await isAnswering(address)) return;
  }
  throw new Error(`${tailOf(child.log)}\n${address} did not answer within ${seconds} seconds.`);
}

function isAnswering(address) {
  return fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Ends what was started, gently first. Nothing can be started any more. */
export async function endAll() {
  isEnding = true;
  const running = [...children];
  for (const child of running) child.kill('SIGTERM');
  await Promise.race([Promise.all(running.map((child) => child.exit)), wait(5_000)]);
  for (const child of children) child.kill('SIGKILL');
}

/** The last lines of a log. */
export function tailOf(log, lines = 40) {
  const all = readFileSync(log, 'utf8').trimEnd().split('\n');
  return all
    .slice(-lines)
    .map((line) => line.slice(0, 300))
    .join('\n');
}
