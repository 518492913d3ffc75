import { UserError } from '../../../processes/user-error';
import type { SourceTable } from './table';

type Item = Record<string, unknown>;

/**
 * Opens JSON as a table: a list of objects, the only or longest such list in an object, however deep (`features`, `{"data": {"items":
 * …}}`), or one object a line. The columns are the paths of the objects' values (`location/lat`); those in lists of objects are joined
 * (`contacts[]/value`), by the type of the object if it has one (`contacts[phone]/value`). The line is the number of the object plus one,
 * as in a spreadsheet.
 */
export function openJson(text: string, encoding: string): SourceTable {
  const items = readItems(text);
  const rows = items.map((item) => flatten(tableItem(item)));
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (header.length === 0) throw new UserError('It is JSON without a list of objects.');
  const isGeo = items.every(({ type }) => type === 'Feature');
  return {
    description: `${encoding}, ${isGeo ? 'GeoJSON' : 'JSON'}`,
    startsWithNames: true,
    lines: () => [
      { line: 1, cells: header },
      ...rows.map((row, index) => ({ line: index + 2, cells: header.map((name) => row[name]) })),
    ],
  };
}

function readItems(text: string): Item[] {
  const value =
    parse(text) ??
    text
      .split('\n')
      .filter((line) => line.trim())
      .map(parse);
  const list = Array.isArray(value) ? value : (schemaItems(value) ?? listIn(value) ?? [value]);
  if (
    list.length === 0 ||
    list.some((item) => typeof item !== 'object' || item === null || Array.isArray(item))
  )
    throw new UserError('It is damaged JSON, or JSON without a list of objects.');
  return list;
}

/** Returns the businesses of a page's schema.org data, without the page, the website and its breadcrumbs; undefined if it is none. */
function schemaItems(value: unknown): Item[] | undefined {
  if (!isObject(value) || !('@context' in value)) return undefined;
  const items = isListOfItems(value['@graph']) ? value['@graph'] : [value];
  const businesses = items.filter((item) => item.address ?? item.telephone ?? item.geo);
  return businesses.length > 0 ? businesses : items;
}

/** Returns the list of objects that is nearest to the top, the longest one of several. */
function listIn(value: unknown): Item[] | undefined {
  for (let level = [value].filter(isObject); level.length > 0; level = level.flatMap(objectsIn)) {
    const lists = level.flatMap((item) => Object.values(item)).filter(isListOfItems);
    if (lists.length > 0) return lists.sort((one, other) => other.length - one.length)[0];
  }
  return undefined;
}

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfItems = (value: unknown): value is Item[] => Array.isArray(value) && isObject(value[0]);
const objectsIn = (item: Item) => Object.values(item).filter(isObject);

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Brings the objects of GeoJSON and of OpenStreetMap's API to the columns of their CSV exports. */
function tableItem(item: Item): Item {
  if (item.type === 'Feature')
    return { ...centreOf(item.geometry as Geometry | null), ...(item.properties as Item | null) };
  if (!isObject(item.tags)) return item;
  const { lat, lon } = isObject(item.center) ? item.center : item;
  return { '@id': `${item.type}/${item.id}`, '@lat': lat, '@lon': lon, ...item.tags };
}

interface Geometry {
  type?: string;
  coordinates?: unknown;
}

/** Returns a point, or the middle of the box around a line or an area. */
function centreOf(geometry: Geometry | null | undefined): Item {
  const numbers = [geometry?.coordinates ?? []].flat(Infinity as 1) as number[];
  if (geometry?.type === 'Point') return { longitude: numbers[0], latitude: numbers[1] };
  const middle = (axis: number) => {
    const values = numbers.filter((_, index) => index % 2 === axis);
    return values.length > 0 ? (Math.min(...values) + Math.max(...values)) / 2 : undefined;
  };
  return { longitude: middle(0), latitude: middle(1) };
}

const MAX_DEPTH = 3;

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Flattens objects; lists and what is nested more deeply stay JSON. Values in lists of objects are there by their paths as well. */
function flatten(item: Item, path = '', depth = 0): Item {
  const row: Item = {};
  for (const [key, value] of Object.entries(item)) {
    const name = path + key;
    if (value === null || value === undefined || value === '' || isEmptyList(value)) continue;
    if (isObject(value) && depth < MAX_DEPTH) {
      Object.assign(row, flatten(value, `${name}/`, depth + 1));
      continue;
    }
    row[name] = typeof value === 'object' ? JSON.stringify(value) : value;
    if (Array.isArray(value)) addListed(row, name, value);
  }
  return row;
}

function addListed(row: Item, name: string, list: readonly unknown[]): void {
  for (const item of list.filter(isObject)) {
    const path = `${name}[${typeof item.type === 'string' ? item.type : ''}]`;
    for (const [key, value] of Object.entries(flatten(item, `${path}/`, MAX_DEPTH - 1)))
      row[key] = key in row ? `${row[key]}; ${value}` : value;
  }
}
