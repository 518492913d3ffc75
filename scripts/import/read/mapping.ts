import { UserError } from '../../processes/user-error';
import { columnOf, COLUMNS, isOwnName, nameKey, shownName, STATE_COLUMNS } from './columns';
import { type ColumnSource, findFormat } from './formats';
import { columnsByWords, mapOptions, placesOrReaches } from './general-names';

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
/** Columns that files often have twice: as a name and as a code, or in a property beside the geometry of GeoJSON. */
const ALTERNATIVES = ['country', 'latitude', 'longitude'];
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

/** What is known of the cells of columns, by their indexes. */
export interface ColumnCells {
  /** The first filled one. */
  filled: readonly (string | undefined)[];
  /** The columns in which no cell could be an id of ours. */
  foreign: ReadonlySet<number>;
}

/** What the columns of a file mean. */
export interface Mapping {
  sources: ColumnSource[];
  /** Columns that mean nothing to us, and their indexes. */
  unknown: string[];
  unread: number[];
  /** The format of the file, and which of its columns are which of ours. */
  format?: string;
  /** Which columns only the last words of their names told. */
  guessed?: string;
  ratingSource?: string;
  ratingScale?: number;
  /** Whose ids the column `source_id` has. */
  ids?: string;
  /** Whom the licence of the data wants to be named. */
  credit?: string;
  /** Their name of the column of our ids, or of one with ids that cannot be ours. */
  idName?: string;
  foreignIds?: string;
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
 * @param cells what is known of their cells
 * @throws UserError if two names mean the same column, a map is invalid, or no column identifies the business, or none places or reaches it
 */
export function mapColumns(
  names: readonly string[],
  maps: readonly string[] = [],
  source?: string,
  { filled, foreign }: ColumnCells = { filled: [], foreign: new Set() },
): Mapping {
  const scales = names.map(ratingScaleIn);
  const header = names.map((name, index) => (scales[index] ? name.replace(OUT_OF, '').trim() : name));
  const mapped = new Map(
    maps.map((map) => readMap(map, header, columnOf, [...COLUMNS, 'maps_link', 'source_id'])),
  );
  const isMapped = (index: number) => mapped.has(nameKey(header[index]!));
  const format = findFormat(header);
  const isAssigned = (column: string) => !SEVERAL.includes(column) && [...mapped.values()].includes(column);
  let sources: ColumnSource[] = format
    ? withoutMapped(format.sources, isMapped).filter(({ column }) => !isAssigned(column))
    : [];
  const taken = new Set(sources.flatMap(({ indexes }) => indexes));
  let foreignIds: string | undefined;
  header.forEach((name, index) => {
    if (taken.has(index) && !isMapped(index)) return;
    const column = isMapped(index)
      ? mapped.get(nameKey(name))
      : format
        ? (ownColumnOf(name) ?? stateColumnOf(name, sources))
        : // What stands in a list of objects is not that of the object: `categories[]/name`.
          name.includes('[')
          ? undefined
          : columnOf(name);
    if (column === 'id' && foreign.has(index) && !isMapped(index)) foreignIds = name;
    else if (column) addSource(sources, column, index, header);
  });
  sources = sources.filter(({ column }) => column);
  const guessed = format ? [] : addByWords(sources, header, isMapped);
  const used = new Set(sources.flatMap(({ indexes }) => indexes));
  const isListed = (name: string) => name.includes('[');
  const isUnread = (name: string, index: number) =>
    name && !isListed(name) && !used.has(index) && !isMapped(index);
  const unread = header.flatMap((name, index) => (isUnread(name, index) ? [index] : []));
  const unknown = unread.map((index) => header[index]!);
  const columns = sources.map(({ column }) => column);
  const indexOf = (column: string) => sources.find((one) => one.column === column)?.indexes[0];
  const nameAt = (index: number | undefined) => (index === undefined ? undefined : header[index]);
  const hint = () =>
    mapHint(
      unknown,
      mapOptions(
        header.flatMap((name, index) =>
          unknown.includes(name) ? [{ name, cell: filled[index] ?? '' }] : [],
        ),
        columns,
      ),
    );
  if (!columns.includes('business_name') && (!columns.includes('id') || columns.length === 1))
    throw new UserError(`No column contains business names, or provider ids and what to change. ${hint()}`);
  if (!columns.includes('id') && !columns.includes('source_id') && !placesOrReaches(columns))
    throw new UserError(
      `No column is understood that places or reaches a business: address, coordinates, phone, WhatsApp or website. ${hint()}`,
    );
  const id = indexOf('id');
  const rating = indexOf('rating');
  const ids =
    format?.ids ??
    source ??
    (/google|^place_?id$/i.test(nameAt(indexOf('source_id')) ?? '') ? 'Google' : undefined);
  if (columns.includes('source_id') && !ids)
    throw new UserError(`Whose ids are these? Say it, always in the same words: --source 'Fleet list'`);
  return {
    sources,
    unknown,
    unread,
    format: format && `${format.name}: ${describe(sources, header)}`,
    guessed: guessed.length > 0 ? describe(guessed, header) : undefined,
    ratingSource:
      format?.ratingSource ??
      RATING_SOURCES.find((name) => nameKey(nameAt(rating) ?? '').includes(nameKey(name))),
    ratingScale: rating === undefined ? undefined : scales[rating],
    ids: columns.includes('source_id') ? ids : undefined,
    credit: format?.credit,
    idName: nameAt(id),
    foreignIds,
    trustsIds: id !== undefined && header.every((name) => COLUMNS.includes(name)) && !namesAll(columns),
    isOwn: header.every(isOwnName),
    remarks: sources.filter(({ column }) => column === 'remarks').map(({ indexes }) => header[indexes[0]!]!),
  };
}

/** Adds the columns that only the last words of their names tell, where none is known: the first of several. @returns them */
function addByWords(
  sources: ColumnSource[],
  header: readonly string[],
  isMapped: (index: number) => boolean,
): ColumnSource[] {
  const known = new Set(sources.flatMap(({ column }) => column));
  const used = new Set(sources.flatMap(({ indexes }) => indexes));
  const open = header.map((name, index) => (used.has(index) || isMapped(index) ? '' : name));
  const added = columnsByWords(open).flatMap((column, index) => {
    if (column === undefined || known.has(column)) return [];
    known.add(column);
    return [{ column, indexes: [index] }];
  });
  sources.push(...added);
  return added;
}

/** In a file of a known format a column is ours only if it has exactly our name; its ids never are. */
function ownColumnOf(name: string): string | undefined {
  if (nameKey(name) === nameKey('provider id')) return 'id';
  return isOwnName(name) && name.includes('_') ? columnOf(name) : undefined;
}

/** What says whether a business operates is read from a file of any format, unless it has told that itself. */
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

function mapHint(unknown: readonly string[], options: string): string {
  if (unknown.length === 0) return 'It has no other columns.';
  const names = unknown.slice(0, 8).map((name) => `"${name.slice(0, 30)}"`);
  const guess = options && ` If this is right, repeat the command with: ${options}`;
  return `Unknown columns: ${names.join(', ')}. Say which is which: --map 'their column=our column'.${guess}`;
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
