import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { appendCsv, writeCsv } from './csv-file';
import type { Action, Compared } from './match/outcome';
import { counted, number } from './progress';
import type { RunRow } from './runs';

const ACTIONS: Record<Action, string> = {
  new: 'would be added',
  changed: 'would be changed',
  same: 'already up to date',
  doubtful: 'ambiguous, skipped',
  closed: 'closed or not published, skipped',
  other: 'no car wash business, skipped',
  vanished: 'in the last file of this source, not in this one; nothing is changed',
  refused: 'refused, skipped',
};
const MAX_EXAMPLES = 3;
const MAX_LISTED = 10;

const HEADER = ['line', 'name', 'result', 'column', 'value', 'problem'];

/** Where the problems of a file may be reported: next to it, or in the current folder if that one is not writable. */
function reportPaths(file: string): [beside: string, here: string] {
  const name = `${basename(file, extname(file))}.report.csv`;
  return [join(dirname(file), name), name];
}

/** Begins the report of a file, and returns its path. */
async function beginReport(file: string): Promise<string> {
  const [beside, here] = reportPaths(file);
  return writeCsv(beside, HEADER).then(
    () => beside,
    () => writeCsv(here, HEADER).then(() => here),
  );
}

/** Adds the rows that could not be written to the report of a file. */
export async function reportFailed(file: string, rows: readonly RunRow[]): Promise<void> {
  if (rows.length === 0) return;
  const [beside, here] = reportPaths(file);
  if (!existsSync(beside) && !existsSync(here)) await beginReport(file);
  const lines = rows.map(({ line, name, problem }) => [line, name, 'not written', '', '', problem]);
  // An older one beside the file may not be writable.
  await appendCsv(existsSync(beside) ? beside : here, lines).catch(() => appendCsv(here, lines));
}

/** Summarizes an import with examples, and writes every problem by line to a file. */
export class ImportReport {
  readonly counts = Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, 0])) as Record<
    Action,
    number
  >;
  problems = 0;
  /** How many known providers close, and how many for a time. */
  readonly #closures: Record<string, number> = { closed_on: 0, closed_from: 0 };
  /** How many rows have facts that are not understood, while those that are listed are. */
  #kept = 0;
  readonly #examples: Compared[] = [];
  readonly #vanished: string[] = [];

  private constructor(readonly path: string) {}

  static async create(file: string): Promise<ImportReport> {
    return new ImportReport(await beginReport(file));
  }

  async add(rows: readonly Compared[]): Promise<void> {
    const lines = [];
    for (const row of rows) {
      const { line, name, action, problems, changes = {} } = row;
      this.counts[action] += 1;
      this.problems += problems.length;
      if (row.kept) this.#kept += 1;
      if (action === 'vanished' && this.#vanished.length < MAX_LISTED)
        this.#vanished.push(`  ${name} (provider ${row.target})`);
      for (const { line: own = line, column, value, message } of problems)
        lines.push([own || '', name, action, column, value, message]);
      if (action !== 'changed') continue;
      for (const column of Object.keys(this.#closures))
        if (changes[column]?.[1]) this.#closures[column]! += 1;
      if (this.#examples.length < MAX_EXAMPLES) this.#examples.push(row);
    }
    await appendCsv(this.path, lines);
  }

  /** Returns the table as text. */
  table(): string {
    const shown = Object.entries(ACTIONS).filter(
      ([action]) => !['closed', 'other', 'vanished'].includes(action) || this.counts[action as Action] > 0,
    );
    const lines = shown.map(
      ([action, description]) =>
        `  ${action.padEnd(9)} ${number(this.counts[action as Action]).padStart(9)}  ${description}`,
    );
    const examples = this.#examples.map(
      ({ line, name, changes }) => `  line ${line}, ${name}: ${changesText(changes ?? {})}`,
    );
    const [closed, paused] = Object.values(this.#closures) as [number, number];
    if (this.#kept > 0)
      lines.push(
        `${counted(this.#kept, 'row')} with facts that cannot be understood: what is listed is kept.`,
      );
    if (closed + paused > 0)
      lines.push(
        `Of those changed, ${number(closed)} would be closed and ${number(paused)} temporarily closed.`,
      );
    const missing = this.#vanished;
    const unlisted = this.counts.vanished - missing.length;
    return [
      ...lines,
      ...(examples.length > 0 ? ['', 'Some of the changes:', ...examples] : []),
      ...(missing.length > 0 ? ['', 'Vanished: find out whether they have closed.', ...missing] : []),
      ...(unlisted > 0 ? [`  and ${number(unlisted)} more, in the report`] : []),
    ].join('\n');
  }
}

function changesText(changes: NonNullable<Compared['changes']>): string {
  return Object.entries(changes)
    .map(([column, [before, after]]) => `${column} ${short(before)} → ${short(after)}`)
    .join(', ');
}

function short(value: unknown): string {
  // A menu.
  if (Array.isArray(value) && typeof (value[0] ?? {}) === 'object') return counted(value.length, 'price');
  const text = value === null ? 'empty' : `"${String(value).replace(/\s+/g, ' ')}"`;
  return text.length > 40 ? `${text.slice(0, 39)}…"` : text;
}

/** Lists the first rows under a title, and the number of the remaining ones. */
export function listRows(rows: readonly RunRow[], total: number, title: string): void {
  if (total === 0) return;
  console.log(title);
  for (const { line, provider_id: id, name, problem } of rows.slice(0, MAX_LISTED))
    console.log(`  line ${line}, provider ${id ?? '?'}${name ? ` (${name})` : ''}: ${problem}`);
  if (total > MAX_LISTED) console.log(`  and ${number(total - MAX_LISTED)} more, in the table import_rows`);
}
