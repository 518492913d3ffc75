import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../processes/refusal.mjs';
import { writtenCell } from './cells.mjs';

/** Without it Excel takes UTF-8 for another encoding. */
const BOM = '\uFEFF';
/** Left alone it would quote no other line break than its own. */
const STYLE = { record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** A CSV file that is written row by row, which spreadsheets read and run nothing of. */
export class CsvFile {
  #stream;

  /** @throws Refusal when it can not be written. */
  static async create(path, header) {
    const file = new CsvFile();
    file.path = path;
    file.#stream = createWriteStream(path);
    await once(file.#stream, 'open').catch((error) => {
      throw new Refusal(`${path} can not be written (${error.code}).`);
    });
    file.#stream.write(BOM);
    await file.write([header]);
    return file;
  }

  /** @param {unknown[][]} rows */
  async write(rows) {
    const cells = rows.map((row) => row.map(writtenCell));
    if (!this.#stream.write(stringify(cells, STYLE))) await once(this.#stream, 'drain');
  }

  async close() {
    this.#stream.end();
    await once(this.#stream, 'close');
  }
}
