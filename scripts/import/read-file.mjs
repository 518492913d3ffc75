import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { UserError } from '../processes/user-error.mjs';
import { countKnownNames, mapColumns } from './columns.mjs';
import { cellText, readRow } from './read-row.mjs';

const MEGABYTE = 1_048_576;
const MAX_BYTES = { csv: 100 * MEGABYTE, xlsx: 20 * MEGABYTE };
/** Signatures of other file types. */
const UNSUPPORTED = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel file (.xls). Save it as .xlsx or as "CSV UTF-8".'],
  [[0x25, 0x50, 0x44, 0x46], 'It is a PDF, not a CSV or XLSX file.'],
  [[0x3c], 'It is a web page or XML, not a CSV file.'],
  [[0x7b], 'It is JSON, not a CSV file.'],
  [[0x5b], 'It is JSON, not a CSV file.'],
];
const XLSX = [0x50, 0x4b];

const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1256': 'Windows-1256 (Arabic)',
};
const BYTE_ORDER_MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const SAVE_AS_HELP = 'In Excel: File, Save As, "CSV UTF-8 (Comma delimited)".';
/** Expected characters: Arabic as written in the UAE, French accents and typographic punctuation. */
const EXPECTED = /[\u0600-\u0652àâçéèêëîïôùûüœ«»“”‘’–—…•·°²½×®©™€£\u00A0\u200C-\u200F]/i;
const MIXED_WORD = /(?=\p{L}*\p{Script=Arabic})(?=\p{L}*[à-ü])[\p{L}]+/gu;

const DELIMITERS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'pipes' };
/** Longer rows are caused by an unclosed quotation mark, which swallows everything after it. */
const MAX_ROW_SIZE = 100_000;

/**
 * Opens a file of providers.
 * @returns its path, hash, description, unknown columns, number of rows, and `rows()`, which reads them from
 * the start
 * @throws UserError
 */
export async function openSource(path, maps) {
  const bytes = await readBytes(path);
  const { description, lines } = startsWith(bytes, XLSX) ? await readXlsx(path) : readCsv(bytes);
  let [header, count] = [undefined, -1];
  // Reads the whole file first, so that errors are found before anything is written.
  for await (const line of lines()) {
    header ??= line;
    count += 1;
  }
  if (!header) throw new UserError('It has no text.');
  const { columns, unknown } = mapColumns(header.cells.map(cellText), maps);
  if (count === 0) throw new UserError('It has column names but no rows.');
  // The same file with another column mapping is a different import.
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(columns)).digest('hex').slice(0, 12);
  return { path, hash, description, unknown, count, rows: () => readRows(lines(), columns) };
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
          { column: 'id', value: row.id, message: `The id ${row.id} is already on line ${first}.` },
        ];
      else if (row.id && row.id !== 'new') lineOfId.set(row.id, line);
      yield row;
    }
    isHeader = false;
  }
}

