import { brushesOf } from '../../domain/brushes';
import { priceIn } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import type { AskedKind } from '../../domain/price-query';
import type { Provider } from '../../domain/provider';
import type { ParsedQuery, Statement } from '../../domain/provider-list';
import type { Directory } from '../directory';
import type { SearchResult } from '../lists/list-request';
import { spellingsOf } from './lexicon';
import { mentioning } from './mentions';
import { searchIndexOf } from './search-index';

/** More words are counted together. */
const MAX_NAMED = 8;
const MAX_SPELLINGS = 3;
const MIN_LETTERS_OF_BEGINNING = 5;
const ARABIC = /[\u0621-\u064A]/;
const LATIN = /[a-z]/;

/**
 * Returns what a list says about its search, each word counted in the list itself (product rule 5.4): words that all of its providers
 * mention need no sentence.
 * @param listed all providers of the list
 * @param leftOut those that the list would also have, if they did not say that they use brushes
 * @param kind whose prices it shows
 * @param isByMentions whether those that mention its words, in any spelling, stand first
 */
export function searchStatements(
  directory: Directory,
  { parsedQuery, fittingIds, leftOutIds }: SearchResult,
  { listed, leftOut, kind }: { listed: readonly Provider[]; leftOut: number; kind?: AskedKind },
  isByMentions: boolean,
): Statement[] {
  if (!parsedQuery) return [];
  const brushes = leftOutIds ? brushesIn(listed, leftOut) : [];
  const isName = (text: string, area: string) =>
    Object.values(directory.areas.get(area)?.name ?? {}).some(
      (name) => searchForm(name) === searchForm(text),
    );
  const landmarks = parsedQuery.landmarks
    .filter(({ name, area }) => !isName(name, area))
    .map((landmark) => ({
      type: 'landmark' as const,
      ...landmark,
      isNear: parsedQuery.nearAreas.includes(landmark.area),
    }));
  const unknownPlace: Statement[] = parsedQuery.unknownPlace
    ? [{ type: 'unknownPlace', words: parsedQuery.unknownPlace }]
    : [];
  const named = [...new Set(parsedQuery.trades.map(({ trade }) => trade))];
  const trades: Statement[] = named.length > 0 ? [{ type: 'trades', trades: named }] : [];
  if (listed.length === 0)
    return leftOut > 0 ? [...trades, ...landmarks, ...brushes] : [...trades, ...landmarks, ...unknownPlace];
  const letters = fittingIds ? listed.filter(({ id }) => !fittingIds.has(id)).length : 0;
  const places = areasWithout(directory, parsedQuery, listed);
  if (letters === listed.length) return [...trades, ...landmarks, ...places, { type: 'lettersAlone' }];
  return [
    ...trades,
    ...landmarks,
    ...places,
    ...brushes,
    ...(letters > 0 ? [{ type: 'letters' as const, count: letters }] : []),
    ...unknownPlace,
    ...pricesOfOne(parsedQuery, listed, kind),
    ...mentionsIn(directory, parsedQuery, listed, isByMentions),
  ];
}

/** Says of which of several kinds prices are shown, if any are. */
function pricesOfOne(
  { conditions }: ParsedQuery,
  listed: readonly Provider[],
  kind: AskedKind | undefined,
): Statement[] {
  const kinds = conditions.filter(({ anyOf, not }) => !not && anyOf.some(({ washType }) => washType));
  if (!kind || kind.either || kinds.length < 2) return [];
  return listed.some((provider) => priceIn({ kind })(provider) !== null)
    ? [{ type: 'pricesOf', washType: kind.washType ?? kind.slug }]
    : [];
}

function brushesIn(listed: readonly Provider[], leftOut: number): Statement[] {
  const without = listed.filter((provider) => brushesOf(provider) === 'without').length;
  return [{ type: 'brushes', without, silent: listed.length - without, leftOut }];
}

/** Says of each area that was asked for whether none of the list is in it. */
function areasWithout(
  directory: Directory,
  { conditions }: ParsedQuery,
  listed: readonly Provider[],
): Statement[] {
  const asked = conditions.flatMap(({ anyOf, not, isShared }) => (not || isShared ? [] : anyOf));
  return asked.flatMap(({ area }): Statement[] => {
    if (area === undefined || listed.some(isIn(area))) return [];
    return [{ type: 'noneIn', area, isUnlisted: !directory.providers.some(isIn(area)) }];
  });
}

export const isIn = (area: string) => (provider: Provider) => provider.index.places.includes(area);

function mentionsIn(
  directory: Directory,
  { words, makes, cars, trades, notes, unknownPlace = [] }: ParsedQuery,
  listed: readonly Provider[],
  isByMentions: boolean,
): Statement[] {
  // What lists say of licences has its own sentence.
  const { lexicon } = searchIndexOf(directory);
  const own = new Set(notes.includes('licence') ? spellingsOf(lexicon, 'licence') : []);
  const asked = [...words, ...makes, ...cars]
    .filter((word) => !own.has(word))
    .map((word) => ({ word, spellings: listed.map(mentioning(directory, word)) }));
  if (asked.length > MAX_NAMED) {
    const isMentioned = listed.map((_, place) => asked.some(({ spellings }) => spellings[place] != null));
    return [{ type: 'mentionsAny', words: asked.length, ...count(isMentioned, isByMentions) }];
  }
  // "Motor" beside a "motorbike" that is mentioned is the same, unlike "tow" beside a towel.
  const isBeginningOfOther = (word: string) =>
    word.length >= MIN_LETTERS_OF_BEGINNING &&
    asked.some(
      (other) =>
        other.word !== word &&
        other.word.startsWith(word) &&
        other.spellings.some((spelling) => spelling != null),
    );
  return asked.flatMap(({ word, spellings }): Statement[] => {
    const mentions = count(
      spellings.map((spelling) => spelling != null),
      isByMentions,
    );
    const removing = mentions.count > 0 ? 0 : spellings.filter((spelling) => spelling === null).length;
    if (removing > 0) return [{ type: 'removes', word, count: removing }];
    // That nobody mentions a car or another trade is no news: they have their own sentence, or ask for prices.
    const isNews =
      mentions.count > 0
        ? mentions.count < listed.length
        : words.includes(word) &&
          !unknownPlace.includes(word) &&
          !trades.some((trade) => trade.word === word) &&
          !isBeginningOfOther(word);
    const found = [...new Set(spellings)].filter((spelling) => spelling != null);
    // Nobody is "full of sand", but who mentions sand is meant.
    const said = found.includes(word)
      ? word
      : (found.find((form) => ` ${word} `.includes(` ${form} `)) ?? word);
    const as = found.filter((spelling) => spelling !== said);
    const isArabicAlone =
      mentions.count === 0 &&
      ARABIC.test(word) &&
      !spellingsOf(lexicon, word).some((form) => LATIN.test(form));
    return isNews
      ? [
          {
            type: 'mentions',
            word: said,
            as: as.slice(0, MAX_SPELLINGS),
            ...mentions,
            ...(isArabicAlone && { isArabicAlone }),
          },
        ]
      : [];
  });
}

/** Counts the providers that mention something, and tells whether all of them stand before the others. */
function count(areMentioned: readonly boolean[], isByMentions: boolean) {
  const count = areMentioned.filter(Boolean).length;
  return { count, areFirst: isByMentions && count > 0 && areMentioned.lastIndexOf(true) === count - 1 };
}
