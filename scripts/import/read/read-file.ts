import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../../processes/user-error';
import { cellText, isEmptyWord, parseScore, RATING_SCALES } from './cells';
import { countKnownNames } from './columns';
import { type ColumnSource, findFormat } from './formats';
import { mapColumns, type Mapping } from './mapping';
import { type ReadRow, readRow } from './read-row';
import { openCsv } from './tables/csv';
import { decodeText } from './tables/encoding';
import { openJson } from './tables/json';
import type { Line, SourceTable } from './tables/table';

const MEGABYTE = 1_048_576;
const MAX_BYTES = { csv: 100 * MEGABYTE, xlsx: 20 * MEGABYTE };
/** Signatures of other file types. */
const UNSUPPORTED: [start: number[], message: string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel file (.xls). Save it as .xlsx or as "CSV UTF-8".'],
  [[0x25, 0x50, 0x44, 0x46], 'It is a PDF, not a CSV or XLSX file.'],
  [[0x3c], 'It is a web page or XML, not a CSV file.'],
];
const XLSX = [0x50, 0x4b];

/** Titles and blank lines may precede the names of the columns. */
const MAX_TITLE_LINES = 10;
/** A line is only taken for the names of columns below a title if it has so many of them. */
const MIN_NAMES = 2;
const OUR_ID = /^'?(?:\d{1,9}|new)$/i;
/** What Google and Yelp write instead of prices. */
const PRICE_LEVEL = /^(?:[1-4](?:\.0)?|\${1,4}|PRICE_LEVEL_\w+)$/;

/** How a file is opened; like the options of the command. */
export interface OpenOptions {
  map?: readonly string[];
  encoding?: string;
  sheet?: string;
  /** Whose ids the column `source_id` has. */
  source?: string;
  'rating-scale'?: string;
}

/** A file of providers. */
export interface OpenedFile {
  path: string;
  hash: string;
  description: string;
  remarks: string[];
  mapping: Mapping;
  /** Its number of rows. */
  count: number;
  /** Reads them from the start. */
  rows: () => AsyncGenerator<ImportRow>;
}

/** A row, and the line on which it begins. */
export type ImportRow = ReadRow & { line: number };

/**
 * Opens a file of providers: CSV, XLSX, JSON or GeoJSON.
 * @throws UserError
 */
export async function openSource(
  path: string,
  { map, encoding, sheet, source, 'rating-scale': scale }: OpenOptions = {},
): Promise<OpenedFile> {
  const { bytes, table } = await openTableFile(path, { encoding, sheet });
  const header = await findHeader(table);
  const { count, levels, highest, filled, foreign } = await survey(table, header);
  const names = header.cells.map(cellText);
  const mapping = mapColumns(names, map, source, { filled, foreign });
  mapping.ratingScale = ratingScale(mapping, highest, scale);
  const remarks = [...(table.remarks ?? [])];
  const isLevel = ({ column, indexes }: ColumnSource) =>
    column === 'price_range' && indexes.every((index) => levels.includes(index));
  if (mapping.sources.some(isLevel))
    remarks.push('The prices are levels from 1 to 4, not dirhams. They are ignored.');
  const { foreignIds } = mapping;
  if (foreignIds !== undefined)
    remarks.push(
      `The ids in "${foreignIds}" are not those of this directory, so they are ignored. To keep them, say whose they are: --map '${foreignIds}=source_id' --source 'Its name'`,
    );
  mapping.sources = mapping.sources.filter((source) => !isLevel(source));
  // The same file with another column mapping is a different import.
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify(mapping.sources))
    .update(table.description)
    .update(scale ?? '')
    .digest('hex')
    .slice(0, 12);
  return {
    path,
    hash,
    description: table.description,
    remarks,
    mapping,
    count,
    rows: () => readRows(table, header, mapping),
  };
}

/**
 * Returns what the ratings of a file are out of; undefined for five.
 * @param highest the highest rating in each column
 * @param given what the command says
 * @throws UserError if they may be out of ten: 4.9 would then be stored as an excellent rating
 */
