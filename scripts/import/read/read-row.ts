import type { ProviderRow } from '@/lib/domain/provider-row';
import { otherThanOurs } from './activities';
import { type BusinessState, saysClosed } from './business-state';
import { cellRating, cellText, isEmptyWord, isFormula, isSpreadsheetError, type Texts } from './cells';
import { COLUMNS } from './columns';
import { combine } from './combine';
import { coordinatesProblem } from './coordinates';
import type { ColumnSource } from './formats';
import type { Mapping } from './mapping';
import { type ImportColumn, NO_NAME, quote, SCHEMAS } from './schemas';

/** What is said of a cell, for the report of an import. */
export interface RowProblem {
  /** If it is another one than that of the row. */
  line?: number;
  column: string;
  value: string;
  message: string;
}

/** A row for the database. */
export interface ReadRow {
  /** A provider's, "new", or none to look for the provider. */
  id?: string;
  /** The id of the business in the source of the file. */
  sourceId?: string;
  name: string;
  values: Partial<ProviderRow>;
  /** Cells as typed, where they were cleaned to become values. */
  raw: Texts;
  state: BusinessState;
  /** Why the row is not about a business of ours. */
  other?: string;
  /** They refuse the row. */
  problems: RowProblem[];
  /** They do not. */
  notes: RowProblem[];
}

/**
 * Converts a row for the database and reports its problems. A row with an id changes that provider; any other requires a business name.
 * @param width the number of named columns
 */
export function readRow(
  cells: readonly unknown[],
  { sources, unread, format, ratingSource, ratingScale, isOwn }: Mapping,
  width = cells.length,
): ReadRow {
  const filled = new Map<string, string[]>();
  const problems: RowProblem[] = [];
  const notes: RowProblem[] = [];
  for (const { column, indexes } of sources) {
    const texts = indexes.map((index) => cellText(cells[index])).filter((text) => text && !isEmptyWord(text));
    const [text] = texts.filter((text) => column === 'business_name' || !isSpreadsheetError(text));
    if (text) filled.set(column, [...(filled.get(column) ?? []), text]);
    else if (texts.length > 0)
      notes.push(problem(column, texts[0]!, 'This is an error of a spreadsheet. It is ignored.'));
  }
  const closed = unread.map((index) => cellText(cells[index])).filter(saysClosed);
  if (closed.length > 0) filled.set('remarks', [...(filled.get('remarks') ?? []), ...closed]);
  const {
    texts,
    notes: remarks,
    state,
    country,
    activities,
  } = combine(filled, { isExport: Boolean(format), isOwn });
  const stars = ratingScale ? cellRating(texts.rating ?? '', ratingScale) : NaN;
  if (!Number.isNaN(stars)) texts.rating = String(stars);
  notes.push(...remarks.map((remark) => problem(...remark)));
  if (cells.slice(width).some((cell) => cellText(cell)))
    problems.push(
      problem(
        '',
        '',
        `The row has ${cells.length} cells, but the first line has ${width}: a separator or quotation mark is misplaced.`,
      ),
    );
  const parsed: Parsed = {};
  for (const [column, cell] of Object.entries(texts)) {
    const { success, data, error } = SCHEMAS[column as ImportColumn].safeParse(cell);
    if (isFormula(cell))
      problems.push(problem(column, cell, `${quote(cell)} is a formula. Only text is accepted.`));
    else if (isSpreadsheetError(cell))
      problems.push(problem(column, cell, `${quote(cell)} is an error of a spreadsheet.`));
    else if (!success) problems.push(problem(column, cell, error.issues[0]!.message));
    else if (data !== '') parsed[column] = data;
  }
  const { id, maps_link: linkCoordinates, source_id: idOfSource, ...values } = parsed;
  const isShortened = SHORTENED.test(idOfSource ?? '');
  if (isShortened)
    notes.push(
      problem('source_id', idOfSource!, 'A spreadsheet has shortened this id, so it identifies no business.'),
    );
  problems.push(
    ...nameProblems(texts, id, filled, sources),
    ...setPlace(values, linkCoordinates, texts, problems),
  );
  const isNote =
    cells.some(isTotal) ||
    NO_NAME.test(texts.business_name ?? '') ||
    (filled.size <= 1 && sources.length > 2);
  if (cells.some(isTotal)) problems.push(problem('', '', 'This is a row of totals, not a business.'));
  if (country) problems.push(problem('country', country, `${quote(country)} is not in the UAE.`));
  // A rating of zero means that there is none.
  if (values.rating === 0 && !values.review_count) delete values.rating;
  if (values.rating !== undefined && ratingSource) values.rating_source ??= ratingSource;
  return {
    id,
    sourceId: isShortened ? undefined : idOfSource,
    name: texts.business_name ?? '',
    values,
    raw: changedTexts(texts, values),
    state,
    other: isNote ? NOTE : otherThanOurs(activities),
    // Of a business that has closed, only who it is counts.
    problems: state.state === 'closed' ? problems.filter(({ column }) => !UNIMPORTANT.has(column)) : problems,
    notes,
  };
}

interface Parsed extends Record<string, unknown> {
  id?: string;
  source_id?: string;
  maps_link?: object;
}

const NOTE = 'a heading, a total or a note';
/** Spreadsheets keep fifteen digits, and show 1.00E+14. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$|^\d{12,}000$/i;

/** Columns that do not tell which business it is. */
const UNIMPORTANT = new Set(
  COLUMNS.filter((column) => !['id', 'business_name', 'address', 'phone', 'website'].includes(column)),
);

const isTotal = (cell: unknown) =>
  /^(?:(?:grand |sub-?)?totals?|المجموع|الإجمالي)\s*:?$/i.test(cellText(cell));

function nameProblems(
  texts: Texts,
  id: string | undefined,
  filled: ReadonlyMap<string, unknown>,
  sources: readonly ColumnSource[],
): RowProblem[] {
  const isNew = !texts.id || id === 'new';
  if (!texts.business_name)
    return isNew ? [problem('business_name', '', 'The name of the business is missing.')] : [];
  // A heading, a total or a remark.
  if (filled.size > 1 || sources.length === 1) return [];
  return [problem('business_name', texts.business_name, 'The row has a name and nothing else.')];
}

/** Sets the coordinates; explicit ones take precedence over those of a link. @returns their problems */
function setPlace(
  values: Record<string, unknown>,
  linkCoordinates: object | undefined,
  texts: Texts,
  problems: readonly RowProblem[],
): RowProblem[] {
  const hasCoordinates = 'latitude' in values || 'longitude' in values;
  if (linkCoordinates && !hasCoordinates) Object.assign(values, linkCoordinates);
  const isInvalid = problems.some(({ column }) => column === 'latitude' || column === 'longitude');
  const message = (linkCoordinates || hasCoordinates) && !isInvalid && coordinatesProblem(values);
  if (!message) return [];
  const column = hasCoordinates ? ('latitude' in values ? 'latitude' : 'longitude') : 'maps_link';
  return [problem(column, texts[column]!, message)];
}

function changedTexts(texts: Texts, values: Record<string, unknown>): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([column, text]) => typeof values[column] === 'string' && values[column] !== text,
    ),
  );
}

function problem(column: string, value: string, message: string): RowProblem {
  return { column, value, message };
}
