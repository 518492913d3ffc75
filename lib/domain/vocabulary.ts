import type { Area } from './area';
import type { Coordinates } from './distance';
import { type Emirate, EMIRATES, isEmirate } from './emirates';
import { placeWords, toKeywords } from './keywords';
import { plainText } from './text';
import { isWashType, type Kind, type WashType } from './wash-types';

/** A row of `emirates`: how its name is written, and places whose name tells that an address is there. */
interface EmirateRow {
  slug: string;
  name_en: string;
  names: string[];
  places: string[];
}

/** A row of `areas`; one with district keywords is a district, which addresses name by these alone. */
interface AreaRow {
  slug: string;
  emirate: string;
  name_en: string;
  name_ar: string;
  aliases: string[];
  latitude: number;
  longitude: number;
  district_keywords: string[];
}

/** A row of `wash_types`: keywords in a provider's texts, phrases in which they do not count, and a further column to look at. */
interface WashTypeRow {
  slug: string;
  position: number;
  keywords: string[];
  exceptions: string[];
  also_in: string | null;
}

/** A row of `kinds`; `name_keywords` count in names and categories, `keywords` in the description as well. */
interface KindRow {
  slug: string;
  position: number;
  name_en: string;
  name_ar: string;
  wash_type: string | null;
  keywords: string[];
  name_keywords: string[];
}

/** A row of `hours_words`: spellings of a word in opening hours. */
interface HoursWordRow {
  meaning: string;
  spellings: string[];
}

/** A row of `search_words`: phrases that set a filter, or mean something else, in a search. */
interface SearchWordRow {
  filter: string;
  option: string;
  phrases: string[];
}

/** A row of `related_kinds`: a kind that visitors of another one may want as well. */
interface RelatedKindRow {
  kind: string;
  related: string;
  position: number;
}

/** A row of `foreign_countries`. */
interface ForeignCountryRow {
  name_en: string;
  names: string[];
  cities: string[];
}

/** A row of `neighbour_outlines`: a polygon as PostgreSQL writes it, "((56.2,25.3),(56.3,25.4),…)", longitude first. */
interface NeighbourOutlineRow {
  country: string;
  outline: string;
}

/** The tables of words that staff edit, by their names, with the columns that people enter. */
export interface WordTables {
  emirates: EmirateRow[];
  areas: AreaRow[];
  wash_types: WashTypeRow[];
  kinds: KindRow[];
  hours_words: HoursWordRow[];
  search_words: SearchWordRow[];
  related_kinds: RelatedKindRow[];
  foreign_countries: ForeignCountryRow[];
  neighbour_outlines: NeighbourOutlineRow[];
}

/** An emirate in addresses. */
interface EmirateWords {
  slug: Emirate;
  /** All its names, for the text that searches look in. */
  names: readonly string[];
  keywords: readonly string[];
  /** Names of places that are in it. */
  placeKeywords: readonly string[];
}

/** A district in addresses. */
interface DistrictWords {
  area: Area;
  keywords: readonly string[];
}

interface WashTypeWords {
  slug: WashType;
  keywords: readonly string[];
  /** Phrases in which keywords do not count. */
  exceptions: readonly string[];
  /** A further column to look at. */
  alsoIn: 'location_type' | 'opening_hours' | null;
}

interface KindWords {
  kind: Kind;
  keywords: readonly string[];
  nameKeywords: readonly string[];
  /** "hand wash" for the slug "hand-wash". */
  slugWords: string;
}

/** The word tables prepared for matching: what texts of providers are read with. */
export interface Vocabulary {
  /** By slug, in the order of slugs. */
  areas: ReadonlyMap<string, Area>;
  /** By slug, in the order of display. */
  kinds: ReadonlyMap<string, Kind>;
  /** In the order of slugs. */
  emirates: readonly EmirateWords[];
  /** In the order of slugs. */
  districts: readonly DistrictWords[];
  /** All names of each area, by its slug. */
  namesOfAreas: ReadonlyMap<string, readonly string[]>;
  /** The areas that have a name, by the name as `placeWords` writes it. */
  areasByName: ReadonlyMap<string, readonly Area[]>;
  /** The number of words of the longest of these names. */
  longestAreaName: number;
  /** In the order of display. */
  washTypes: readonly WashTypeWords[];
  kindWords: readonly KindWords[];
  /** The meaning of each spelling in opening hours; "" for words to ignore. */
  hoursWords: ReadonlyMap<string, string>;
  /** Foreign countries and their cities as `placeWords` writes them. */
  foreignNames: readonly string[];
  neighbourOutlines: readonly (readonly Coordinates[])[];
}