async function readBytes(path) {
  const file = await stat(path).catch((error) => {
    throw new UserError(
      error.code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${error.code}).`,
    );
  });
  if (!file.isFile()) throw new UserError('It is not a file.');
  if (file.size === 0) throw new UserError('It is empty.');
  if (file.size > MAX_BYTES.csv) throw tooLarge(file.size, 'csv', 'Split it into several files.');
  const bytes = await readFile(path);
  const unsupported = UNSUPPORTED.find(([start]) => startsWith(bytes, start));
  if (unsupported) throw new UserError(unsupported[1]);
  if (startsWith(bytes, XLSX) && file.size > MAX_BYTES.xlsx)
    throw tooLarge(file.size, 'xlsx', 'Save it as "CSV UTF-8", or split it.');
  return bytes;
}

function tooLarge(size, kind, advice) {
  return new UserError(
    `It has ${Math.round(size / MEGABYTE)} MB; the limit for ${kind.toUpperCase()} is ${MAX_BYTES[kind] / MEGABYTE} MB. ${advice}`,
  );
}

const startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);

async function readXlsx(path) {
  const { readSheet } = await import('read-excel-file/node');
  const sheet = await readSheet(path).catch((error) => {
    throw new UserError(
      error.code === 'INVALID_ZIP'
        ? 'It is an incomplete Excel file or another kind of archive. Save or send it again.'
        : 'It is not an Excel file with a sheet. Save it as .xlsx or as "CSV UTF-8".',
    );
  });
  const lines = sheet
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  return { description: 'an Excel file', lines: () => lines };
}

function readCsv(bytes) {
  const { text, encoding } = decode(bytes);
  const delimiter = /^\s*sep=(.)\s*[\r\n]/i.exec(text)?.[1] ?? detectDelimiter(text.slice(0, 65_536));
  return {
    description: `${ENCODING_NAMES[encoding]}, separated by ${DELIMITERS[delimiter] ?? `"${delimiter}"`}`,
    lines: () => parseLines(text, delimiter),
  };
}

/** Decodes a file as UTF-8 if valid, else as Windows-1256 if plausible. @throws UserError if it is neither */
function decode(bytes) {
  const encoding = BYTE_ORDER_MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  rejectZeroBytes(bytes.subarray(0, 1_000));
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    rejectDamagedUtf8(new TextDecoder('utf-8').decode(bytes));
    const text = new TextDecoder('windows-1256').decode(bytes);
    rejectImplausible(text);
    return { text, encoding: 'windows-1256' };
  }
}

function rejectZeroBytes(start) {
  const [isInEven, isInOdd] = [0, 1].map((rest) =>
    start.some((byte, index) => byte === 0 && index % 2 === rest),
  );
  if (isInEven !== isInOdd)
    throw new UserError(`It seems to be UTF-16 without a byte order mark. ${SAVE_AS_HELP}`);
  if (isInEven) throw new UserError('It is a binary file, not a CSV file.');
}

function rejectDamagedUtf8(text) {
  if (count(text, /[^\x00-\x7F\uFFFD]/gu) <= count(text, /\uFFFD/g)) return;
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  throw new UserError(`It is UTF-8 with damaged characters, the first on line ${line}. ${SAVE_AS_HELP}`);
}

function rejectImplausible(text) {
  const total = count(text, /[^\x00-\x7F]/gu);
  const expected = count(text, new RegExp(EXPECTED, 'gi'));
  const mixed = (text.match(MIXED_WORD) ?? []).join('').length;
  if (expected < total * 0.9 || mixed > total * 0.1)
    throw new UserError(`Its encoding is unknown: neither UTF-8 nor Windows-1256. ${SAVE_AS_HELP}`);
}

function count(text, pattern) {
  let total = 0;
  for (const _match of text.matchAll(pattern)) total += 1;
  return total;
}

/** Returns the delimiter that yields the most column names in the first line. */
function detectDelimiter(start) {
  const score = (delimiter) => {
    try {
      const options = {
        delimiter,
        to: 1,
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: true,
      };
      const [header = []] = parseText(start, options);
      return countKnownNames(header) * 100 + header.length;
    } catch {
      return 0;
    }
  };
  return Object.keys(DELIMITERS).toSorted((a, b) => score(b) - score(a))[0];
}

/** Parses CSV into rows with the line on which each begins, header first. */
async function* parseLines(text, delimiter) {
  const parser = parse({
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_SIZE,
  });
  // Errors end the parser, which throws them to the loop below.
  pipeline(Readable.from(chunksOf(text)), parser, () => {});
  let line = 1;
  try {
    for await (const { record, raw } of parser) {
      const hasText = record.some((cell) => cell.trim() !== '') && !/^sep=.$/i.test(raw.trim());
      if (hasText) yield { line, cells: record };
      line += 1 + (raw.replace(/[\r\n]$/, '').match(/\r\n|\n|\r/g)?.length ?? 0);
    }
  } catch (error) {
    if (!String(error.code).startsWith('CSV_')) throw error;
    throw new UserError(`The row that begins on line ${line} has an unclosed quotation mark (").`);
  }
}

async function* chunksOf(text) {
  for (let start = 0; start < text.length; start += 65_536) {
    yield text.slice(start, start + 65_536);
    // Lets the parser consume rows first, so that the line of an unclosed quotation mark is known.
    await setImmediate();
  }
}
