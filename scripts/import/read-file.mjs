import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../processes/user-error.ts';
import { cellText, isEmptyWord, parseScore, RATING_SCALES } from './cells.ts';
import { countKnownNames } from './columns.ts';
import { findExporter } from './exporters.mjs';
import { mapColumns } from './mapping.mjs';
import { readRow } from './read-row.mjs';
import { openCsv } from './tables/csv.mjs';
import { decodeText } from './tables/encoding.mjs';
import { openJson } from './tables/json.mjs';

const MEGABYTE = 1_048_576;
const MAX_BYTES = { csv: 100 * MEGABYTE, xlsx: 20 * MEGABYTE };
/** Signatures of other file types. */
/** @type {[start: number[], message: string][]} */
const UNSUPPORTED = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel file (.xls). Save it as .xlsx or as "CSV UTF-8".'],
  [[0x25, 0x50, 0x44, 0x46], 'It is a PDF, not a CSV or XLSX file.'],
  [[0x3c], 'It is a web page or XML, not a CSV file.'],
];
const XLSX = [0x50, 0x4b];

/** Titles and blank lines may precede the names of the columns. */
const MAX_TITLE_LINES = 10;
/** A line is only taken for the names of columns below a title if it has so many of them. */
const MIN_NAMES = 2;
/** What Google and Yelp write instead of prices. */
const PRICE_LEVEL = /^(?:[1-4](?:\.0)?|\${1,4}|PRICE_LEVEL_\w+)$/;

/**
 * Opens a file of providers: CSV, XLSX, JSON or GeoJSON.
 * @param {string} path
 * @param {{ map?: string[], encoding?: string, sheet?: string, source?: string, 'rating-scale'?: string }} options
 * @returns its path, hash, description, remarks, mapping, number of rows, and `rows()`, which reads them from the start
 * @throws UserError
 */
export async function openSource(path, { map, encoding, sheet, source, 'rating-scale': scale } = {}) {
  const { bytes, table } = await openTableFile(path, { encoding, sheet });
  const header = await findHeader(table);
  const { count, levels, highest } = await survey(table, header);
  const mapping = { ...mapColumns(header.cells.map(cellText), map, source), width: header.cells.length };
  mapping.ratingScale = ratingScale(mapping, highest, scale);
  const remarks = [...(table.remarks ?? [])];
  const isLevel = ({ column, indexes }) =>
    column === 'price_range' && indexes.every((index) => levels.includes(index));
  if (mapping.sources.some(isLevel))
    remarks.push('The prices are levels from 1 to 4, not dirhams. They are ignored.');
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
    rows: () => readRows(table.lines(), header, mapping),
  };
}

/**
 * Returns what the ratings of a file are out of; undefined for five.
 * @param {number[]} highest the highest rating in each column
 * @param {string} [given] what the command says
 * @throws UserError if they may be out of ten: 4.9 would then be stored as an excellent rating
 */
function ratingScale(mapping, highest, given) {
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
export async function withFileName(file, read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${file}: ${error.message} Nothing was written.`);
    throw error;
  }
}

/**
 * Opens a file as a table of lines.
 * @param {string} path
 * @param {{ encoding?: string, sheet?: string }} options
 * @throws UserError
 */
export async function openTableFile(path, options) {
  const bytes = await readBytes(path);
  return { bytes, table: await openTable(path, bytes, options) };
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 * @param {{ encoding?: string, sheet?: string }} options
 */
async function openTable(path, bytes, { encoding, sheet }) {
  if (startsWith(bytes, XLSX)) {
    const { openXlsx } = await import('./tables/xlsx.mjs');
    return openXlsx(path, bytes, sheet);
  }
  const { text, encoding: name } = decodeText(bytes, encoding);
  return /^[\uFEFF\s]*[[{]/.test(text) ? openJson(text, name) : openCsv(text, name);
}

async function findHeader(table) {
  const start = [];
  for await (const line of table.lines()) if (start.push(line) === MAX_TITLE_LINES) break;
  if (start.length === 0) throw new UserError('It has no text.');
  const score = ({ cells }) => {
    const names = cells.map(cellText);
    return countKnownNames(names) + (findExporter(names) ? names.length : 0);
  };
  const best = start.toSorted((a, b) => score(b) - score(a))[0];
  return score(best) >= MIN_NAMES ? best : start[0];
}

/**
 * Reads the whole file, so that errors are found before anything is written.
 * @returns the number of rows, the indexes of the columns that hold nothing but price levels, and the highest rating that each
 * column could hold
 */
async function survey(table, header) {
  const levels = new Map();
  /** @type {number[]} */
  const highest = [];
  let count = 0;
  for await (const { line, cells } of table.lines()) {
    if (line <= header.line) continue;
    count += 1;
    cells.forEach((cell, index) => {
      const text = cellText(cell);
      if (text && !isEmptyWord(text) && levels.get(index) !== false)
        levels.set(index, PRICE_LEVEL.test(text));
      const { score, outOf } = parseScore(text);
      if (outOf === undefined && score <= 100 && score > (highest[index] ?? 0)) highest[index] = score;
    });
  }
  if (count === 0) throw new UserError('It has column names but no rows.');
  return {
    count,
    levels: [...levels].filter(([, isLevel]) => isLevel).map(([index]) => index),
    highest,
  };
}

async function* readRows(lines, header, mapping) {
  const lineOfId = new Map();
  for await (const { line, cells } of lines) {
    if (line <= header.line) continue;
    const row = { line, ...readRow(cells, mapping) };
    const first = lineOfId.get(row.id);
    if (first)
      row.problems = [
        { column: 'id', value: String(row.id), message: `The id ${row.id} is already on line ${first}.` },
      ];
    else if (row.id && row.id !== 'new') lineOfId.set(row.id, line);
    yield row;
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
