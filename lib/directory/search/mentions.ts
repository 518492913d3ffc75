import type { Provider } from '../../domain/provider';
import { excerpt, plainText } from '../../domain/text';
import { TEXT_KINDS, type TextKind } from '../../domain/text-kinds';
import type { Directory } from '../directory';
import { oncePerDirectory } from '../once-per-directory';
import { placesOfSpelling, spellingsOf } from './lexicon';
import { isOrdinaryWord } from './ordinary-words';
import { searchIndexOf } from './search-index';

/** Where the words of a search that no filter knows stand in the texts of providers. */
export interface Mentions {
  /** How well each provider that mentions any of them does: those with more words first, then those that say it in a better place. */
  ranks: ReadonlyMap<Provider, number>;
  /** Those that mention all. */
  withAll: ReadonlySet<Provider>;
  /** Those that only speak of removing it: "tint removal" is no tinting. */
  refused: ReadonlySet<Provider>;
  /** The words that none mentions. */
  unknown: readonly string[];
}

/** What a mention is worth by the kind of its text, which are in this order. */
const WEIGHT: Readonly<Record<TextKind, number>> = { name: 8, service: 6, description: 4, other: 2 };
/** A mention of a further word is worth more than any place, of a rare one ("invoice") more than of a common one ("seat"). */
const PER_WORD = 100;
/** More than all words of a search. */
const PREFERRED = 1_000_000;
/** Letters from which a word is also mentioned by a name that it begins. */
const MIN_LETTERS_OF_BEGINNING = 4;

