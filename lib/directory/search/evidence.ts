import type { Provider } from '../../domain/provider';
import { excerpt, plainText } from '../../domain/text';
import type { Directory } from '../directory';
import { formsOf, placesWithWords } from './lexicon';
import { searchIndexOf } from './search-index';

/** Where the words of a search that no filter knows stand in the texts of providers. */
export interface Evidence {
  /** How well each provider that mentions any of them does: those with more words first, then those that say it in a better place. */
  ranks: ReadonlyMap<Provider, number>;
  /** Those that mention all. */
  withAll: ReadonlySet<Provider>;
  /** Those that only speak of removing it: "tint removal" is no tinting. */
  refused: ReadonlySet<Provider>;
  /** The words that none mentions. */
  unknown: readonly string[];
}

/** What a mention is worth by its text: names before services before descriptions before addresses. */
const WORTH = { name: 8, services: 6, description: 4, others: 2 };
/** A mention of a further word is worth more than any place. */
const PER_WORD = 100;
const SEPARATOR = '\u241E';
/** Other spellings and typed words count as whole words if they are short: "EV" does not begin "every". */
const MAX_LETTERS_OF_WHOLE_WORD = { typed: 2, other: 4 };

const LETTER = /[a-z0-9\u00C0-\u024F\u0621-\u064A]/;
const REMOVED = /^[a-z]*[ -]?(?:removal|remover|removing|removed)/;
const REMOVING = /(?:remov(?:e|es|ing|al of)(?: old| the| any)*|[وب]?ازاله(?: ال)?) ?$/;
const ARABIC_PREFIX = /(?:^|[^\u0621-\u064A])(?:[وبفك]?ال|لل|[وبل])$/;

/** Finds the providers that mention words, in any of their spellings. */
export function findEvidence(directory: Directory, words: readonly string[]): Evidence {
  const { lexicon } = searchIndexOf(directory);
  const ranks = new Map<Provider, number>();
  const counts = new Map<Provider, number>();
  const refused = new Set<Provider>();
  const unknown: string[] = [];
  for (const word of words) {
    const forms = formsOf(lexicon, word).map((form) => toForm(form, form === word));
    let isKnown = false;
    for (const place of placesWithWords(lexicon, [word])) {
      const provider = directory.providers[place]!;
      const worth = worthOf(provider, forms);
      if (worth === REFUSED) refused.add(provider);
      if (worth <= 0) continue;
      isKnown = true;
      ranks.set(provider, (ranks.get(provider) ?? 0) + PER_WORD + worth);
      counts.set(provider, (counts.get(provider) ?? 0) + 1);
    }
    if (!isKnown) unknown.push(word);
  }
  const withAll = new Set(
    [...counts].filter(([, count]) => count === words.length).map(([provider]) => provider),
  );
  return { ranks, withAll, refused, unknown };
}

/** Returns the sentence of a provider that mentions one of the words; undefined if only its name or address does. */
export function matchingSentence(
  directory: Directory,
  { description, washType, category }: Pick<Provider, 'description' | 'washType' | 'category'>,
  words: readonly string[],
): string | undefined {
  const { lexicon } = searchIndexOf(directory);
  const forms = words.flatMap((word) => formsOf(lexicon, word).map((form) => toForm(form, form === word)));
  const sentences = [...(description ?? '').split(/(?<=[.!?؟\n])\s+/), washType ?? '', category ?? ''];
  const found = sentences.find((sentence) => forms.some((form) => mentionIn(plainText(sentence), form) > 0));
  return found && excerpt(found.trim(), MAX_SENTENCE);
}

const MAX_SENTENCE = 140;
const REFUSED = -1;

/** A word or phrase to look for. */
interface Form {
  parts: readonly string[];
  isWhole: boolean;
}

function toForm(form: string, isTyped: boolean): Form {
  const limit = isTyped ? MAX_LETTERS_OF_WHOLE_WORD.typed : MAX_LETTERS_OF_WHOLE_WORD.other;
  return { parts: form.split(' '), isWhole: form.length <= limit };
}

/** Returns what the best mention of a provider is worth; 0 without one. */
function worthOf(provider: Provider, forms: readonly Form[]): number {
  const { name, nameLatin, address, category, washType, description } = provider;
  const texts = provider.index.searchText.split(SEPARATOR);
  const worths = [
    ...[name, nameLatin].flatMap((text) => (text === null ? [] : [WORTH.name])),
    ...(address === null ? [] : [WORTH.others]),
    ...[category, washType].flatMap((text) => (text === null ? [] : [WORTH.services])),
    ...(description === null ? [] : [WORTH.description]),
  ];
  let best = 0;
  for (const [place, text] of texts.entries()) {
    const worth = worths[place] ?? WORTH.others;
    for (const form of forms) {
      const found = mentionIn(text, form);
      if (found > 0) best = Math.max(best, worth + found - 1);
      else if (found === REFUSED && best === 0) best = REFUSED;
    }
  }
  return best;
}

/** Returns 2 if a plain text has a form as whole words, 1 as beginnings, -1 if it only speaks of removing it, else 0. */
function mentionIn(text: string, { parts, isWhole }: Form): number {
  const [first, ...others] = parts;
  let best = 0;
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
    if (isBeginning && isWhole) continue;
    if (
      REMOVED.test(text.slice(end, end + 24)) ||
      REMOVING.test(text.slice(Math.max(0, start - 24), start))
    ) {
      best ||= REFUSED;
      continue;
    }
    if (!isBeginning) return 2;
    best = 1;
  }
  return best;
}

function endOfGap(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < 4 && !LETTER.test(text[end]!)) end += 1;
  // Behind the article of the next Arabic word.
  return text.startsWith('ال', end) ? end + 2 : end;
}
