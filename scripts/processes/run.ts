import { setMaxListeners } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import pRetry, { AbortError } from 'p-retry';

/** Replaces variables of the caller's shell that would change builds or their output. */
export const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
};

export interface ProgramOptions {
  /** A file for the output. */
  log: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

export type Program = ReturnType<typeof start>;

/** Starts a program and writes its output to a file. It is stopped when this process exits. */
export function start(program: string, args: readonly string[], { log, env, signal }: ProgramOptions) {
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
  const stop = async (name: NodeJS.Signals = 'SIGTERM') => {
    child.kill(name);
    const { exitCode } = await child;
    return { exitCode };
  };
  return { log, child, stop };
}

/**
 * Runs a Node.js script and waits until it exits.
 * @param command the script and its arguments
 * @param onLine is called with each line of its output
 * @throws Error with the end of its output if it fails
 */
export async function runNode(
  command: readonly string[],
  options: ProgramOptions,
  onLine?: (line: string) => void,
): Promise<void> {
  const { log, child } = start(process.execPath, command, options);
  if (onLine) createInterface(child.all).on('line', onLine);
  const { failed, exitCode, signal } = await child;
  if (failed)
    throw new Error(`${lastLines(log)}\nThe script failed (${exitCode ?? signal}). All output: ${log}`);
}

/**
 * Waits until a URL responds with success.
 * @throws Error with the end of the program's output if it exits first or does not respond within three minutes
 */
export async function waitUntilUp(
  url: string,
  { log, child }: Pick<Program, 'log' | 'child'>,
): Promise<void> {
  const request = async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new AbortError('The program exited before it responded.');
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!ok) throw new Error(`${url} responded with ${status}.`);
  };
  try {
    await pRetry(request, { retries: Infinity, minTimeout: 100, factor: 1, maxRetryTime: 180_000 });
  } catch (cause) {
    throw new Error(`${lastLines(log)}\n${(cause as Error).message} All output: ${log}`, { cause });
  }
}

/** Calls `stop` on Ctrl-C, and when the npm process that started this one is terminated. */
export function onStop(stop: () => void): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => isOrphan() && stop(), 500).unref();
}

export function lastLines(file: string, lines = 40): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
