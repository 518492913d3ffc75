import { createHash } from 'node:crypto';
import { Refusal } from '../processes/refusal.mjs';
import { cellText } from './cells.mjs';
import { mapColumns } from './columns.mjs';
import { inspectFile } from './inspect-file.mjs';
import { csvRows, findDelimiter } from './read-csv.mjs';
import { xlsxRows } from './read-xlsx.mjs';
import { readRow } from './row-schema.mjs';

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256 (Arabic)',
};

/**
 * Opens a file of providers.
 * @returns What it is, its hash, the columns of it, those that are not known, and `rows()`, which reads all rows anew.
 * @throws Refusal
 */
export async function openSource(path, maps) {
  const { kind, encoding, hash } = await inspectFile(path);
  const sheet = kind === 'xlsx' ? await xlsxRows(path) : undefined;
  const { delimiter, name } = sheet ? {} : await findDelimiter(path, encoding);
  const all = () => sheet ?? csvRows(path, encoding, delimiter);
  const header = await firstOf(all());
  if (!header) throw new Refusal('It has no lines with text.');
  const names = header.cells.map(cellText);
  const columns = mapColumns(names, maps);
  return {
    path,
    // The same file with other names of columns is another import.
    hash: createHash('sha256')
      .update(JSON.stringify([hash, columns]))
      .digest('hex')
      .slice(0, 12),
    description: sheet ? 'an Excel file' : `${ENCODINGS[encoding]}, separated by ${name}`,
    columns,
    unknown: names.filter((name, index) => name && !columns[index] && !isLeftOut(name, maps)),
    rows: () => readRows(all(), columns),
  };
}

function isLeftOut(name, maps = []) {
  return maps.some((map) => map.trim() === `${name}=`);
}

async function firstOf(rows) {
  for await (const row of rows) return row;
  return undefined;
}

async function* readRows(rows, columns) {
  /** On which line an id stands. */
  const ids = new Map();
  let isHeader = true;
  for await (const { line, cells } of rows) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const row = { line, ...readRow(cells, columns) };
    const first = ids.get(row.id);
    if (first)
      row.problems = [
        { column: 'id', value: row.id, sentence: `The id ${row.id} stands on line ${first} already.` },
      ];
    else if (row.id && row.id !== 'new') ids.set(row.id, line);
    yield row;
  }
}

/**
 * Reads a file to its end once: how many rows there are, and how many of them are refused as they are.
 * @throws Refusal when there are none, or the file can not be read to its end.
 */
export async function countRows(source) {
  let [rows, refused] = [0, 0];
  for await (const { problems } of source.rows()) {
    rows += 1;
    if (problems) refused += 1;
  }
  if (rows === 0) throw new Refusal('It has the names of columns and no row below them.');
  return { rows, refused };
}
