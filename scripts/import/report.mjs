import { basename, dirname, extname, join } from 'node:path';
import { CsvFile } from './csv-file.mjs';

export const number = (value) => value.toLocaleString('en');

/** "1 row", "1,200 rows". */
export const counted = (count, noun) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

const ACTIONS = {
  new: 'would be added',
  changed: 'would be changed',
  same: 'already up to date',
  doubtful: 'ambiguous, skipped',
  closed: 'closed or not published, skipped',
  other: 'no car wash business, skipped',
  refused: 'refused, skipped',
};
const MAX_EXAMPLES = 3;

/** Summarizes an import with examples, and writes every problem by line to a file. */
export class Report {
  counts = Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, 0]));
  problems = 0;
  /** How many known providers close, and how many for a time. */
  closures = { closed_on: 0, closed_from: 0 };
  #examples = [];

  /** @param {CsvFile} file where the problems are written */
  constructor(file) {
    this.file = file;
  }

  /** Writes the report next to the input file, or into the current folder if that one is not writable. */
  static async create(path) {
    const name = `${basename(path, extname(path))}.report.csv`;
    const header = ['line', 'name', 'result', 'column', 'value', 'problem'];
    const file = await CsvFile.create(join(dirname(path), name), header).catch(() =>
      CsvFile.create(name, header),
    );
    return new Report(file);
  }

  async add(rows) {
    const lines = [];
    for (const { line, name, action, problems, changes } of rows) {
      this.counts[action] += 1;
      this.problems += problems.length;
      for (const { column, value, message } of problems)
        lines.push([line, name, action, column, value, message]);
      if (action === 'changed')
        for (const column of Object.keys(this.closures)) if (changes[column]?.[1]) this.closures[column] += 1;
      if (action === 'changed' && this.#examples.length < MAX_EXAMPLES)
        this.#examples.push({ line, name, changes });
    }
    if (lines.length > 0) await this.file.write(lines);
  }

  /** Returns the table as text. */
  table() {
    const shown = Object.entries(ACTIONS).filter(
      ([action]) => !['closed', 'other'].includes(action) || this.counts[action] > 0,
    );
    const lines = shown.map(
      ([action, description]) =>
        `  ${action.padEnd(9)} ${number(this.counts[action]).padStart(9)}  ${description}`,
    );
    const examples = this.#examples.map(
      ({ line, name, changes }) => `  line ${line}, ${name}: ${changesText(changes)}`,
    );
    const { closed_on: closed, closed_from: paused } = this.closures;
    if (closed + paused > 0)
      lines.push(
        `Of those changed, ${number(closed)} would be closed and ${number(paused)} temporarily closed.`,
      );
    return [...lines, ...(examples.length > 0 ? ['', 'Some of the changes:', ...examples] : [])].join('\n');
  }
}

function changesText(changes) {
  return Object.entries(changes)
    .map(([column, [before, after]]) => `${column} ${short(before)} → ${short(after)}`)
    .join(', ');
}

function short(value) {
  const text = value === null ? 'empty' : `"${String(value).replace(/\s+/g, ' ')}"`;
  return text.length > 40 ? `${text.slice(0, 39)}…"` : text;
}

const MAX_LISTED = 10;

/** Lists the first rows under a title, and the number of the remaining ones. */
export function listRows(rows, total, title) {
  if (total === 0) return;
  console.log(title);
  for (const { line, provider_id: id, name, problem } of rows.slice(0, MAX_LISTED))
    console.log(`  line ${line}, provider ${id ?? '?'}${name ? ` (${name})` : ''}: ${problem}`);
  if (total > MAX_LISTED) console.log(`  and ${number(total - MAX_LISTED)} more, in the table import_rows`);
}

const WIDTH = 30;

/** Shows the progress of a long task: a bar on a terminal, otherwise a line per five percent. */
export class Progress {
  #startedAt = performance.now();
  #lastStep = -1;

  constructor(label, total, stream = process.stderr) {
    this.label = label;
    this.total = total;
    this.stream = stream;
  }

  /** @param {number} done of `total` */
  show(done) {
    const share = this.total > 0 ? Math.min(1, done / this.total) : 1;
    const step = Math.floor(share * (this.stream.isTTY ? 1_000 : 20));
    if (step === this.#lastStep) return;
    this.#lastStep = step;
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    const left = share > 0.02 && share < 1 ? `, ${Math.ceil(seconds / share - seconds)} s left` : '';
    const numbers = `${number(done)} of ${number(this.total)}${left}`;
    if (!this.stream.isTTY) return void this.stream.write(`${this.label}: ${numbers}\n`);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    this.stream.write(`\r\u001B[K${this.label} ${bar} ${numbers}${share === 1 ? '\n' : ''}`);
  }
}
