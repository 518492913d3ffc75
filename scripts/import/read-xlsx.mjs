import { Refusal } from '../processes/refusal.mjs';

/**
 * The rows of the first sheet of an Excel file, the header first.
 * @returns {Promise<{ line: number, cells: unknown[] }[]>}
 * @throws Refusal when it is no such file, or a part of one.
 */
export async function xlsxRows(path) {
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(path).catch((error) => {
    throw new Refusal(
      error.code === 'INVALID_ZIP'
        ? 'It is not a whole Excel file: its end is missing, or it is another kind of archive. Save or send it again.'
        : 'It is no Excel file with a sheet in it. Save it as .xlsx or as "CSV UTF-8".',
    );
  });
  return rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
}
