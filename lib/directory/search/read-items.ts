import type { Phrase, SearchVocabulary } from './search-vocabulary';
import type { Token } from './tokens';

/** A part of a search: a phrase that searches recognize, a figure, or a word. */
export interface Item {
  /** In search form, without spaces around it. */
  text: string;
  /** The places of the typed words that it stands in. */
  at: readonly number[];
  /** What it means; undefined for a word that is left over. */
  phrase?: Phrase;
  /** A figure, or an amount in words. */
  figure?: { value: number; decimals?: string };
}

/** A phrase at its place. */
interface Span {
  from: number;
  to: number;
  phrase: Phrase;
}

/** What is at a place is named after it: "Al Ain Mall", "Expo metro station"; sectors ("Musaffah M9") are parts of it. */
const AFTER_PLACE = /^(?:mall|مول|سنتر|metro|station|bus|hospital|[a-z]?[0-9]{1,2})$/;
/** A figure before one of these is no sector. */
const NO_SECTOR =
  /^(?:aed|dhs?|dirhams?|درهما?|دراهم|stars?|نجوم|نجمه|am|pm|ص|م|kms?|كم|hours?|hrs?|minutes|mins|ساعه|to|and|الي|[0-9]+)$/;
const BEFORE_PLACE = /^(?:مول|سنتر|مترو|محطه)$/;

/** Returns the parts of a search in its order: of phrases that overlap the longest. */
export function readItems(tokens: readonly Token[], vocabulary: SearchVocabulary): Item[] {
  const startingAt = new Map(chooseSpans(tokens, vocabulary).map((span) => [span.from, span]));
  const items: Item[] = [];
  for (let place = 0; place < tokens.length;) {
    const { from, to, phrase } = startingAt.get(place) ?? { from: place, to: place + 1 };
    items.push(toItem(tokens.slice(from, to), phrase));
    place = to;
  }
  return addUp(items);
}

/** Adds up neighbouring amounts in words: "one hundred and fifty", "خمسة وعشرين". Less than ten is an amount only in a sum. */
function addUp(items: readonly Item[]): Item[] {
  const sums: Item[] = [];
  for (const item of items) {
    const isJoined = sums.at(-1)?.phrase?.options[0] === 'and';
    const before = sums.at(isJoined ? -2 : -1);
    const sum = before && sumOf(before, item);
    if (sum === undefined) sums.push(item);
    else
      sums.splice(isJoined ? -2 : -1, 2, {
        text: item.text,
        at: [...before!.at, ...item.at],
        figure: { value: sum },
      });
  }
  return sums.map((item) =>
    isInWords(item) && item.figure!.value < 10 ? { text: item.text, at: item.at } : item,
  );
}

function sumOf(one: Item, other: Item): number | undefined {
  if (!isInWords(one) || !isInWords(other)) return undefined;
  const [more, less] = [one.figure!.value, other.figure!.value].sort((a, b) => b - a) as [number, number];
  const isSum = (more % 100 === 0 && one.figure!.value === more) || (more % 10 === 0 && less < 10);
  return isSum && less < 100 && less !== more ? more + less : undefined;
}

function isInWords({ text, figure }: Item): boolean {
  return figure !== undefined && !/^[0-9]/.test(text);
}

function toItem(tokens: readonly Token[], phrase: Phrase | undefined): Item {
  const [first] = tokens;
  const text = tokens.map(({ word }) => word).join(' ');
  const at = [...new Set(tokens.map((token) => token.at))];
  const value =
    phrase?.meaning === 'number' ? phrase.options[0]! : /^[0-9]{1,5}$/.test(text) ? text : undefined;
  if (value === undefined || (phrase && phrase.meaning !== 'number')) return { text, at, phrase };
  return { text, at, figure: { value: Number(value), decimals: first!.decimals } };
}

/** Returns the phrases in a search that do not overlap: the longest first, and of equally long ones what says something. */
function chooseSpans(tokens: readonly Token[], vocabulary: SearchVocabulary): Span[] {
  const taken = new Set<number>();
  const chosen: Span[] = [];
  for (const span of spansIn(tokens, vocabulary)) {
    const places = Array.from({ length: span.to - span.from }, (_, index) => span.from + index);
    if (places.some((place) => taken.has(place))) continue;
    if (span.phrase.meaning === 'area') extendPlace(span, tokens, taken);
    for (let place = span.from; place < span.to; place++) taken.add(place);
    chosen.push(span);
  }
  return chosen;
}

function extendPlace(span: Span, tokens: readonly Token[], taken: ReadonlySet<number>): void {
  const isPart = (place: number, pattern: RegExp) =>
    !taken.has(place) && pattern.test(tokens[place]?.word ?? '');
  const isSector = (place: number) =>
    !tokens[place]!.decimals &&
    !(/[0-9]/.test(tokens[place]!.word) && NO_SECTOR.test(tokens[place + 1]?.word ?? ''));
  while (isPart(span.to, AFTER_PLACE) && isSector(span.to)) span.to += 1;
  while (isPart(span.from - 1, BEFORE_PLACE)) span.from -= 1;
}

function spansIn(tokens: readonly Token[], { phrases, longestPhrase }: SearchVocabulary): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let form = ' ';
    for (let to = from + 1; to <= Math.min(tokens.length, from + longestPhrase); to++) {
      if (tokens[to - 1]!.decimals !== undefined) break;
      form += `${tokens[to - 1]!.word} `;
      const phrase = phrases.get(form)?.find((known) => !known.needsArticle || tokens[from]!.hasArticle);
      if (phrase) spans.push({ from, to, phrase });
    }
  }
  return spans.sort(
    (a, b) =>
      Number(isMall(a)) - Number(isMall(b)) ||
      b.to - b.from - (a.to - a.from) ||
      Number(a.phrase.meaning === 'generic') - Number(b.phrase.meaning === 'generic') ||
      b.phrase.form.length - a.phrase.form.length ||
      a.from - b.from,
  );
}

/** A mall may be part of a place's name. */
function isMall({ phrase: { meaning, options } }: Span): boolean {
  return meaning === 'text' && options.includes('mall');
}
