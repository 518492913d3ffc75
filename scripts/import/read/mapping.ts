import { UserError } from '../../processes/user-error';
import { columnOf, COLUMNS, isOwnName, nameKey, shownName, STATE_COLUMNS } from './columns';
import { type ColumnSource, findExporter } from './exporters';

/** Columns of which a provider may have several: the cells of all of them count. */
const SEVERAL = [
  'phone',
  'photo_urls',
  'state_of_business',
  'remarks',
  'former_kind',
  'planned_kind',
  'activity',
];
/** Columns that files often have twice, as a name and as a code. */
const ALTERNATIVES = ['country'];
/** Where ratings come from, if the name of their column says so. */
const RATING_SOURCES = ['Google', 'Yelp', 'Facebook', 'Tripadvisor', 'Foursquare'];
/** "Rating (out of 10)", "Score /100". */
const OUT_OF = /\s*[([]?\s*(?:out of|\/)\s*(5|10|100)\s*[)\]]?\s*$/i;
const ratingScaleIn = (name: string) => Number(OUT_OF.exec(name)?.[1]) || undefined;
/** With all of these, an id of another list could replace a whole business. */
const namesAll = (columns: readonly string[]) =>
  columns.includes('business_name') &&
  columns.includes('phone') &&
  ['address', 'latitude'].some((column) => columns.includes(column));

/** What the columns of a file mean. */
export interface Mapping {
  sources: ColumnSource[];
  /** Columns that mean nothing to us. */
  unknown: string[];
  /** The program that wrote the file, and which of its columns are which of ours. */
  exporter?: string;
  ratingSource?: string;
  ratingScale?: number;
  /** What its rows are, if not businesses. */
  content?: string;
  /** Whose ids the column `source_id` has. */
  ids?: string;
  /** Their name of the column of our ids. */
  idName?: string;
  /** Whether these can only be ours: the file has nothing but our own columns, and not name, phone and place at once. */
  trustsIds: boolean;
  /** Whether the file has only our own columns, as exports have. */
  isOwn: boolean;
  remarks: string[];
}

/**
 * Maps the columns of a file to ours.
 * @param names as the file has them
 * @param maps "their column=our column", or "their column=" to ignore it
 * @param source whose ids the column `source_id` has, unless the columns tell
 * @throws UserError if two names mean the same column, a map is invalid, or no column identifies the business
 */
export function mapColumns(names: readonly string[], maps: readonly string[] = [], source?: string): Mapping {
  const scales = names.map(ratingScaleIn);
  const header = names.map((name, index) => (scales[index] ? name.replace(OUT_OF, '').trim() : name));
  const mapped = new Map(
    maps.map((map) => readMap(map, header, columnOf, [...COLUMNS, 'maps_link', 'source_id'])),
  );
  const isMapped = (index: number) => mapped.has(nameKey(header[index]!));
  const exporter = findExporter(header);
  const isAssigned = (column: string) => !SEVERAL.includes(column) && [...mapped.values()].includes(column);
  let sources: ColumnSource[] = exporter
    ? withoutMapped(exporter.sources, isMapped).filter(({ column }) => !isAssigned(column))
    : [];
  const taken = new Set(sources.flatMap(({ indexes }) => indexes));
  header.forEach((name, index) => {
    if (taken.has(index) && !isMapped(index)) return;
    const column = isMapped(index)
      ? mapped.get(nameKey(name))
      : exporter
        ? (ownColumnOf(name) ?? stateColumnOf(name, sources))
        : columnOf(name);
    if (column) addSource(sources, column, index, header);
  });
  sources = sources.filter(({ column }) => column);
  const used = new Set(sources.flatMap(({ indexes }) => indexes));
  const isListed = (name: string) => name.includes('[');
  const unknown = header.filter(
    (name, index) => name && !isListed(name) && !used.has(index) && !isMapped(index),
  );
  const columns = sources.map(({ column }) => column);
  const indexOf = (column: string) => sources.find((one) => one.column === column)?.indexes[0];
  const nameAt = (index: number | undefined) => (index === undefined ? undefined : header[index]);
  if (!columns.includes('business_name') && !columns.includes('id'))
    throw new UserError(`No column contains business names or provider ids. ${mapHint(unknown)}`);
  const id = indexOf('id');
  const rating = indexOf('rating');
  const ids =
    exporter?.ids ??
    source ??
    (/google|^place_?id$/i.test(nameAt(indexOf('source_id')) ?? '') ? 'Google' : undefined);
  if (columns.includes('source_id') && !ids)
    throw new UserError(`Whose ids are these? Say it, always in the same words: --source 'Fleet list'`);
  return {
    sources,
    unknown,
    exporter: exporter && `${exporter.name}: ${describe(sources, header)}`,
    ratingSource:
      exporter?.ratingSource ??
      RATING_SOURCES.find((name) => nameKey(nameAt(rating) ?? '').includes(nameKey(name))),
    ratingScale: exporter?.ratingScale ?? (rating === undefined ? undefined : scales[rating]),
    ids: columns.includes('source_id') ? ids : undefined,
    content: exporter?.content,
    idName: nameAt(id),
    trustsIds: id !== undefined && header.every((name) => COLUMNS.includes(name)) && !namesAll(columns),
    isOwn: header.every(isOwnName),
    remarks: sources.filter(({ column }) => column === 'remarks').map(({ indexes }) => header[indexes[0]!]!),
  };
}