function ratingScale(mapping: Mapping, highest: readonly number[], given?: string): number | undefined {
  if (given !== undefined && !RATING_SCALES.includes(Number(given)))
    throw new UserError(`--rating-scale takes ${RATING_SCALES.join(', ')}.`);
  if (given ?? mapping.ratingScale) return Number(given ?? mapping.ratingScale);
  const ratings = mapping.sources
    .filter(({ column }) => column === 'rating')
    .flatMap(({ indexes }) => indexes);
  const best = Math.max(0, ...ratings.map((index) => highest[index] ?? 0));
  if (best > 5)
    throw new UserError(
      `Its ratings go up to ${best}, so they are not all stars out of five. Say what they are out of: --rating-scale 10 (with 5, those above are refused).`,
    );
  return undefined;
}

/** Prefixes errors with the file name. */
export async function withFileName<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${file}: ${error.message} Nothing was written.`);
    throw error;
  }
}

/**
 * Opens a file as a table of lines.
 * @throws UserError
 */
export async function openTableFile(
  path: string,
  options: OpenOptions,
): Promise<{ bytes: Buffer; table: SourceTable }> {
  const bytes = await readBytes(path);
  return { bytes, table: await openTable(path, bytes, options) };
}

async function openTable(
  path: string,
  bytes: Buffer,
  { encoding, sheet }: OpenOptions,
): Promise<SourceTable> {
  if (startsWith(bytes, XLSX)) {
    const { openXlsx } = await import('./tables/xlsx');
    return openXlsx(path, bytes, sheet);
  }
  const { text, encoding: name } = decodeText(bytes, encoding);
  return /^[\uFEFF\s]*[[{]/.test(text) ? openJson(text, name) : openCsv(text, name);
}

async function findHeader(table: SourceTable): Promise<Line> {
  const start: Line[] = [];
  for await (const line of table.lines())
    if (start.push(line) === (table.startsWithNames ? 1 : MAX_TITLE_LINES)) break;
  const [first] = start;
  if (!first) throw new UserError('It has no text.');
  const score = ({ cells }: Line) => {
    const names = cells.map(cellText);
    return countKnownNames(names) + (findFormat(names) ? names.length : 0);
  };
  const best = start.reduce((most, line) => (score(line) > score(most) ? line : most));
  return score(best) >= MIN_NAMES ? best : first;
}

/**
 * Reads the whole file, so that errors are found before anything is written.
 * @returns the number of rows, the indexes of the columns that hold nothing but price levels, the highest rating that each
 * column could hold, its first filled cell, and the indexes of the columns in which no cell could be an id of ours
 */
async function survey(table: SourceTable, header: Line) {
  const levels = new Map<number, boolean>();
  const highest: number[] = [];
  const filled: string[] = [];
  const foreign = new Set<number>();
  let count = 0;
  for await (const { line, cells } of table.lines()) {
    if (line <= header.line) continue;
    count += 1;
    cells.forEach((cell, index) => {
      const text = cellText(cell);
      if (text && !isEmptyWord(text)) {
        if (filled[index] === undefined) foreign.add(index);
        filled[index] ??= text;
        if (OUR_ID.test(text)) foreign.delete(index);
        if (levels.get(index) !== false) levels.set(index, PRICE_LEVEL.test(text));
      }
      const { score, outOf } = parseScore(text);
      if (outOf === undefined && score <= 100 && score > (highest[index] ?? 0)) highest[index] = score;
    });
  }
  if (count === 0) throw new UserError('It has column names but no rows.');
  return {
    count,
    levels: [...levels].filter(([, isLevel]) => isLevel).map(([index]) => index),
    highest,
    filled,
    foreign,
  };
}

async function* readRows(table: SourceTable, header: Line, mapping: Mapping): AsyncGenerator<ImportRow> {
  const lineOfId = new Map<string, number>();
  for await (const { line, cells } of table.lines()) {
    if (line <= header.line) continue;
    const row: ImportRow = { line, ...readRow(cells, mapping, header.cells.length) };
    const first = row.id && lineOfId.get(row.id);
    if (first)
      row.problems = [
        { column: 'id', value: String(row.id), message: `The id ${row.id} is already on line ${first}.` },
      ];
    else if (row.id && row.id !== 'new') lineOfId.set(row.id, line);
    yield row;
  }
}

async function readBytes(path: string): Promise<Buffer> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
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

function tooLarge(size: number, kind: keyof typeof MAX_BYTES, advice: string): UserError {
  return new UserError(
    `It has ${Math.round(size / MEGABYTE)} MB; the limit for ${kind.toUpperCase()} is ${MAX_BYTES[kind] / MEGABYTE} MB. ${advice}`,
  );
}

const startsWith = (bytes: Buffer, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
