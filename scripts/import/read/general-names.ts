import { ADDRESS, columnOf, nameKey } from './columns';
import { DAYS } from './hours';

/** Columns that the last words of a name may tell: "billing_city", "poi/phone". A name, an id or a status of what stands before it could be that of an owner or a category. */
const TOLD_BY_LAST_WORDS = [
  ...ADDRESS,
  'address',
  'country',
  'latitude',
  'longitude',
  'phone',
  'whatsapp_handle',
  'website',
  'opening_hours',
];
/** Columns that place or reach a business. */
const PLACING = [
  ...TOLD_BY_LAST_WORDS.filter((column) => column !== 'country' && column !== 'opening_hours'),
  'maps_link',
  'sheet',
];
/** Before columns about others. */
const OTHERS = /owner|author|user|review|parent|manager|supplier|brand/i;
/** So many columns begin with what is no part of their names: "wpsl_". */
const MIN_SHARING = 3;

/** Whether one of these columns tells where a business is or how it is reached. */
export const placesOrReaches = (columns: readonly string[]): boolean =>
  columns.some((column) => PLACING.includes(column));

/**
 * Returns our columns by the names of a file that no synonym knows: paths ("address/city", "displayName/text"), days ("Hours Monday") and
 * names that begin as several others do ("wpsl_city").
 */
export function columnsByWords(names: readonly string[]): (string | undefined)[] {
  const first = (name: string) => wordsOf(name)[0] ?? '';
  const isShared = (name: string) =>
    names.filter((other) => first(other) === first(name)).length >= MIN_SHARING;
  return names.map((name) => {
    if (name.includes('[') || OTHERS.test(name)) return undefined;
    const path = name.split(/[/:>]|\.(?=\S)/).filter((part) => part.trim());
    if (path.length > 1 && /^(?:text|value|label)$/i.test(path.at(-1)!)) {
      const column = columnOf(path.slice(0, -1).join(' '));
      if (column) return column;
    }
    const ends = path.slice(1).map((_, index) => path.slice(index + 1).join(' '));
    if (isShared(name)) ends.push(wordsOf(name).slice(1).join(' '));
    return (
      dayColumn(name) ??
      ends.map(columnOf).find((column) => column !== undefined && TOLD_BY_LAST_WORDS.includes(column))
    );
  });
}

/** The words of a name: "postalCode", "post_code" and "Post code" have two. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const HOURS_WORDS = /^(?:hours?|opening|open|operating|working|business|schedule|timings?|times?|store)$/;

/** Returns the column of the hours of a day: of "Hours Monday", "schedule/Mon/working_hours". */
function dayColumn(name: string): string | undefined {
  const words = wordsOf(name);
  const isDay = (word: string) => DAYS.some((day) => word === day || word === day.slice(0, 3));
  const [day, ...more] = words.filter(isDay);
  if (!day || more.length > 0 || !words.every((word) => isDay(word) || HOURS_WORDS.test(word)))
    return undefined;
  return `hours_${DAYS.find((one) => one.startsWith(day))}`;
}

/** What a cell may hold, for those who say which column is which; the first text is a name, the first of several words with a comma an address. */
const KINDS: readonly [column: string, pattern: RegExp][] = [
  ['website', /^(?:https?:\/\/|www\.)\S+$/i],
  ['latitude', /^2[2-6]\.\d{3,}$/],
  ['longitude', /^5[1-6]\.\d{3,}$/],
  ['phone', /^(?!\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})\+?\d[\d\s()-]{6,}\d$/],
  ['address', /^[^[{]*\p{L}.*[,،].*\p{L}/u],
  ['business_name', /\p{L}{3}/u],
];

/**
 * Returns the options of the command that say what columns hold, to be copied: a guess by a cell of each.
 * @param columns those that are known
 */
export function mapOptions(
  unknown: readonly { name: string; cell: string }[],
  columns: readonly string[],
): string {
  const known = new Set(columns);
  const named = /name|title|اسم/i;
  const names = unknown.filter(({ name }) => named.test(name));
  const options = [...names, ...unknown.filter(({ name }) => !named.test(name))].flatMap(({ name, cell }) => {
    const column = KINDS.find(([one, pattern]) => !known.has(one) && pattern.test(cell))?.[0];
    if (!column || !nameKey(name)) return [];
    known.add(column);
    return [`--map '${name.trim().replaceAll("'", String.raw`'\''`)}=${column}'`];
  });
  return options.join(' ');
}