/** In the file of another program a column is ours only if it has exactly our name; its ids never are. */
function ownColumnOf(name: string): string | undefined {
  if (nameKey(name) === nameKey('provider id')) return 'id';
  return isOwnName(name) && name.includes('_') ? columnOf(name) : undefined;
}

/** What says whether a business operates is read from the file of any program, unless it has told that itself. */
function stateColumnOf(name: string, sources: readonly ColumnSource[]): string | undefined {
  const column = columnOf(name);
  if (!column) return undefined;
  const isTold = sources.some((source) => source.column === column) && !SEVERAL.includes(column);
  return STATE_COLUMNS.includes(column) && !isTold ? column : undefined;
}

function withoutMapped(
  sources: readonly ColumnSource[],
  isMapped: (index: number) => boolean,
): ColumnSource[] {
  return sources
    .map(({ column, indexes }) => ({ column, indexes: indexes.filter((index) => !isMapped(index)) }))
    .filter(({ indexes }) => indexes.length > 0);
}

function addSource(sources: ColumnSource[], column: string, index: number, header: readonly string[]): void {
  const same = sources.find((source) => source.column === column);
  if (!same || SEVERAL.includes(column)) return void sources.push({ column, indexes: [index] });
  const first = header[same.indexes[0]!]!;
  const name = header[index]!;
  const isSame = nameKey(first) === nameKey(name);
  if (isSame || ALTERNATIVES.includes(column)) return void same.indexes.push(index);
  throw new UserError(
    `The columns "${first}" and "${name}" both mean ${column}. Ignore one: --map '${name}='`,
  );
}

const MAX_DESCRIBED = 8;

/** Says which of their columns become which of ours. */
function describe(sources: readonly ColumnSource[], header: readonly string[]): string {
  const pairs = sources
    .map(({ column, indexes }) => [header[indexes[0]!]!.trim(), shownName(column)] as const)
    .filter(([theirs, ours]) => theirs !== ours && !['remarks', 'source id', 'source kind'].includes(ours))
    .map(([theirs, ours]) => `${theirs} → ${ours}`);
  const more = pairs.length - MAX_DESCRIBED;
  return pairs.slice(0, MAX_DESCRIBED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function mapHint(unknown: readonly string[]): string {
  if (unknown.length === 0)
    return 'The first line must include business_name, or id to change existing providers.';
  const names = unknown.slice(0, 8).map((name) => `"${name.slice(0, 30)}"`);
  const theirs = unknown.length === 1 ? unknown[0] : 'their column';
  return `Unknown columns: ${names.join(', ')}. If one of them is the name: --map '${theirs}=business_name'`;
}

/**
 * Reads "their column=our column".
 * @param find our column of a name
 * @param columns ours, for messages
 * @returns the key of their name, and our column
 * @throws UserError
 */
export function readMap(
  map: string,
  header: readonly string[],
  find: (name: string) => string | undefined,
  columns: readonly string[],
): [name: string, column: string | undefined] {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new UserError(`--map expects 'their column=our column', not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new UserError(`--map: the file has no column "${theirs}".`);
  const column = find(ours);
  if (ours.trim() && !column)
    throw new UserError(`--map: "${ours}" is not a column. The columns are ${columns.join(', ')}.`);
  return [nameKey(theirs), column];
}
