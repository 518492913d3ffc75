import { createHash } from 'node:crypto';
import { Refusal } from '../processes/refusal.mjs';
import { cellText } from './cells.mjs';
import { mapColumns } from './columns.mjs';
import { inspectFile } from './inspect-file.mjs';
import { csvRows, findDelimiter } from './read-csv.mjs';
import { readRow } from './read-row.mjs';
import { xlsxRows } from './read-xlsx.mjs';

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256 (Arabic)',
};

/**
 * Opens a file of providers.
 * @returns What it is, its hash, the names of columns that are not read, how many rows it has, and `rows()`, which reads all
 *   of them anew.
 * @throws Refusal
 */
export async function openSource(path, maps) {
  const { kind, encoding, hash } = await inspectFile(path);
  const sheet = kind === 'xlsx' ? await xlsxRows(path) : undefined;
  const { delimiter, name } = sheet ? {} : await findDelimiter(path, encoding);
  const all = () => sheet ?? csvRows(path, encoding, delimiter);
  const { header, count } = await survey(all());
  if (!header) throw new Refusal('It has no lines with text.');
  const names = header.cells.map(cellText);
  const { columns, unread } = mapColumns(names, maps);
  if (count === 0) throw new Refusal('It has the names of columns and no row below them.');
  return {
    path,
    // The same file with other names of columns is another import.
    hash: createHash('sha256')
      .update(JSON.stringify([hash, columns]))
      .digest('hex')
      .slice(0, 12),
    description: sheet ? 'an Excel file' : `${ENCODINGS[encoding]}, separated by ${name}`,
    unread,
    count,
    rows: () => readRows(all(), columns),
  };
}

/** The first line and how many follow it: the file is read to its end before anything is done with it. */
async function survey(rows) {
  let [header, count] = [undefined, -1];
  for await (const row of rows) {
    header ??= row;
    count += 1;
  }
  return { header, count };
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
