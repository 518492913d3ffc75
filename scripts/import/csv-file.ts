import { appendFile, writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../processes/user-error';
import type { Connection } from './connect';
import { escapeCell } from './read/cells';
import { COLUMNS } from './read/columns';
import { readAll } from './read-directory';

type Rows = readonly (readonly unknown[])[];

/** The byte order mark without which Excel misreads UTF-8. */
const BOM = '\uFEFF';
/** By default the library only quotes its own kind of line break. */
const STYLE = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

const csvOf = (rows: Rows) =>
  stringify(
    rows.map((row) => row.map(escapeCell)),
    STYLE,
  );

/** Writes a CSV file, with formulas escaped for spreadsheets. @throws UserError if the file cannot be written */
export async function writeCsv(path: string, header: readonly string[], rows: Rows = []): Promise<void> {
  await writeFile(path, BOM + csvOf([header, ...rows])).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${path} cannot be written (${error.code}).`);
  });
}

/** Adds rows to a CSV file. */
export async function appendCsv(path: string, rows: Rows): Promise<void> {
  await appendFile(path, csvOf(rows));
}

/** Exports every provider to a CSV file that can be imported again. @returns the number of providers */
export async function exportProviders(database: Connection, path: string): Promise<number> {
  const all = await readAll(database, 'car_wash_locations');
  // The entries that stay have what these had.
  const rows: readonly object[] = all.filter(({ merged_into: into }) => into === null);
  await writeCsv(
    path,
    COLUMNS,
    rows.map((row) => COLUMNS.map((column) => row[column as keyof typeof row])),
  );
  return rows.length;
}