/**
 * Prepares the word tables for matching. Throws if an emirate is missing: a table that may not be read looks empty, and without its
 * words no provider would be anywhere.
 */
export function toVocabulary(tables: WordTables): Vocabulary {
  const emirates = sorted(tables.emirates).flatMap(toEmirateWords);
  if (emirates.length < EMIRATES.length) throw new Error('The table of emirates is incomplete');
  const areas = sorted(tables.areas).map((row) => ({ row, area: toArea(row) }));
  const kinds = sorted(tables.kinds)
    .sort((a, b) => a.position - b.position)
    .map((row) => ({ row, kind: toKind(row) }));
  const areasByName = new Map<string, Area[]>();
  for (const { row, area } of areas)
    for (const name of placeNames(row.name_en, row.name_ar, ...row.aliases))
      areasByName.set(name, [...(areasByName.get(name) ?? []), area]);
  return {
    areas: new Map(areas.map(({ area }) => [area.slug, area])),
    kinds: new Map(kinds.map(({ kind }) => [kind.slug, kind])),
    emirates,
    districts: areas
      .map(({ row, area }) => ({ area, keywords: toKeywords(row.district_keywords) }))
      .filter(({ keywords }) => keywords.length > 0),
    namesOfAreas: new Map(
      tables.areas.map(({ slug, name_en, name_ar, aliases }) => [slug, [name_en, name_ar, ...aliases]]),
    ),
    areasByName,
    longestAreaName: Math.max(0, ...[...areasByName.keys()].map((name) => name.trim().split(' ').length)),
    washTypes: sorted(tables.wash_types)
      .sort((a, b) => a.position - b.position)
      .flatMap(toWashTypeWords),
    kindWords: kinds.map(({ row, kind }) => ({
      kind,
      keywords: toKeywords(row.keywords),
      nameKeywords: toKeywords(row.name_keywords),
      slugWords: kind.slug.replaceAll('-', ' '),
    })),
    hoursWords: new Map(
      tables.hours_words.flatMap(({ meaning, spellings }) =>
        spellings.map((spelling) => [plainText(spelling), meaning] as const),
      ),
    ),
    foreignNames: tables.foreign_countries.flatMap(({ name_en, names, cities }) =>
      placeNames(name_en, ...names, ...cities),
    ),
    neighbourOutlines: tables.neighbour_outlines.map(({ outline }) => parseOutline(outline)),
  };
}

/** Returns rows in the order of their slugs, which answers have as well. */
function sorted<Row extends { slug: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Returns the distinct names of a place as addresses are compared with them. */
function placeNames(...names: string[]): string[] {
  return [...new Set(names.map(placeWords))].filter((name) => name.trim() !== '');
}

function toEmirateWords({ slug, name_en, names, places }: EmirateRow): EmirateWords[] {
  if (!isEmirate(slug)) return [];
  return [
    { slug, names: [name_en, ...names], keywords: toKeywords(names), placeKeywords: toKeywords(places) },
  ];
}

function toArea({ slug, emirate, name_en, name_ar, latitude, longitude }: AreaRow): Area {
  // The table refers to that of the emirates.
  return { slug, emirate: emirate as Emirate, name: { en: name_en, ar: name_ar }, latitude, longitude };
}

function toWashTypeWords({ slug, keywords, exceptions, also_in }: WashTypeRow): WashTypeWords[] {
  if (!isWashType(slug)) return [];
  const alsoIn = also_in as WashTypeWords['alsoIn']; // Checked by the table.
  return [{ slug, keywords: toKeywords(keywords), exceptions: exceptions.map(plainText), alsoIn }];
}

function toKind({ slug, name_en, name_ar, wash_type }: KindRow): Kind {
  // The table refers to that of the wash types.
  return { slug, name: { en: name_en, ar: name_ar }, washType: wash_type as WashType | null };
}

/** Parses a polygon of PostgreSQL. */
function parseOutline(outline: string): Coordinates[] {
  return [...outline.matchAll(/\(\s*(-?[\d.]+),(-?[\d.]+)\)/g)].map(([, longitude, latitude]) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}
