import { searchForm } from '../keywords';
import { BUILT_IN_WORDS } from './built-in-words';
import { bareKeyword } from './keyword-of';
import { type PlaceRow, readPlace } from './read-place';
import { type KnownWords, namedKind, readWord, type WordRow, type WordUse } from './read-word';
import type { AreaWords, KindWords, PhraseMeaning, SearchWords, Words } from './words';

/** The rows of the tables that staff edit. */
export interface StaffWords {
  words: readonly WordRow[];
  places: readonly PlaceRow[];
}

/**
 * Returns the built-in words with those of staff (product rule 3.17): a row with the phrase or slug of a built-in one replaces it. A row
 * that cannot be used is left out.
 */
export function withStaffWords({ words, places }: StaffWords): Words {
  if (words.length === 0 && places.length === 0) return BUILT_IN_WORDS;
  const areas = withPlaces(BUILT_IN_WORDS.areas, places);
  const kinds = withKinds(BUILT_IN_WORDS.kinds, words);
  const known = knownWords({ areas, kinds });
  const uses = words.map((row) => readWord(row, known)).filter((use) => typeof use !== 'string');
  return withUses({ ...BUILT_IN_WORDS, areas, kinds }, uses);
}

/** Returns what rows of `words` may refer to. */
export function knownWords({ areas, kinds }: Pick<Words, 'areas' | 'kinds'>): KnownWords {
  return {
    areas: new Set(areas.map(({ slug }) => slug)),
    kinds: new Set(kinds.map(({ slug }) => slug)),
    areasByName: new Map(
      areas.flatMap(({ slug, name }) => [name.en, name.ar].map((own) => [searchForm(own), slug] as const)),
    ),
  };
}

function withPlaces(builtIn: readonly AreaWords[], rows: readonly PlaceRow[]): readonly AreaWords[] {
  return rows.reduce((areas, row) => {
    const use = readPlace(row, areas);
    if (typeof use === 'string') return areas;
    return [...areas.filter(({ slug }) => slug !== use.slug), ...(use.area ? [use.area] : [])];
  }, builtIn);
}

/** The place of a new kind in display order, if staff give none: after the built-in ones. */
const LAST = 100;

/** Returns the kinds with those that rows name, in display order. */
export function withKinds(builtIn: readonly KindWords[], rows: readonly WordRow[]): readonly KindWords[] {
  const ordered = new Map(builtIn.map((kind, index) => [kind.slug, { kind, position: index + 1 }]));
  for (const row of rows) {
    const slug = namedKind(row);
    if (slug === undefined) continue;
    const known = ordered.get(slug);
    const name = { en: row.name_en!.trim(), ar: row.name_ar!.trim() };
    ordered.set(slug, {
      kind: { ...known?.kind, slug, name },
      position: row.position ?? known?.position ?? LAST,
    });
  }
  return [...ordered.values()].sort((a, b) => a.position - b.position).map(({ kind }) => kind);
}

/** Returns words with what phrases of staff mean, in place of what they meant. */
function withUses(words: Words, uses: readonly WordUse[]): Words {
  const inTexts = uses.filter(({ isInTexts }) => isInTexts);
  const replaced = new Set(
    inTexts.filter(({ meaning }) => meaning.type !== 'not').map(({ row }) => bareKeyword(row.phrase)),
  );
  const kept = (keywords: readonly string[]) =>
    keywords.filter((keyword) => !replaced.has(bareKeyword(keyword)));
  const added = (of: PhraseMeaning, option: string) =>
    inTexts.filter(
      ({ meaning }) => meaning.type === 'value' && meaning.of === of && meaning.option === option,
    );
  const keywordsFor = (slug: string, isInDescriptions: boolean) =>
    added('washType', slug)
      .filter((use) => use.isInDescriptions === isInDescriptions)
      .map(({ keyword }) => keyword);
  const exceptionsOf = (slug: string) =>
    inTexts
      .filter(({ meaning }) => meaning.type === 'not' && meaning.slug === slug)
      .map(({ keyword }) => keyword);
  const forms = new Set(uses.map(({ form }) => form));
  return {
    ...words,
    emirates: words.emirates.map(({ slug, names: [name = '', ...others], places }) => ({
      slug,
      names: [name, ...kept(others), ...added('emirate', slug).map(({ keyword }) => keyword)],
      places: kept(places),
    })),
    areas: words.areas.map(({ aliases = [], keywords, ...area }) => {
      const staff = added('area', area.slug);
      return {
        ...area,
        // They count in addresses and in searches.
        aliases: [
          ...aliases.filter((alias) => !forms.has(searchForm(alias))),
          ...staff.map(({ row }) => row.phrase.replaceAll('*', '')),
        ],
        keywords: keywords && [...kept(keywords), ...staff.map(({ keyword }) => keyword)],
      };
    }),
    washTypes: words.washTypes.map(({ exceptions = [], ...washType }) => ({
      ...washType,
      keywords: [...kept(washType.keywords), ...keywordsFor(washType.slug, true)],
      exceptions: [...exceptions, ...exceptionsOf(washType.slug)],
    })),
    kinds: words.kinds.map(({ keywords = [], nameKeywords = [], ...kind }) => ({
      ...kind,
      keywords: [...kept(keywords), ...keywordsFor(kind.slug, true)],
      nameKeywords: [...kept(nameKeywords), ...keywordsFor(kind.slug, false)],
      exceptions: exceptionsOf(kind.slug),
    })),
    searches: withSearches(words.searches, uses),
  };
}

/** Returns the phrases of searches with those of staff, and with the names of the kinds that they add. */
function withSearches(searches: SearchWords, uses: readonly WordUse[]): SearchWords {
  const phrases = uses.flatMap(({ row, meaning, isInSearches }) => {
    if (!isInSearches) return [];
    const names = namedKind(row) === undefined ? [] : [row.name_en!, row.name_ar!];
    return [row.phrase, ...names].map((phrase) => ({ phrase, form: searchForm(phrase), meaning }));
  });
  const replaced = new Set(phrases.map(({ form }) => form));
  const result: Record<string, Record<string, string[]>> = {};
  for (const [of, options] of Object.entries(searches))
    result[of] = Object.fromEntries(
      Object.entries(options).map(([option, known]) => [
        option,
        known.filter((phrase) => !replaced.has(searchForm(phrase))),
      ]),
    );
  for (const { phrase, meaning } of phrases)
    if (meaning.type === 'value') ((result[meaning.of] ??= {})[meaning.option] ??= []).push(phrase);
  return result;
}
