import { brushesOf } from '../../domain/brushes';
import type { ProviderFilter } from '../../domain/filter';
import type { ListFilters } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import { parsePhones } from '../../domain/parse-phones';
import type { Provider } from '../../domain/provider';
import type { Condition, ParsedQuery } from '../../domain/provider-list';
import { isBlank } from '../../domain/text';
import { unreadText, withoutUnread } from '../../domain/unread-text';
import type { Directory } from '../directory';
import { conditionsTest, narrows } from '../lists/conditions';
import { contextOf, type SearchResult } from '../lists/list-request';
import { distancesFromAreas, nearAreas } from '../lists/orders';
import { providersPassing } from '../lists/passing';
import { findPhrase } from './find-phrase';
import { inEnglish } from './in-english';
import { isKnownWord, similarKnown } from './lexicon';
import { findMentions, isOnlyInNames, preferring } from './mentions';
import { nameFormsOf } from './name-index';
import { isEverydayWord } from './ordinary-words';
import { parseQuery } from './parse-query';
import { pastedNumber } from './pasted-number';
import { searchIndexOf } from './search-index';
import { similarNames } from './similar-names';

/** Longer searches are pasted texts. */
const MAX_WORDS = 80;
const QUOTED = /^["“”«»„](.+)["“”«»]$/;
const WORD = /\p{L}{3}/u;
const ID = /^#([0-9]{1,9})$/;
/** The page of a provider on this site. */
const OWN_LINK = /^https?:\/\/[^\s/]+\/(?:ar\/)?service\/([0-9]{1,9})(?:[/?#]\S*)?$/;

/**
 * Finds the providers that the words of a search mean, and those that hold its phrase to the letter (product rule 5.4); undefined
 * without a search. Its conditions hold in addition to the chosen filters.
 */
export function findProviders(
  directory: Directory,
  filter: ProviderFilter,
  moment: Date,
): SearchResult | undefined {
  if (filter.search === undefined) return undefined;
  const search = firstWords(filter.search);
  const name = search.toLowerCase();
  if (isBlank(search)) return { name };
  const exact = findExactly(directory, search);
  if (exact) return { name, ids: idsOf(exact) };
  const named = namedLike(directory, search);
  const parsedQuery = parseWords(directory, search, filter, moment, named.length > 0);
  if (search !== filter.search.trim()) parsedQuery.notes.push('cut');
  readUnknownPlace(directory, parsedQuery);
  if (!mayBeName(directory, parsedQuery)) {
    const isUnused = (word: string) =>
      isOnlyInNames(directory, word) || isBeside(directory, parsedQuery, word);
    parsedQuery.unused.push(
      ...parsedQuery.words.filter(isUnused).map((word) => parsedQuery.asTyped[word] ?? word),
    );
    disuse(parsedQuery, isUnused);
  }
  const { conditions, words, makes, cars, isBrushless, nearAreas: areas } = parsedQuery;
  const ofAll = findMentions(directory, [...words, ...makes, ...cars]);
  const mentions = isBrushless ? preferring(ofAll, directory.providers.filter(isWithoutBrushes)) : ofAll;
  parsedQuery.unknown = words.filter((word) => mentions.unknown.includes(word));
  if (makes.some((make) => mentions.unknown.includes(make))) parsedQuery.notes.push('make');
  // Its other spellings count as one word.
  const licensed = parsedQuery.notes.includes('licence')
    ? findMentions(directory, ['licence']).withAll
    : undefined;
  const found = { name, parsedQuery, mentions, namedIds: idsOf(named), ...(licensed && { licensed }) };
  const isNarrowed = conditions.some(narrows) || areas.length > 0 || isBrushless === true;
  // Where nothing else was understood, words must match.
  if (!isNarrowed && words.length === 0) return found;
  const context = contextOf(directory, { filter, moment, searchResult: found });
  // Who mentions a mess helps against it, whatever their kinds are.
  const isMess = (condition: Condition) => condition.mentions !== undefined;
  const { ranks: helping } = findMentions(
    directory,
    conditions.flatMap(({ mentions: messes }) => messes ?? []),
  );
  const passesOthers = conditionsTest(
    conditions.filter((condition) => !isMess(condition)),
    context,
  );
  const fits = new Set([
    ...providersPassing(directory, conditions, context),
    ...[...helping.keys()].filter(passesOthers),
  ]);
  const sides = parsedQuery.either.length > 1 ? parsedQuery.either : [words];
  const ofSides = sides.map((side) => findMentions(directory, side).withAll);
  // Beside a car, which asks for its price, words that nobody mentions hide nobody.
  const areForAll = isNarrowed || (cars.length > 0 && ofSides.every(({ size }) => size === 0));
  const hasWords = (provider: Provider) => ofSides.some((withAll) => withAll.has(provider));
  const passing = areForAll ? [...fits] : [...fits].filter(hasWords);
  const distanceTo = areas.length > 0 ? distancesFromAreas(directory, areas) : undefined;
  const near = distanceTo ? nearAreas(areas, passing, distanceTo) : passing;
  if (distanceTo && near === passing && passing.length > 0) parsedQuery.notes.push('far');
  const leftOut = isBrushless ? near.filter((provider) => brushesOf(provider) === 'with') : [];
  const leftOutIds = idsOf(leftOut);
  const fitting = leftOut.length > 0 ? near.filter(({ id }) => !leftOutIds.has(id)) : near;
  const fittingIds = idsOf(fitting);
  const others = [...named, ...findPhrase(directory, search)].filter(
    (provider) =>
      !fittingIds.has(provider.id) && !leftOutIds.has(provider.id) && !mentions.refused.has(provider),
  );
  return {
    ...found,
    distanceTo,
    ...(isBrushless && { leftOutIds }),
    ids: others.length > 0 ? idsOf([...fitting, ...others]) : fittingIds,
    ...(others.length > 0 && { fittingIds }),
  };
}

/** A place that is not known is looked for only where somebody mentions all of its name: half of it is no word. */
function readUnknownPlace(directory: Directory, parsedQuery: ParsedQuery): void {
  const isMentioned = (words: readonly string[]) => findMentions(directory, words).withAll.size > 0;
  const named = parsedQuery.placeNames.filter((name) => !isMentioned([name]));
  const unknownPlace = parsedQuery.unknownPlace ?? named;
  if (unknownPlace.length === 0) return;
  parsedQuery.unknownPlace = unknownPlace;
  if (!isMentioned(unknownPlace)) disuse(parsedQuery, (word) => unknownPlace.includes(word));
}

/** Takes words out of what is looked for, which the list then says. */
function disuse(parsedQuery: ParsedQuery, isUnused: (word: string) => boolean): void {
  const { words, either } = parsedQuery;
  parsedQuery.words = words.filter((word) => !isUnused(word));
  parsedQuery.either = either
    .map((side) => side.filter((word) => !isUnused(word)))
    .filter(({ length }) => length > 0);
}

/**
 * Whether a search of words, and places at most, may be the name of a provider that has all of them. In any other, an ordinary word
 * that only names have is none: "drop off" asks for no "Zero Drop".
 */
function mayBeName(
  directory: Directory,
  { conditions, words, nearAreas, unknownPlace }: ParsedQuery,
): boolean {
  if (unknownPlace || nearAreas.length > 0 || !conditions.every(({ anyOf }) => anyOf.every(isOfPlace)))
    return false;
  const { byWord } = searchIndexOf(directory).names;
  const [first, ...others] = words.flatMap((word) => word.split(' ')).map((word) => byWord.get(word));
  return [...(first ?? [])].some((provider) => others.every((named) => named?.has(provider)));
}

/** Whether a word is an everyday one of no meaning here, which may not order what conditions find: "my old pajero". */
function isBeside(directory: Directory, { conditions }: ParsedQuery, word: string): boolean {
  const { phrases } = searchIndexOf(directory).vocabulary;
  return conditions.length > 0 && isEverydayWord(word) && !phrases.has(` ${word} `);
}

function isOfPlace({ area, emirate }: ListFilters): boolean {
  return (area ?? emirate) !== undefined;
}

function isWithoutBrushes(provider: Provider): boolean {
  return brushesOf(provider) === 'without';
}

/** Returns the providers whose names begin with a whole search of several words. */
function namedLike(directory: Directory, search: string): readonly Provider[] {
  const form = searchForm(search).trimEnd();
  const [first, ...others] = form.trim().split(' ');
  if (others.length === 0) return [];
  const named = searchIndexOf(directory).names.byWord.get(first!) ?? [];
  return [...named].filter((provider) => nameFormsOf(provider).some((name) => name.startsWith(`${form} `)));
}

/**
 * Parses the words of a search. A name that areas share means the one of the chosen emirate.
 * @param isName whether it begins the name of a provider, where "no" is no sign
 */
export function parseWords(
  directory: Directory,
  search: string,
  { emirate }: Pick<ProviderFilter, 'emirate'>,
  moment: Date,
  isName = false,
): ParsedQuery {
  const { vocabulary, lexicon, names } = searchIndexOf(directory);
  const { text, unread } = withoutUnread(search);
  const parsedQuery = parseQuery(text, {
    vocabulary,
    emirate,
    isName,
    isKnownWord: (word) => isKnownWord(lexicon, word),
    // A name is asked for.
    similarKnown: (word) => similarKnown(lexicon, word, (known) => !names.byWord.has(known)),
    similarNames: (word) => similarNames(names, word),
    moment,
  });
  parsedQuery.notes.push(...unread);
  return parsedQuery;
}

/** Returns the part of a search that is read. */
export function firstWords(search: string): string {
  return search.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
}

/** Returns a search without the quotation marks around it. */
export function unquoted(search: string): string {
  return search.replace(/^[ "“”«»„]+|[ "“”«»„]+$/g, '');
}

/**
 * Returns what a search for the letter alone finds: text in quotes, an id ("#12"), a phone number, also in a pasted text, and text
 * without a word of ours; undefined for any other.
 */
function findExactly(directory: Directory, search: string): Provider[] | undefined {
  const quoted = QUOTED.exec(search)?.[1];
  if (quoted !== undefined) return findNumber(directory, quoted) ?? findPhrase(directory, quoted);
  const found = findNumber(directory, search);
  if (found) return found;
  const { text } = inEnglish(search, searchIndexOf(directory).vocabulary);
  // In other scripts a figure alone is no word of ours.
  const isUnread = unreadText(search) === 'script' && !/\p{L}/u.test(text);
  if (/^#[0-9]/.test(search) || searchForm(text).trim() === '' || isUnread)
    return findPhrase(directory, search);
  const pasted = pastedNumber(search);
  const called = pasted === undefined ? [] : withPhone(directory, pasted);
  return called.length > 0 ? called : undefined;
}

/** Returns the providers with an id or a phone number; undefined if a text is neither. */
function findNumber({ providers, byId }: Directory, text: string): Provider[] | undefined {
  const id = (ID.exec(text.trim()) ?? OWN_LINK.exec(text.trim()))?.[1];
  const provider = byId.get(Number(id));
  if (id !== undefined) return provider?.isListed ? [provider] : [];
  const numbers = parsePhones(text);
  if (numbers.length !== 1) return undefined;
  const called = withPhone({ providers }, numbers[0]!);
  // Beside words, one that nobody has is a part of an address.
  return called.length === 0 && WORD.test(text) ? undefined : called;
}

function withPhone({ providers }: Pick<Directory, 'providers'>, number: string): Provider[] {
  return providers.filter(({ phones }) => phones.includes(number));
}

function idsOf(providers: readonly Provider[]): Set<number> {
  return new Set(providers.map(({ id }) => id));
}
