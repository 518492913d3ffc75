import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, start } from '../../scripts/processes/run';

export const ROOT = join(__dirname, '../..');
const TEMPORARY = join(ROOT, 'supabase/.temp');

export type { Program };
const programs: Program[] = [];
const folders: string[] = [];

/** Starts a Node program of this project, which `cleanUp` stops. */
export function run(command: string[], env: Record<string, string>): Program {
  return watch(start(process.execPath, command, { log: join(temporaryFolder('log'), 'output.log'), env }));
}

/** Registers a program to be stopped by `cleanUp`. */
export function watch(program: Program): Program {
  programs.push(program);
  return program;
}

/** Returns the output of a program. */
export function outputOf({ log }: Program): string {
  return readFileSync(log, 'utf8');
}

/** Stops all started programs and removes their temporary files. */
export async function cleanUp(): Promise<void> {
  await Promise.all(programs.splice(0).map((program) => program.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function temporaryFolder(name: string): string {
  mkdirSync(TEMPORARY, { recursive: true });
  const folder = mkdtempSync(join(TEMPORARY, `e2e-${name}-`));
  folders.push(folder);
  return folder;
}
