/** What spreadsheets take for a formula. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** A value as a cell of a CSV file: a spreadsheet shows what begins like a formula as text, and runs none of it. */
export function writtenCell(value) {
  if (value == null) return '';
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** A text as it was before `writtenCell`. */
export function unescapeCell(text) {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/** Whether a cell would run something: a phone number, a user name or a dash may begin with a sign of formulas. */
export function isFormula(text) {
  return /^[\s=+@-]*=|^\s*[+@-]+\s*[A-Za-z_.]+\s*[(|!]/.test(text) && FORMULA_START.test(text.trimStart());
}

/** A cell of any kind as text, without blanks around it and with lines ended in one way. */
export function cellText(cell) {
  if (cell == null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/\r\n?/g, '\n').trim();
}
