/** The commands of staff on the database of these tests, and a folder for their files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthCommand } from '@/scripts/staff/health';
import { importCommand } from '@/scripts/staff/import';
import { setupCommand } from '@/scripts/staff/setup';
import { UserError } from '../../scripts/processes/user-error';
import { BACKEND, request } from './backend';

const COMMANDS = { import: importCommand, health: healthCommand, setup: setupCommand };

export const FOLDER = mkdtempSync(join('supabase/.temp', 'staff-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
let files = 0;

/** Runs a command in this process. */
export async function run(
  name: keyof typeof COMMANDS,
  args: string[],
  variables: Record<string, string | undefined> = {},
) {
  const before = { ...process.env };
  let output = '';
  const print = (line: unknown) => void (output += `${String(line)}\n`);
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(print),
    jest.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  Object.assign(process.env, variables);
  for (const key of Object.keys(variables)) if (variables[key] === undefined) delete process.env[key];
  try {
    await COMMANDS[name](args);
    return { isDone: true, output };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(error.message);
    return { isDone: false, output };
  } finally {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Starts an import as a program of its own. */
export function beginImport(args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/staff.ts', 'import', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Imports a file; the result also has its report, and the id of the run if it was applied. */
export async function importFile(content: string | Uint8Array, ...more: string[]) {
  const path = join(FOLDER, `file-${(files += 1)}.csv`);
  writeFileSync(path, content);
  const result = await run('import', [path, ...more]);
  const [, id = ''] = /Run (\w+) is applied/.exec(result.output) ?? [];
  return {
    ...result,
    path,
    run: id,
    report: () => readFileSync(path.replace(/\.csv$/, '.report.csv'), 'utf8'),
  };
}

/** Undoes a run, and returns what the command says. */
export async function undoImport(id: string, ...more: string[]): Promise<string> {
  return (await run('import', ['--undo', id, ...more])).output;
}

/** Changes rows with the secret key. */
export async function write(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  values?: object,
): Promise<void> {
  const response = await request(path, BACKEND.secretKey, { method, body: values && JSON.stringify(values) });
  if (!response.ok) throw new Error(await response.text());
}

/** Reads rows in pages, as an answer has at most 1,000. */
export async function readRows<T>(path: string): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const response = await request(`${path}&limit=1000&offset=${all.length}`, BACKEND.secretKey);
    const page = (await response.json()) as T[];
    all.push(...page);
    if (page.length < 1000) return all;
  }
}

/** Waits until a program has printed a match. */
export function until(child: ChildProcess, wanted: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => wanted.test((printed += data)) && resolve());
    child.once('exit', (code) =>
      reject(new Error(`It exited (${code}) before printing ${wanted}: ${printed}`)),
    );
  });
}
