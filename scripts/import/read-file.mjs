import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { Refusal } from '../processes/refusal.mjs';
import { knownNames, mapColumns } from './columns.mjs';
import { cellText, readRow } from './read-row.mjs';

const MEGABYTE = 1_048_576;
const MOST = { csv: 100 * MEGABYTE, xlsx: 20 * MEGABYTE };
/** Signatures of other file types. */
const REFUSED = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'It is an Excel file of the old kind (.xls). Save it as .xlsx or as "CSV UTF-8".',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'It is a PDF. A CSV or XLSX file is needed.'],
  [[0x3c], 'It is a web page or XML, and no CSV.'],
  [[0x7b], 'It is JSON, and no CSV.'],
  [[0x5b], 'It is JSON, and no CSV.'],
];
const XLSX = [0x50, 0x4b];

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256 (Arabic)',
};
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const SAVE_AGAIN = 'In Excel: File, Save As, "CSV UTF-8 (Comma delimited)".';
/** Arabic as written in the UAE, French accents and typographic punctuation. */
const EXPECTED = /[\u0600-\u0652àâçéèêëîïôùûüœ«»“”‘’–—…•·°²½×®©™€£\u00A0\u200C-\u200F]/i;
const MIXED_WORD = /(?=\p{L}*\p{Script=Arabic})(?=\p{L}*[à-ü])[\p{L}]+/gu;

const DELIMITERS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
/** The longest plausible row; an unclosed quotation mark swallows everything after it. */
const LONGEST_ROW = 100_000;

/**
 * Opens a file of providers.
 * @returns its path, hash, description, unread columns, number of rows, and `rows()`, which reads them from
 * the start
 * @throws Refusal
 */
export async function openSource(path, maps) {
  const bytes = await bytesOf(path);
  const { description, lines } = startsWith(bytes, XLSX) ? await xlsxLines(path) : csvLines(bytes);
  let [header, count] = [undefined, -1];
  // Reads the whole file before anything is done with it.
  for await (const line of lines()) {
    header ??= line;
    count += 1;
  }
  if (!header) throw new Refusal('It has no lines with text.');
  const { columns, unread } = mapColumns(header.cells.map(cellText), maps);
  if (count === 0) throw new Refusal('It has the names of columns and no row below them.');
  // The same file with another column mapping is a different import.
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(columns)).digest('hex').slice(0, 12);
  return { path, hash, description, unread, count, rows: () => readRows(lines(), columns) };
}

async function* readRows(lines, columns) {
  const lineOfId = new Map();
  let isHeader = true;
  for await (const { line, cells } of lines) {
    if (!isHeader) {
      const row = { line, ...readRow(cells, columns) };
      const first = lineOfId.get(row.id);
      if (first)
        row.problems = [
          { column: 'id', value: row.id, sentence: `The id ${row.id} stands on line ${first} already.` },
        ];
      else if (row.id && row.id !== 'new') lineOfId.set(row.id, line);
      yield row;
    }
    isHeader = false;
  }
}

async function bytesOf(path) {
  const file = await stat(path).catch((error) => {
    throw new Refusal(
      error.code === 'ENOENT' ? 'There is no such file.' : `It can not be read (${error.code}).`,
    );
  });
  if (!file.isFile()) throw new Refusal('It is no file.');
  if (file.size === 0) throw new Refusal('It is empty.');
  if (file.size > MOST.csv) throw tooLarge(file.size, 'csv', 'Split it into several files.');
  const bytes = await readFile(path);
  const refused = REFUSED.find(([start]) => startsWith(bytes, start));
  if (refused) throw new Refusal(refused[1]);
  if (startsWith(bytes, XLSX) && file.size > MOST.xlsx)
    throw tooLarge(file.size, 'xlsx', 'Save it as "CSV UTF-8", or split it.');
  return bytes;
}

function tooLarge(size, kind, advice) {
  return new Refusal(
    `It has ${Math.round(size / MEGABYTE)} MB, and at most ${MOST[kind] / MEGABYTE} MB of ${kind.toUpperCase()} are read at once. ${advice}`,
  );
}

const startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);

async function xlsxLines(path) {
  const { readSheet } = await import('read-excel-file/node');
  const sheet = await readSheet(path).catch((error) => {
    throw new Refusal(
      error.code === 'INVALID_ZIP'
        ? 'It is not a whole Excel file: its end is missing, or it is another kind of archive. Save or send it again.'
        : 'It is no Excel file with a sheet in it. Save it as .xlsx or as "CSV UTF-8".',
    );
  });
  const lines = sheet
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  return { description: 'an Excel file', lines: () => lines };
}

function csvLines(bytes) {
  const { text, encoding } = decode(bytes);
  const delimiter = /^\s*sep=(.)\s*[\r\n]/i.exec(text)?.[1] ?? bestDelimiter(text.slice(0, 65_536));
  return {
    description: `${ENCODING_NAMES[encoding]}, separated by ${DELIMITERS[delimiter] ?? `"${delimiter}"`}`,
    lines: () => parseLines(text, delimiter),
  };
}

/** Decodes a file: as UTF-8 if valid, as Windows-1256 if plausible, else it is refused. */
function decode(bytes) {
  const marked = MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  refuseZeroBytes(bytes.subarray(0, 1_000));
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    refuseDamage(new TextDecoder('utf-8').decode(bytes));
    const text = new TextDecoder('windows-1256').decode(bytes);
    refuseNonsense(text);
    return { text, encoding: 'windows-1256' };
  }
}

function refuseZeroBytes(start) {
  const [isInEven, isInOdd] = [0, 1].map((rest) =>
    start.some((byte, index) => byte === 0 && index % 2 === rest),
  );
  if (isInEven !== isInOdd)
    throw new Refusal(`It seems to be UTF-16 without the mark that says so. ${SAVE_AGAIN}`);
  if (isInEven) throw new Refusal('It is no text: it has zero bytes in it. A CSV file is needed.');
}

function refuseDamage(text) {
  if (count(text, /[^\x00-\x7F\uFFFD]/gu) <= count(text, /\uFFFD/g)) return;
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  throw new Refusal(
    `It is UTF-8 but for some damaged letters, the first of them on line ${line}. ${SAVE_AGAIN}`,
  );
}

function refuseNonsense(text) {
  const signs = count(text, /[^\x00-\x7F]/gu);
  const expected = count(text, new RegExp(EXPECTED, 'gi'));
  const mixed = (text.match(MIXED_WORD) ?? []).join('').length;
  if (expected < signs * 0.9 || mixed > signs * 0.1)
    throw new Refusal(
      `Its encoding is not known: it is not UTF-8, and as Windows-1256 it makes no Arabic. ${SAVE_AGAIN}`,
    );
}

function count(text, pattern) {
  let found = 0;
  for (const _match of text.matchAll(pattern)) found += 1;
  return found;
}

/** The separator that yields the most column names in the first line. */
function bestDelimiter(start) {
  const worth = (delimiter) => {
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
  };
  return Object.keys(DELIMITERS).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Parses CSV into rows with the line on which each begins, header first. */
async function* parseLines(text, delimiter) {
  const parser = parse({
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  // Errors on the way end the parser and are thrown to the reader.
  pipeline(Readable.from(piecesOf(text)), parser, () => {});
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
  }
}

async function* piecesOf(text) {
  for (let start = 0; start < text.length; start += 65_536) {
    yield text.slice(start, start + 65_536);
    // Rows are consumed meanwhile, so that the line of an unclosed quotation mark is known.
    await setImmediate();
  }
}