const LETTER = /[a-z0-9\u00C0-\u024F\u0621-\u064A]/;
const REMOVED = /^[a-z]*[ -]?(?:removal|remover|removing|removed)/;
const REMOVING = /(?:remov(?:e|es|ing|al of)(?: old| the| any)*|[وب]?ازاله(?: ال)?) ?$/;
/** Words count as whole ones or with such an ending: "lang" does not begin "languages", nor "tow" "towel". */
const INFLECTED = /^(?:['’]?s|es|e?d|ers?|ings?|ات|ين|ون|ها|ي|يه)(?![a-z0-9\u00C0-\u024F\u0621-\u064A])/;
/** "Towers" are no inflected tow. */
const MIN_LETTERS_OF_INFLECTED = 4;
const PLURAL = /^['’]?s(?![a-z0-9])/;
/** What is sealed is no seal. */
const OF_FOUR_LETTERS = /^(?:['’]?s|ings?)(?![a-z0-9])/;
/** An "e-bike" is no bike. */
const PART_OF_WORD = /(?:^|[^a-z0-9])[a-z]-$/;
const ARABIC_PREFIX = /(?:^|[^\u0621-\u064A])(?:[وبفك]?ال|لل|[وبل])$/;

/** What a provider's mention of a word is worth, and in which spelling; only spoken of as removed, REFUSED. */
interface Worth {
  worth: number;
  spelling: string;
}

/** These, by provider; the last words of a directory are kept, because many ask for the same. */
const keptWorths = oncePerDirectory(() => new Map<string, ReadonlyMap<Provider, Worth>>());
const MAX_KEPT = 40;

/** Finds the providers that mention words, in any of their spellings. */
export function findMentions(directory: Directory, words: readonly string[]): Mentions {
  const ranks = new Map<Provider, number>();
  const counts = new Map<Provider, number>();
  const refused = new Set<Provider>();
  const unknown: string[] = [];
  for (const word of words) {
    const worths = worthsOf(directory, word);
    const perWord = PER_WORD * (1 + Math.log2(directory.providers.length / Math.max(1, worths.size)));
    for (const [provider, { worth }] of worths) {
      if (worth === REFUSED) {
        refused.add(provider);
        continue;
      }
      ranks.set(provider, (ranks.get(provider) ?? 0) + perWord + worth);
      counts.set(provider, (counts.get(provider) ?? 0) + 1);
    }
    if (worths.size === 0) unknown.push(word);
  }
  const withAll = new Set(
    [...counts].filter(([, count]) => count === words.length).map(([provider]) => provider),
  );
  return { ranks, withAll, refused, unknown };
}

/** Whether a word is an ordinary one, and providers have it in their names alone. */
export function isOnlyInNames(directory: Directory, word: string): boolean {
  const worths = [...worthsOf(directory, word).values()];
  return (
    worths.length > 0 &&
    word.split(' ').every(isOrdinaryWord) &&
    worths.every(({ worth }) => worth >= WEIGHT.name)
  );
}

/** Returns evidence by which some providers come first, whatever words others mention. */
export function preferring(evidence: Mentions, preferred: readonly Provider[]): Mentions {
  const ranks = new Map(evidence.ranks);
  for (const provider of preferred) ranks.set(provider, (ranks.get(provider) ?? 0) + PREFERRED);
  return { ...evidence, ranks };
}

/** Returns in which spelling a provider mentions a word, as it was typed if it can; null if only to remove it, undefined if not. */
export function mentioning(
  directory: Directory,
  word: string,
): (provider: Provider) => string | null | undefined {
  const worths = worthsOf(directory, word);
  return (provider) => {
    const found = worths.get(provider);
    return found?.worth === REFUSED ? null : found?.spelling;
  };
}

/** Returns what the mentions of a word are worth, of those that have any. */
function worthsOf(directory: Directory, word: string): ReadonlyMap<Provider, Worth> {
  const kept = keptWorths(directory);
  const known = kept.get(word);
  if (known) return known;
  const { lexicon } = searchIndexOf(directory);
  const worths = new Map<Provider, Worth>();
  for (const spelling of spellingsOf(lexicon, word)) {
    const form = toSpelling(spelling);
    for (const place of placesOfSpelling(lexicon, spelling, spelling === word)) {
      const provider = directory.providers[place]!;
      const worth = weightOf(provider, form);
      const known = worths.get(provider);
      if (worth !== 0 && worth > (known?.worth ?? REFUSED - 1))
        worths.set(provider, { worth, spelling: known && known.worth > 0 ? known.spelling : spelling });
    }
  }
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(word, worths);
  return worths;
}

/** Returns the sentence of a provider that mentions one of the words, or else its kind of place or its address; undefined if only its name does. */
export function matchingSentence(
  directory: Directory,
  {
    description,
    washType,
    category,
    locationType,
    address,
  }: Pick<Provider, 'description' | 'washType' | 'category' | 'locationType' | 'address'>,
  words: readonly string[],
): string | undefined {
  const { lexicon } = searchIndexOf(directory);
  const forms = words.flatMap((word) => spellingsOf(lexicon, word).map(toSpelling));
  const sentences = [
    ...(description ?? '').split(/(?<=[.!?؟\n])\s+/),
    washType,
    category,
    locationType,
    address,
  ];
  const found = sentences.find(
    (sentence) =>
      sentence &&
      forms.some((form) => mentionsIn(plainText(sentence), form).some((mention) => mention !== 'removed')),
  );
  return found ? excerpt(found.trim(), MAX_SENTENCE) : undefined;
}

const MAX_SENTENCE = 140;
/** The first say enough. */
const MAX_MENTIONS = 2;
const REFUSED = -1;

/** A word or phrase to look for. */
interface Spelling {
  parts: readonly string[];
  mayBegin: boolean;
}

function toSpelling(form: string): Spelling {
  return { parts: form.split(' '), mayBegin: form.length >= MIN_LETTERS_OF_BEGINNING };
}

/** Returns what the best mention of a provider is worth; 0 without one. */
function weightOf({ index }: Provider, form: Spelling): number {
  let isRefused = false;
  for (const kind of TEXT_KINDS) {
    const mentions = mentionsIn(index.texts[kind], form, kind === 'name');
    if (mentions.includes('whole')) return WEIGHT[kind] + 1;
    if (mentions.includes('beginning')) return WEIGHT[kind];
    isRefused ||= mentions.length > 0;
  }
  return isRefused ? REFUSED : 0;
}

/** How a text has a form: as whole words, as the beginning of one, or only as what is removed. */
type Mention = 'whole' | 'beginning' | 'removed';

/** Returns the first mentions of a form in a plain text. */
function mentionsIn(text: string, { parts, mayBegin }: Spelling, isName = false): Mention[] {
  const [first, ...others] = parts;
  const mentions: Mention[] = [];
  for (let start = text.indexOf(first!); start >= 0; start = text.indexOf(first!, start + 1)) {
    if (LETTER.test(text[start - 1] ?? '') && !ARABIC_PREFIX.test(text.slice(Math.max(0, start - 4), start)))
      continue;
    let end = start + first!.length;
    for (const part of others) {
      const gap = endOfGap(text, end);
      end = gap > end && text.startsWith(part, gap) ? gap + part.length : -1;
      if (end < 0) break;
    }
    if (end < 0) continue;
    const isBeginning = LETTER.test(text[end] ?? '');
    const inflected = inflectionsOf(parts.at(-1)!);
    const mayGoOn = (isName && mayBegin) || inflected.test(text.slice(end, end + 5));
    if (isBeginning && !mayGoOn) continue;
    if (PART_OF_WORD.test(text.slice(Math.max(0, start - 3), start))) continue;
    const isRemoved =
      REMOVED.test(text.slice(end, end + 24)) || REMOVING.test(text.slice(Math.max(0, start - 24), start));
    mentions.push(isRemoved ? 'removed' : isBeginning ? 'beginning' : 'whole');
    if (mentions.length === MAX_MENTIONS) break;
  }
  return mentions;
}

function inflectionsOf(word: string): RegExp {
  if (word.length < MIN_LETTERS_OF_INFLECTED) return PLURAL;
  return /^[a-z]{4}$/.test(word) ? OF_FOUR_LETTERS : INFLECTED;
}

function endOfGap(text: string, from: number): number {
  let end = from;
  while (text[end] === ' ' || text[end] === '\n') end += 1;
  // Behind the article of the next Arabic word.
  return text.startsWith('ال', end) ? end + 2 : end;
}
