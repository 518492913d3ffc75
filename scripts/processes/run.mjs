import { setMaxListeners } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';
import pRetry, { AbortError } from 'p-retry';

/** Replaces variables of the caller's shell that would change builds or their output. */
export const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
};

/**
 * Starts a program and writes its output to the file `log`. It is stopped when this process exits.
 * @param {string} program
 * @param {string[]} args
 * @param {{ log: string, env?: Record<string, string | undefined>, signal?: AbortSignal }} options
 */
export function start(program, args, { log, env, signal }) {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  // execa adds several listeners per program.
  if (signal) setMaxListeners(0, signal);
  const child = execa(program, args, {
    env: { ...ENVIRONMENT, ...env },
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    cancelSignal: signal,
    // A site finishes what is in flight, which takes longer on a busy machine.
    forceKillAfterDelay: 15_000,
  });
  child.all.on('data', (chunk) => appendFileSync(log, chunk));
  /** @param {NodeJS.Signals} name */
  const stop = (name = 'SIGTERM') => {
    child.kill(name);
    return child;
  };
  return { log, child, stop };
}

/**
 * Runs a Node.js script and waits until it exits.
 * @param {string[]} command the script and its arguments
 * @throws Error with the end of its output if it fails
 */
export async function runNode(command, options) {
  const { log, child } = start(process.execPath, command, options);
  const { failed, exitCode, signal } = await child;
  if (failed)
    throw new Error(`${lastLines(log)}\nThe script failed (${exitCode ?? signal}). All output: ${log}`);
}

/**
 * Waits until a URL responds with success.
 * @throws Error with the end of the program's output if it exits first or does not respond within three minutes
 */
export async function waitUntilUp(url, { log, child }) {
  const request = async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new AbortError('The program exited before it responded.');
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!ok) throw new Error(`${url} responded with ${status}.`);
  };
  try {
    await pRetry(request, { retries: Infinity, minTimeout: 100, factor: 1, maxRetryTime: 180_000 });
  } catch (cause) {
    throw new Error(`${lastLines(log)}\n${cause.message} All output: ${log}`, { cause });
  }
}

/** Calls `stop` on Ctrl-C, and when the npm process that started this one is terminated. */
export function onStop(stop) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stop);
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => isOrphan() && stop(), 500).unref();
}

export function lastLines(file, lines = 40) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
