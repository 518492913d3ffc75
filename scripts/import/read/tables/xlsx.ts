import { unzipSync } from 'fflate';
import { UserError } from '../../../processes/user-error';
import { cellText } from '../cells';
import { countKnownNames, nameKey } from '../columns';
import type { Line, SourceTable } from './table';

interface Sheet {
  /** Its name. */
  sheet: string;
  data: readonly (readonly unknown[])[];
}

/** A sheet is read if one of its first rows has so many column names. */
const MIN_NAMES = 2;

/**
 * Opens an Excel file as a table: the sheet named, or all sheets of providers one after the other, if they have the same columns. The
 * name of the sheet is one more cell then: branches are often listed by emirate.
 * @throws UserError if it is none, or if several sheets have different columns
 */
export async function openXlsx(path: string, bytes: Buffer, sheetName?: string): Promise<SourceTable> {
  const { default: readWorkbook } = await import('read-excel-file/node');
  const sheets: Sheet[] = await readWorkbook(path).catch((error: { code?: string }) => {
    throw new UserError(
      error.code === 'INVALID_ZIP'
        ? 'It is an incomplete Excel file or another kind of archive. Save or send it again.'
        : 'It is not an Excel file with a sheet. Save it as .xlsx or as "CSV UTF-8".',
    );
  });
  const chosen = chooseSheets(sheets, sheetName);
  const lines = chosen.length > 1 ? joinSheets(chosen) : linesOf(chosen[0]!.data);
  const formulas = countFormulas(bytes);
  const names = chosen.map(({ sheet }) => `"${sheet}"`).join(', ');
  return {
    description:
      sheets.length > 1
        ? `an Excel file, ${chosen.length > 1 ? 'sheets' : 'sheet'} ${names}`
        : 'an Excel file',
    remarks: [
      chosen.length > 1 ? 'The lines of its second sheet are counted from 1,000, and so on.' : '',
      formulas > 0
        ? `It has ${formulas} formulas, of which the last computed values are read. Open and save it if they are old.`
        : '',
    ].filter(Boolean),
    lines: () => lines,
  };
}

const linesOf = (data: Sheet['data']): Line[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cellText(cell)));

/** Returns the row that names the columns of a sheet; -1 if it has none. */
function headerIndex({ data }: Sheet): number {
  const counts = data.slice(0, 10).map((row) => countKnownNames(row.map(cellText)));
  const most = Math.max(0, ...counts);
  return most >= MIN_NAMES ? counts.indexOf(most) : -1;
}

const headerKey = (sheet: Sheet) =>
  sheet.data[headerIndex(sheet)]!.map((cell) => nameKey(cellText(cell))).join('|');

function chooseSheets(sheets: readonly Sheet[], wanted: string | undefined): Sheet[] {
  if (wanted !== undefined) {
    const found = sheets.find(({ sheet }) => sheet.trim().toLowerCase() === wanted.trim().toLowerCase());
    const names = sheets.map(({ sheet }) => `"${sheet}"`).join(', ');
    if (!found) throw new UserError(`--sheet: there is no sheet "${wanted}". The sheets are ${names}.`);
    return [found];
  }
  const tables = sheets.filter((sheet) => headerIndex(sheet) >= 0);
  if (new Set(tables.map(headerKey)).size > 1)
    throw new UserError(
      `Several sheets have providers, in different columns. Choose one of ${tables.map(({ sheet }) => `"${sheet}"`).join(', ')}: --sheet '${tables[0]!.sheet}'`,
    );
  if (tables.length > 0) return tables;
  return [sheets.find(({ data }) => linesOf(data).length > 0) ?? sheets[0]!];
}

/** Joins sheets with the same columns; lines are counted through, a thousand or more apart. */
function joinSheets(sheets: readonly Sheet[]): Line[] {
  let first = 0;
  return sheets.flatMap((sheet, position) => {
    const start = headerIndex(sheet);
    const lines = linesOf(sheet.data.slice(position === 0 ? start : start + 1)).map(
      ({ line, cells }, index) => ({
        line: first + start + line + (position === 0 ? 0 : 1),
        cells: [
          ...Array.from({ length: sheet.data[start]!.length }, (_, at) => cells[at]),
          position + index === 0 ? 'Sheet' : sheet.sheet,
        ],
      }),
    );
    first = Math.ceil((first + sheet.data.length) / 1000) * 1000;
    return lines;
  });
}

/** Counts the formulas in all sheets; the reader returns their values only. */
function countFormulas(bytes: Buffer): number {
  const files = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  return Object.values(files).reduce(
    (total, file) => total + (new TextDecoder().decode(file).match(/<f[\s>/]/g)?.length ?? 0),
    0,
  );
}
