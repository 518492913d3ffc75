import { UserError } from '../../processes/user-error.mjs';

/**
 * Opens JSON as a table: a list of objects, the only list in an object (`features`, `elements`, `places` …), or one
 * object a line. The columns are the paths of the objects' values (`location/lat`); the line is the number of the
 * object plus one, as in a spreadsheet.
 */
export function openJson(text, encoding) {
  const items = readItems(text);
  const rows = items.map((item) => flatten(tableItem(item)));
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (header.length === 0) throw new UserError('It is JSON without a list of objects.');
  const isGeo = items.every(({ type }) => type === 'Feature');
  return {
    description: `${encoding}, ${isGeo ? 'GeoJSON' : 'JSON'}`,
    lines: () => [
      { line: 1, cells: header },
      ...rows.map((row, index) => ({ line: index + 2, cells: header.map((name) => row[name]) })),
    ],
  };
}

function readItems(text) {
  const value =
    parse(text) ??
    text
      .split('\n')
      .filter((line) => line.trim())
      .map(parse);
  const list = Array.isArray(value) ? value : (listIn(value) ?? [value]);
  if (
    list.length === 0 ||
    list.some((item) => typeof item !== 'object' || item === null || Array.isArray(item))
  )
    throw new UserError('It is damaged JSON, or JSON without a list of objects.');
  return list;
}

function listIn(value) {
  const lists = Object.values(value).filter((item) => Array.isArray(item) && typeof item[0] === 'object');
  return lists.length === 1 ? lists[0] : undefined;
}

function parse(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Brings the objects of GeoJSON and of OpenStreetMap's API to the columns of their CSV exports. */
function tableItem(item) {
  if (item.type === 'Feature') return { ...centreOf(item.geometry), ...item.properties };
  if (!item.tags || typeof item.tags !== 'object' || Array.isArray(item.tags)) return item;
  const { lat, lon } = item.center ?? item;
  return { '@id': `${item.type}/${item.id}`, '@lat': lat, '@lon': lon, ...item.tags };
}

/** Returns a point, or the middle of the box around a line or an area. */
function centreOf(geometry) {
  const numbers = [geometry?.coordinates ?? []].flat(Infinity);
  if (geometry?.type === 'Point') return { longitude: numbers[0], latitude: numbers[1] };
  const middle = (axis) => {
    const values = numbers.filter((_, index) => index % 2 === axis);
    return values.length > 0 ? (Math.min(...values) + Math.max(...values)) / 2 : undefined;
  };
  return { longitude: middle(0), latitude: middle(1) };
}

const MAX_DEPTH = 3;

/** Flattens objects; lists and what is nested more deeply stay JSON. */
function flatten(item, path = '', depth = 0) {
  const row = {};
  for (const [key, value] of Object.entries(item)) {
    const name = path + key;
    if (value === null || value === undefined || value?.length === 0) continue;
    const isPlain = typeof value === 'object' && !Array.isArray(value);
    if (isPlain && depth < MAX_DEPTH) Object.assign(row, flatten(value, `${name}/`, depth + 1));
    else row[name] = typeof value === 'object' ? JSON.stringify(value) : value;
  }
  return row;
}
