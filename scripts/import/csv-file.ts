import { once } from 'node:events';
import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../processes/user-error';
import { escapeCell } from './cells';
import { COLUMNS } from './columns';
import type { Connection } from './connect';

/** The byte order mark without which Excel misreads UTF-8. */
const BOM = '\uFEFF';
/** By default the library only quotes its own kind of line break. */
const STYLE = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Writes a CSV file row by row, with formulas escaped for spreadsheets. */
export class CsvFile {
  readonly #stream: WriteStream;

  private constructor(
    readonly path: string,
    flags: 'w' | 'a',
  ) {
    this.#stream = createWriteStream(path, { flags });
  }

  /**
   * @param mode 'append' adds rows to a file that exists
   * @throws UserError if the file cannot be written
   */
  static async create(path: string, header: readonly string[], mode?: 'append'): Promise<CsvFile> {
    const isAppended = mode === 'append' && existsSync(path);
    const file = new CsvFile(path, isAppended ? 'a' : 'w');
    await once(file.#stream, 'open').catch((error: NodeJS.ErrnoException) => {
      throw new UserError(`${path} cannot be written (${error.code}).`);
    });
    if (isAppended) return file;
    file.#stream.write(BOM);
    await file.write([header]);
    return file;
  }

  async write(rows: readonly (readonly unknown[])[]): Promise<void> {
    const cells = rows.map((row) => row.map(escapeCell));
    if (!this.#stream.write(stringify(cells, STYLE))) await once(this.#stream, 'drain');
  }

  async close(): Promise<void> {
    this.#stream.end();
    await once(this.#stream, 'close');
  }
}

const PAGE = 500;

/** Exports every provider to a CSV file that can be imported again. @returns the number of providers */
export async function exportProviders(database: Connection, path: string): Promise<number> {
  const file = await CsvFile.create(path, COLUMNS);
  let [lastId, count] = [0, 0];
  for (;;) {
    const after = lastId;
    const rows: Record<string, unknown>[] = await database.rows((client) =>
      client.from('car_wash_locations').select(COLUMNS.join(',')).gt('id', after).order('id').limit(PAGE),
    );
    if (rows.length === 0) break;
    await file.write(rows.map((row) => COLUMNS.map((column) => row[column])));
    lastId = Number(rows.at(-1)!.id);
    count += rows.length;
  }
  await file.close();
  return count;
}
