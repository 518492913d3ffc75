import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { UserError } from '../../../processes/user-error';
import { countKnownNames } from '../columns';
import type { Line, SourceTable } from './table';

const DELIMITERS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'pipes' };
/** Longer rows are caused by an unclosed quotation mark, which swallows everything after it. */
const MAX_ROW_SIZE = 2_000_000;

/** Opens CSV text as a table. */
export function openCsv(text: string, encoding: string): SourceTable {
  const delimiter = /^\s*sep=(.)\s*[\r\n]/i.exec(text)?.[1] ?? detectDelimiter(text.slice(0, 65_536));
  return {
    description: `${encoding}, separated by ${DELIMITERS[delimiter] ?? `"${delimiter}"`}`,
    lines: () => parseLines(text, delimiter),
  };
}

const OPTIONS = { relax_quotes: true, relax_column_count: true };

/** Returns the delimiter that yields the most column names in one of the first lines. */
function detectDelimiter(start: string): string {
  const score = (delimiter: string) => {
    const rows = firstRows(start, delimiter);
    return Math.max(0, ...rows.map((cells) => countKnownNames(cells) * 100 + Math.min(cells.length, 99)));
  };
  return Object.keys(DELIMITERS).sort((a, b) => score(b) - score(a))[0]!;
}

/** Returns the rows before the first error, at most ten: the start of a file may end in the middle of a row. */
function firstRows(start: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    parseText(start, {
      ...OPTIONS,
      delimiter,
      to: 10,
      skip_empty_lines: true,
      on_record: (record: string[]) => void rows.push(record),
    });
  } catch {
    // Reported when the whole file is read.
  }
  return rows;
}

/** Parses CSV into rows with the line on which each begins, header first. */
async function* parseLines(text: string, delimiter: string): AsyncGenerator<Line> {
  const parser = parse({
    delimiter,
    ...OPTIONS,
    raw: true,
    max_record_size: MAX_ROW_SIZE,
  });
  // Errors end the parser, which throws them to the loop below.
  pipeline(Readable.from(chunksOf(text)), parser, () => {});
  let line = 1;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      const hasText = record.some((cell) => cell.trim() !== '') && !/^sep=.$/i.test(raw.trim());
      if (hasText) yield { line, cells: record };
      line += 1 + (raw.replace(/[\r\n]$/, '').match(/\r\n|\n|\r/g)?.length ?? 0);
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('CSV_')) throw error;
    throw new UserError(`The row that begins on line ${line} has an unclosed quotation mark (").`);
  }
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += 65_536) {
    yield text.slice(start, start + 65_536);
    // Lets the parser consume rows first, so that the line of an unclosed quotation mark is known.
    await setImmediate();
  }
}
