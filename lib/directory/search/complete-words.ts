import { NO_FILTER } from '../../domain/filter';
import { searchForm } from '../../domain/keywords';
import type { PhraseMeaning } from '../../domain/words/words';
import type { Directory } from '../directory';
import { placeStats } from '../stats';
import { parseWords } from './find-providers';
import { inEnglish } from './in-english';
import { searchIndexOf } from './search-index';
import type { Phrase } from './search-vocabulary';
import { toTokens, typedWords } from './tokens';

const MIN_LETTERS = 2;
/** Words of a phrase that may be typed before its last one: "dubai ma". */
const MAX_WORDS = 3;
const MAX_COMPLETIONS = 4;
/** The article of a word of which a letter or two are typed, and one whose word is yet to come. */
const UNFINISHED_ARTICLE = /(?<=^| )ال(?=[\u0621-\u064A]{1,2}$)/;
const ARTICLE = /^(?:ال?|al|el)$/;
/** What a beginning is likely to be meant for, the likeliest first. */
const LIKELY: readonly PhraseMeaning[] = [
  'emirate',
  'open',
  'washType',
  'area',
  'road',
  'serviceMode',
  'car',
];

/**
 * Returns what a text that is being typed may become, the likeliest first and at most four: itself, if its last word already means
 * something, and with phrases that set a filter in the place of its last words: "steam sha" is "steam sharjah" or "steam al shamkha".
 */
export function completeWords(directory: Directory, begun: string, moment: Date): string[] {
  const { vocabulary } = searchIndexOf(directory);
  const { text, typedAs } = inEnglish(begun, vocabulary, true);
  const typed = typedAs.size > 0 ? text : begun;
  const tokens = toTokens(typed, vocabulary.words);
  if (tokens.length > 1 && ARTICLE.test(tokens.at(-1)!.word)) tokens.pop();
  const last = tokens.at(-1);
  if (!last) return [typed];
  const words = typedWords(typed);
  const isUnderstood =
    /\s$/.test(typed) || !parseWords(directory, typed, NO_FILTER, moment).words.includes(last.word);
  for (let length = Math.min(MAX_WORDS, tokens.length); length > 0; length--) {
    const beginning = tokens.slice(-length);
    const form = beginning
      .map(({ word }) => word)
      .join(' ')
      .replace(UNFINISHED_ARTICLE, '');
    if (form.replaceAll(' ', '').length < MIN_LETTERS) continue;
    const begun = [...vocabulary.phrases.values()]
      .map(([first]) => first!)
      .filter((phrase) => phrase.form.startsWith(` ${form}`) && phrase.form !== ` ${form} `);
    const likely = likeliest(directory, begun, form);
    if (likely.length === 0) continue;
    // "Car wa" is a car wash rather than "car wash at home".
    const isGeneric = begun.some(
      ({ meaning, form: other }) => meaning === 'generic' && other.length < likely[0]!.form.length,
    );
    const { wordIndex } = beginning[0]!;
    const hasArticle = /^[ae]l$/i.test(words[wordIndex - 1] ?? '');
    const before = words.slice(0, hasArticle ? wordIndex - 1 : wordIndex);
    const completed = likely.map(({ text }) => [...before, text].join(' '));
    return [...new Set([...(isUnderstood || isGeneric ? [typed] : []), ...completed])].slice(
      0,
      MAX_COMPLETIONS,
    );
  }
  return [typed];
}

/**
 * Returns one phrase for each meaning that a beginning is likely to be meant for: names before other spellings and landmarks, and of
 * places those with the most providers.
 */
function likeliest(directory: Directory, phrases: readonly Phrase[], form: string): Phrase[] {
  const rankOf = (phrase: Phrase) => [
    LIKELY.indexOf(phrase.meaning),
    nameOf(directory, phrase, form) === undefined ? 1 : 0,
    -(placeStats(directory).get(phrase.options[0]!)?.providers ?? 0),
  ];
  const ranked = phrases
    .filter(({ meaning }) => LIKELY.includes(meaning))
    .map((phrase) => ({ phrase, ranks: rankOf(phrase) }))
    .sort((one, other) => one.ranks.map((rank, at) => rank - other.ranks[at]!).find(Boolean) ?? 0);
  const byMeaning = new Map<string, Phrase>();
  for (const { phrase } of ranked) {
    const key = `${phrase.meaning}=${phrase.options.join()}`;
    if (!byMeaning.has(key))
      byMeaning.set(key, { ...phrase, text: nameOf(directory, phrase, form) ?? phrase.text });
  }
  return [...byMeaning.values()];
}

/** Returns the name of the place that a phrase stands for, if it begins as was typed. */
function nameOf({ areas, words }: Directory, { meaning, options }: Phrase, form: string): string | undefined {
  const [slug] = options.length === 1 ? options : [];
  const { en, ar } = (meaning === 'area' && areas.get(slug!)?.name) || {};
  const names =
    meaning === 'emirate' ? words.emirates.find((emirate) => emirate.slug === slug)?.names : [en, ar];
  return names?.find((name) => name && searchForm(name).startsWith(` ${form}`))?.toLowerCase();
}
