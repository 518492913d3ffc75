import { unzipSync } from 'fflate';
import { UserError } from '../../processes/user-error.mjs';
import { cellText } from '../cells.mjs';
import { countKnownNames } from '../columns.mjs';

/** A sheet is read if one of its first rows has so many column names. */
const MIN_NAMES = 2;

/**
 * Opens an Excel file as a table: its only sheet of providers, or the one named.
 * @throws UserError if it is none, or if several sheets could be meant
 */
export async function openXlsx(path, bytes, sheetName) {
  const { default: readWorkbook } = await import('read-excel-file/node');
  const sheets = await readWorkbook(path).catch((error) => {
    throw new UserError(
      error.code === 'INVALID_ZIP'
        ? 'It is an incomplete Excel file or another kind of archive. Save or send it again.'
        : 'It is not an Excel file with a sheet. Save it as .xlsx or as "CSV UTF-8".',
    );
  });
  const { sheet, data } = chooseSheet(sheets, sheetName);
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cellText(cell)));
  const formulas = countFormulas(bytes);
  return {
    description: sheets.length > 1 ? `an Excel file, sheet "${sheet}"` : 'an Excel file',
    remarks:
      formulas > 0
        ? [
            `It has ${formulas} formulas, of which the last computed values are read. Open and save it if they are old.`,
          ]
        : [],
    lines: () => lines,
  };
}

function chooseSheet(sheets, wanted) {
  const names = sheets.map(({ sheet }) => `"${sheet}"`).join(', ');
  if (wanted !== undefined) {
    const found = sheets.find(({ sheet }) => sheet.trim().toLowerCase() === wanted.trim().toLowerCase());
    if (!found) throw new UserError(`--sheet: there is no sheet "${wanted}". The sheets are ${names}.`);
    return found;
  }
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cellText(cell))));
  const tables = filled.filter(({ data }) =>
    data.slice(0, 10).some((row) => countKnownNames(row.map(cellText)) >= MIN_NAMES),
  );
  if (tables.length > 1)
    throw new UserError(
      `Several sheets have providers. Choose one of ${names}: --sheet '${tables[0].sheet}'`,
    );
  return tables[0] ?? filled[0] ?? sheets[0];
}

/** Counts the formulas in all sheets; the reader returns their values only. */
function countFormulas(bytes) {
  const files = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  return Object.values(files).reduce(
    (total, file) => total + (new TextDecoder().decode(file).match(/<f[\s>/]/g)?.length ?? 0),
    0,
  );
}
