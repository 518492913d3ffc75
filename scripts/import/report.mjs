import { basename, dirname, extname, join } from 'node:path';
import { CsvFile } from './csv-file.mjs';

const ACTIONS = {
  new: 'would be added',
  changed: 'would be changed',
  same: 'as they are already',
  doubtful: 'in doubt, left out',
  refused: 'refused, left out',
};
const EXAMPLES = 3;

/** What an import would do, counted, with some examples; and a file of every problem by line. */
export class Report {
  counts = Object.fromEntries(Object.keys(ACTIONS).map((action) => [action, 0]));
  problems = 0;
  #examples = [];

  /** The file is put beside the one that is read, or into this folder where that one is closed. */
  static async create(path) {
    const name = `${basename(path, extname(path))}.report.csv`;
    const header = ['line', 'name', 'result', 'column', 'value', 'problem'];
    const report = new Report();
    report.file = await CsvFile.create(join(dirname(path), name), header).catch(() =>
      CsvFile.create(name, header),
    );
    return report;
  }

  async add(rows) {
    const lines = [];
    for (const { line, name, action, problems, changes } of rows) {
      this.counts[action] += 1;
      this.problems += problems.length;
      for (const { column, value, sentence } of problems)
        lines.push([line, name, action, column, value, sentence]);
      if (action === 'changed' && this.#examples.length < EXAMPLES)
        this.#examples.push({ line, name, changes });
    }
    if (lines.length > 0) await this.file.write(lines);
  }

  /** The table, as lines of text. */
  table() {
    const lines = Object.entries(ACTIONS).map(
      ([action, meaning]) =>
        `  ${action.padEnd(9)} ${this.counts[action].toLocaleString('en').padStart(9)}  ${meaning}`,
    );
    const examples = this.#examples.map(
      ({ line, name, changes }) => `  line ${line}, ${name}: ${changesText(changes)}`,
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
  const text = value === null ? 'nothing' : `"${String(value).replace(/\s+/g, ' ')}"`;
  return text.length > 40 ? `${text.slice(0, 39)}…"` : text;
}
