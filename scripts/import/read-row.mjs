import { cellText, isFormula } from './cells.mjs';
import { COLUMN_SCHEMAS, quoted } from './row-schema.mjs';

/**
 * One row of a file as the database takes it, and what is wrong with it. A row with the id of a provider changes that one;
 * every other needs the name of a business.
 * @param {unknown[]} cells
 * @param {(string | undefined)[]} columns which column each cell is
 * @returns {{ id?: string, name: string, values: object, problems: { column: string, value: string, sentence: string }[] }}
 */
export function readRow(cells, columns) {
  const typed = {};
  columns.forEach((column, index) => {
    const cell = cellText(cells[index]);
    if (column && cell) typed[column] = cell;
  });
  const [read, problems] = [{}, []];
  if (cells.slice(columns.length).some((cell) => cellText(cell)))
    problems.push(
      problem(
        '',
        '',
        `The row has ${cells.length} cells and the first line ${columns.length}: a separator or quotation mark stands in a wrong place.`,
      ),
    );
  for (const [column, cell] of Object.entries(typed)) {
    const { success, data, error } = COLUMN_SCHEMAS[column].safeParse(cell);
    if (isFormula(cell))
      problems.push(problem(column, cell, `${quoted(cell)} is a formula; only text is taken.`));
    else if (success) read[column] = data;
    else problems.push(problem(column, cell, error.issues[0].message));
  }
  if (!typed.business_name && (!typed.id || read.id === 'new'))
    problems.push(problem('business_name', '', 'The name of the business is missing.'));
  const { id, ...values } = read;
  return { id, name: typed.business_name ?? '', values, problems };
}

function problem(column, value, sentence) {
  return { column, value, sentence };
}
