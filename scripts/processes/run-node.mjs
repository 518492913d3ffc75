import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import pWaitFor from 'p-wait-for';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/** Not the caller's: what a shell was set to must not change what is built or how reports read. */
const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
};

/**
 * Starts a Node program with its output in the file `log`; it ends when this process does, however that happens.
 * @param {string[]} command script and arguments; options of Node may come first
 * @param {{ log: string, env?: Record<string, string | undefined>, signal?: AbortSignal }} options
 * @returns `ended` resolves when it has ended, with how; `stop` ends it and waits for that.
 */
export function startNode(command, { log, env, signal }) {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const child = execa(process.execPath, ['--import', END_WITH_PARENT, ...command], {
    env: { ...ENVIRONMENT, ...env },
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 5_000,
  });
  child.all.on('data', (chunk) => appendFileSync(log, chunk));
  const stop = () => (child.kill(), child);
  return { log, ended: child, stop };
}

/**
 * Runs a Node program to its end, with `onLine` for each line of its output.
 * @throws Error with the end of its output when it fails.
 */
export async function runNode(command, { onLine, ...options }) {
  const { log, ended } = startNode(command, options);
  if (onLine) createInterface(ended.all).on('line', onLine);
  const { failed, exitCode, signal } = await ended;
  if (failed) throw new Error(`${tail(log)}\nIt failed (${exitCode ?? signal}). All of it: ${log}`);
}

/**
 * Waits until a program that was started answers with success.
 * @throws Error with the end of its output when it ends before, or does not answer within three minutes.
 */
export async function waitUntilUp(url, { log, ended }) {
  let hasEnded = false;
  ended.then(() => (hasEnded = true));
  const isUp = () =>
    fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await pWaitFor(async () => hasEnded || isUp(), { interval: 100, timeout: 180_000 });
    if (hasEnded) throw new Error('It ended before it answered.');
  } catch (cause) {
    throw new Error(`${tail(log)}\n${cause.message} All of it: ${log}`, { cause });
  }
}

function tail(file, lines = 40) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
