import type { Area } from './area';
import type { Coordinates } from './distance';
import type { Emirate } from './emirates';
import { placeWords, toKeywords } from './keywords';
import { plainText } from './text';
import type { Kind, WashType } from './wash-types';
import type { AreaWords, WashTypeWords, Words } from './words/words';

/** An emirate in addresses. */
interface PreparedEmirate {
  slug: Emirate;
  /** All its names, for the text that searches look in. */
  names: readonly string[];
  keywords: readonly string[];
  /** Names of places that are in it. */
  placeKeywords: readonly string[];
}

/** A district in addresses. */
interface PreparedDistrict {
  area: Area;
  keywords: readonly string[];
}

interface PreparedWashType {
  slug: WashType;
  keywords: readonly string[];
  /** Phrases in which keywords do not count. */
  exceptions: readonly string[];
  /** A further column to look at. */
  alsoIn: WashTypeWords['alsoIn'];
}

interface PreparedKind {
  kind: Kind;
  keywords: readonly string[];
  nameKeywords: readonly string[];
  exceptions: readonly string[];
  /** "hand wash" for the slug "hand-wash". */
  slugWords: string;
}

/** Words prepared for matching: what texts of providers are read with. */
export interface Vocabulary {
  /** By slug, in the order of slugs. */
  areas: ReadonlyMap<string, Area>;
  /** By slug, in the order of display. */
  kinds: ReadonlyMap<string, Kind>;
  /** In the order of slugs. */
  emirates: readonly PreparedEmirate[];
  /** In the order of slugs. */
  districts: readonly PreparedDistrict[];
  /** All names of each area, by its slug. */
  namesOfAreas: ReadonlyMap<string, readonly string[]>;
  /** The areas that have a name, by the name as `placeWords` writes it. */
  areasByName: ReadonlyMap<string, readonly Area[]>;
  /** The number of words of the longest of these names. */
  longestAreaName: number;
  /** In the order of display. */
  washTypes: readonly PreparedWashType[];
  kindWords: readonly PreparedKind[];
  /** Foreign countries and their cities as `placeWords` writes them. */
  foreignNames: readonly string[];
  neighbourOutlines: readonly (readonly Coordinates[])[];
}

/** Prepares words for matching. */
export function toVocabulary(words: Words): Vocabulary {
  const areas = bySlug(words.areas).map((row) => ({ area: toArea(row), names: wordsForName(row), row }));
  const areasByName = new Map<string, Area[]>();
  for (const { area, names } of areas)
    for (const name of placeNames(names)) areasByName.set(name, [...(areasByName.get(name) ?? []), area]);
  const kindWords = words.kinds.map(({ slug, name, washType = null, ...row }) => ({
    kind: { slug, name, washType },
    keywords: toKeywords(row.keywords ?? []),
    nameKeywords: toKeywords(row.nameKeywords ?? []),
    exceptions: toKeywords(row.exceptions ?? []),
    slugWords: slug.replaceAll('-', ' '),
  }));
  return {
    areas: new Map(areas.map(({ area }) => [area.slug, area])),
    kinds: new Map(kindWords.map(({ kind }) => [kind.slug, kind])),
    emirates: bySlug(words.emirates).map(({ slug, names, places }) => ({
      slug,
      names,
      keywords: toKeywords(names),
      placeKeywords: toKeywords(places),
    })),
    districts: areas.flatMap(({ area, row: { keywords } }) =>
      keywords ? [{ area, keywords: toKeywords(keywords) }] : [],
    ),
    namesOfAreas: new Map(areas.map(({ area, names }) => [area.slug, names])),
    areasByName,
    longestAreaName: Math.max(0, ...[...areasByName.keys()].map((name) => name.trim().split(' ').length)),
    washTypes: words.washTypes.map(({ slug, keywords, exceptions = [], alsoIn }) => ({
      slug,
      keywords: toKeywords(keywords),
      exceptions: exceptions.map(plainText),
      alsoIn,
    })),
    kindWords,
    foreignNames: Object.entries(words.foreignPlaces).flatMap(([country, names]) =>
      placeNames([country, ...names]),
    ),
    neighbourOutlines: words.neighbourOutlines.map((outline) =>
      outline.map(([longitude, latitude]) => ({ latitude, longitude })),
    ),
  };
}

/** Returns rows in the order of their slugs, which answers have as well. */
function bySlug<Row extends { slug: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Returns all names of an area, the English one first. */
export function wordsForName({ name, aliases = [] }: Pick<AreaWords, 'name' | 'aliases'>): string[] {
  return [name.en, name.ar, ...aliases];
}

/** Returns the distinct names of a place as addresses are compared with them. */
function placeNames(names: readonly string[]): string[] {
  return [...new Set(names.map(placeWords))].filter((name) => name.trim() !== '');
}

function toArea({ slug, emirate, name, latitude, longitude }: AreaWords): Area {
  return { slug, emirate, name, latitude, longitude };
}
