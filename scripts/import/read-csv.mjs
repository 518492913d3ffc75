import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { Refusal } from '../processes/refusal.mjs';
import { knownNames } from './columns.mjs';

const DELIMITERS = [',', ';', '\t', '|'];
const NAMES = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
const START = 65_536;
/** What no row has; an unclosed quotation mark takes all that follows for one cell. */
const LONGEST_ROW = 100_000;

/**
 * The rows of a CSV file with the lines on which they begin, the header first; nothing but one row is kept in memory.
 * @returns {AsyncGenerator<{ line: number, cells: string[] }>}
 * @throws Refusal where a quotation mark is not closed.
 */
export async function* csvRows(path, encoding, delimiter) {
  const parser = parse({
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  // What goes wrong on the way ends the parser, and is thrown where it is read.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => {});
  let line = 1;
  try {
    for await (const { record, raw } of parser) {
      const isText = record.some((cell) => cell.trim() !== '') && !/^sep=.$/i.test(raw.trim());
      if (isText) yield { line, cells: record };
      line += 1 + (raw.replace(/[\r\n]$/, '').match(/\r\n|\n|\r/g)?.length ?? 0);
    }
  } catch (error) {
    if (!String(error.code).startsWith('CSV_')) throw error;
    throw new Refusal(
      `The row that begins on line ${line} does not end: a quotation mark (") in it is not closed, or stands alone.`,
    );
  } finally {
    parser.destroy();
  }
}

async function* decoded(path, encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The sign between the cells: with it, the first line has most names of columns. And its name. */
export async function findDelimiter(path, encoding) {
  let start = '';
  for await (const text of decoded(path, encoding)) {
    start += text;
    if (start.length >= START) break;
  }
  const told = /^\s*sep=(.)\s*[\r\n]/i.exec(start)?.[1];
  const delimiter = told ?? DELIMITERS.toSorted((a, b) => worth(start, b) - worth(start, a))[0];
  return { delimiter, name: NAMES[delimiter] ?? `"${delimiter}"` };
}

function worth(start, delimiter) {
  try {
    const options = {
      delimiter,
      to: 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    };
    const [header = []] = parseText(start, options);
    return knownNames(header) * 100 + header.length;
  } catch {
    return 0;
  }
}
