import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../processes/user-error.ts';
import { escapeCell } from './cells.mjs';
import { COLUMNS } from './columns.mjs';

/** The byte order mark without which Excel misreads UTF-8. */
const BOM = '\uFEFF';
/** By default the library only quotes its own kind of line break. */
const STYLE = { record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** Writes a CSV file row by row, with formulas escaped for spreadsheets. */
export class CsvFile {
  #stream;

  /** @param {string} path @param {'w' | 'a'} flags */
  constructor(path, flags) {
    this.path = path;
    this.#stream = createWriteStream(path, { flags });
  }

  /**
   * @param {string} path
   * @param {string[]} header
   * @param {'append'} [mode] adds rows to a file that exists
   * @throws UserError if the file cannot be written
   */
  static async create(path, header, mode) {
    const isAppended = mode === 'append' && existsSync(path);
    const file = new CsvFile(path, isAppended ? 'a' : 'w');
    await once(file.#stream, 'open').catch((error) => {
      throw new UserError(`${path} cannot be written (${error.code}).`);
    });
    if (isAppended) return file;
    file.#stream.write(BOM);
    await file.write([header]);
    return file;
  }

  /** @param {unknown[][]} rows */
  async write(rows) {
    const cells = rows.map((row) => row.map(escapeCell));
    if (!this.#stream.write(stringify(cells, STYLE))) await once(this.#stream, 'drain');
  }

  async close() {
    this.#stream.end();
    await once(this.#stream, 'close');
  }
}

const PAGE = 500;

/** Exports every provider to a CSV file that can be imported again. @returns the number of providers */
export async function exportProviders(database, path) {
  const file = await CsvFile.create(path, COLUMNS);
  let [lastId, count] = [0, 0];
  for (;;) {
    const after = lastId;
    const rows = await database.rows((client) =>
      client.from('car_wash_locations').select(COLUMNS.join(',')).gt('id', after).order('id').limit(PAGE),
    );
    if (rows.length === 0) break;
    await file.write(rows.map((row) => COLUMNS.map((column) => row[column])));
    lastId = rows.at(-1).id;
    count += rows.length;
  }
  await file.close();
  return count;
}
