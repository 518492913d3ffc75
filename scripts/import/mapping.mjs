import { UserError } from '../processes/user-error.ts';
import { columnOf, COLUMNS, isOwnName, nameKey, shownName, STATE_COLUMNS } from './columns.ts';
import { findExporter } from './exporters.mjs';

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
const ratingScaleIn = (name) => Number(OUT_OF.exec(name)?.[1]) || undefined;
/** With all of these, an id of another list could replace a whole business. */
const namesAll = (columns) =>
  columns.includes('business_name') &&
  columns.includes('phone') &&
  ['address', 'latitude'].some((column) => columns.includes(column));

/**
 * Maps the columns of a file to ours.
 * @typedef {{ column: string, indexes: number[] }} Source the cells that hold a column; the first filled one counts
 * @param {string[]} names as the file has them
 * @param {string[]} maps "their column=our column", or "their column=" to ignore it
 * @param {string} [source] whose ids the column `source_id` has, unless the columns tell
 * @returns {{ sources: Source[], unknown: string[], exporter?: string, ratingSource?: string, ratingScale?: number,
 * content?: string, ids?: string, idName?: string, trustsIds: boolean,
 * isOwn: boolean, remarks: string[] }}
 * `ids` is whose ids `source_id` has; `idName` is their name of the column of our ids; `trustsIds` says that these can only be ours, since
 * the file has nothing but our own columns, and not name, phone and place at once; `isOwn` says that it has only our own columns, as exports have
 * @throws UserError if two names mean the same column, a map is invalid, or no column identifies the business
 */
export function mapColumns(names, maps = [], source = undefined) {
  const scales = names.map(ratingScaleIn);
  const header = names.map((name, index) => (scales[index] ? name.replace(OUT_OF, '').trim() : name));
  const mapped = new Map(
    maps.map((map) => readMap(map, header, columnOf, [...COLUMNS, 'maps_link', 'source_id'])),
  );
  const isMapped = (index) => mapped.has(nameKey(header[index]));
  const exporter = findExporter(header);
  const isAssigned = (column) => !SEVERAL.includes(column) && [...mapped.values()].includes(column);
  let sources = exporter
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
  const isListed = (name) => name.includes('[');
  const unknown = header.filter(
    (name, index) => name && !isListed(name) && !used.has(index) && !isMapped(index),
  );
  const columns = sources.map(({ column }) => column);
  const nameOf = (column) => header[sources.find((one) => one.column === column)?.indexes[0]] ?? '';
  if (!columns.includes('business_name') && !columns.includes('id'))
    throw new UserError(`No column contains business names or provider ids. ${mapHint(unknown)}`);
  const idSource = sources.find(({ column }) => column === 'id');
  const rating = sources.find(({ column }) => column === 'rating')?.indexes[0];
  const ids =
    exporter?.ids ?? source ?? (/google|^place_?id$/i.test(nameOf('source_id')) ? 'Google' : undefined);
  if (columns.includes('source_id') && !ids)
    throw new UserError(`Whose ids are these? Say it, always in the same words: --source 'Fleet list'`);
  return {
    sources,
    unknown,
    exporter: exporter && `${exporter.name}: ${describe(sources, header)}`,
    ratingSource:
      exporter?.ratingSource ??
      RATING_SOURCES.find((name) => nameKey(nameOf('rating')).includes(nameKey(name))),
    ratingScale: exporter?.ratingScale ?? scales[rating],
    ids: columns.includes('source_id') ? ids : undefined,
    content: exporter?.content,
    idName: idSource && header[idSource.indexes[0]],
    trustsIds: idSource !== undefined && header.every((name) => COLUMNS.includes(name)) && !namesAll(columns),
    isOwn: header.every(isOwnName),
    remarks: sources.filter(({ column }) => column === 'remarks').map(({ indexes }) => header[indexes[0]]),
  };
}

/** In the file of another program a column is ours only if it has exactly our name; its ids never are. */
function ownColumnOf(name) {
  if (nameKey(name) === nameKey('provider id')) return 'id';
  return isOwnName(name) && name.includes('_') ? columnOf(name) : undefined;
}

/** What says whether a business operates is read from the file of any program, unless it has told that itself. */
function stateColumnOf(name, sources) {
  const column = columnOf(name);
  if (!column) return undefined;
  const isTold = sources.some((source) => source.column === column) && !SEVERAL.includes(column);
  return STATE_COLUMNS.includes(column) && !isTold ? column : undefined;
}

function withoutMapped(sources, isMapped) {
  return sources
    .map(({ column, indexes }) => ({ column, indexes: indexes.filter((index) => !isMapped(index)) }))
    .filter(({ indexes }) => indexes.length > 0);
}

function addSource(sources, column, index, header) {
  const same = sources.find((source) => source.column === column);
  if (!same || SEVERAL.includes(column)) return void sources.push({ column, indexes: [index] });
  const [first] = same.indexes;
  const isSame = nameKey(header[first]) === nameKey(header[index]);
  if (isSame || ALTERNATIVES.includes(column)) return void same.indexes.push(index);
  throw new UserError(
    `The columns "${header[first]}" and "${header[index]}" both mean ${column}. Ignore one: --map '${header[index]}='`,
  );
}

const MAX_DESCRIBED = 8;

/** Says which of their columns become which of ours. */
function describe(sources, header) {
  const pairs = sources
    .map(({ column, indexes }) => [header[indexes[0]].trim(), shownName(column)])
    .filter(([theirs, ours]) => theirs !== ours && !['remarks', 'source id', 'source kind'].includes(ours))
    .map(([theirs, ours]) => `${theirs} → ${ours}`);
  const more = pairs.length - MAX_DESCRIBED;
  return pairs.slice(0, MAX_DESCRIBED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function mapHint(unknown) {
  if (unknown.length === 0)
    return 'The first line must include business_name, or id to change existing providers.';
  const names = unknown.slice(0, 8).map((name) => `"${name.slice(0, 30)}"`);
  const theirs = unknown.length === 1 ? unknown[0] : 'their column';
  return `Unknown columns: ${names.join(', ')}. If one of them is the name: --map '${theirs}=business_name'`;
}

/**
 * Reads "their column=our column".
 * @param {string} map
 * @param {string[]} header
 * @param {(name: string) => string | undefined} find our column of a name
 * @param {string[]} columns ours, for messages
 * @returns {[name: string, column: string | undefined]}
 * @throws UserError
 */
export function readMap(map, header, find, columns) {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new UserError(`--map expects 'their column=our column', not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new UserError(`--map: the file has no column "${theirs}".`);
  const column = find(ours);
  if (ours.trim() && !column)
    throw new UserError(`--map: "${ours}" is not a column. The columns are ${columns.join(', ')}.`);
  return [nameKey(theirs), column];
}
