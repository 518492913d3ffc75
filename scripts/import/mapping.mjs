import { UserError } from '../processes/user-error.mjs';
import { columnOf, COLUMNS, isOwnName, nameKey, shownName, STATE_COLUMNS } from './columns.mjs';
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
/** Columns that identify the business of an id. */
const IDENTIFYING = ['business_name', 'phone', 'address', 'latitude', 'longitude', 'maps_link', 'street'];

/**
 * Maps the columns of a file to ours.
 * @typedef {{ column: string, indexes: number[] }} Source the cells that hold a column; the first filled one counts
 * @param {string[]} header
 * @param {string[]} maps "their column=our column", or "their column=" to ignore it
 * @returns {{ sources: Source[], unknown: string[], exporter?: string, ratingSource?: string, ratingScale?: number,
 * content?: string, idName?: string, trustsIds: boolean,
 * isOwn: boolean, remarks: string[] }}
 * `idName` is their name of the column of ids; `trustsIds` says that the ids can only be ours, since the file has
 * nothing else but our own columns; `isOwn` says that it has only our own columns, as exports have
 * @throws UserError if two names mean the same column, a map is invalid, or no column identifies the business
 */
export function mapColumns(header, maps = []) {
  const mapped = new Map(maps.map((map) => readMap(map, header)));
  const isMapped = (index) => mapped.has(nameKey(header[index]));
  const exporter = findExporter(header);
  let sources = exporter ? withoutMapped(exporter.sources, isMapped) : [];
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
  const unknown = header.filter((name, index) => name && !used.has(index) && !isMapped(index));
  const columns = sources.map(({ column }) => column);
  if (!columns.includes('business_name') && !columns.includes('id'))
    throw new UserError(`No column contains business names or provider ids. ${mapHint(unknown)}`);
  const idSource = sources.find(({ column }) => column === 'id');
  return {
    sources,
    unknown,
    exporter: exporter && `${exporter.name}: ${describe(sources, header)}`,
    ratingSource: exporter?.ratingSource,
    ratingScale: exporter?.ratingScale,
    content: exporter?.content,
    idName: idSource && header[idSource.indexes[0]],
    trustsIds: !columns.some((column) => IDENTIFYING.includes(column)) && header.every(isOwnName),
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
    .filter(([theirs, ours]) => theirs !== ours && ours !== 'remarks')
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

/** @returns {[name: string, column: string | undefined]} */
function readMap(map, header) {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new UserError(`--map expects 'their column=our column', not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new UserError(`--map: the file has no column "${theirs}".`);
  const column = columnOf(ours);
  if (ours.trim() && !column)
    throw new UserError(
      `--map: "${ours}" is not a column. The columns are ${[...COLUMNS, 'maps_link'].join(', ')}.`,
    );
  return [nameKey(theirs), column];
}
