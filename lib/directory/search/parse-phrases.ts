import { type Draft, type Part, remove } from './draft';
import type { Phrase, SearchVocabulary } from './search-vocabulary';

/** What is at a place is named after it: "Al Ain Mall", "Expo metro station"; "مول" and "مترو" come first. */
const BEFORE_PLACE = '(?: (?:مول|سنتر|محطه مترو|مترو))?';
const AFTER_PLACE = '(?:(?:mall|مول|سنتر|metro station|metro|bus station|hospital) )?';

/** Words of a search that set no filter. */
export interface PhrasesFound {
  /** The areas of that name; undefined if none is named. */
  areas: readonly string[] | undefined;
  /** What people ask for and no filter knows ("gift card"). */
  unfiltered: string[];
}

/** Takes the phrases that searches recognize out of a search, longest first. Where two contradict, the later one stays text. */
export function parsePhrases(draft: Draft, vocabulary: SearchVocabulary): PhrasesFound {
  const { values, typed } = draft;
  const unfiltered: string[] = [];
  let areas: readonly string[] | undefined;
  for (const { meaning, form, options } of phrasesIn(draft.rest, vocabulary)) {
    if (!draft.rest.includes(form)) continue;
    const option = options[0]!;
    if (meaning === 'area') {
      if (areas && String(areas) !== String(options)) continue;
      areas = options;
    } else if (meaning === 'text') unfiltered.push(form.trim());
    else if (meaning !== 'generic') {
      if (values[meaning] !== undefined && values[meaning] !== option) continue;
      values[meaning] = option;
    }
    if (meaning !== 'text' && meaning !== 'generic') {
      const part: Part = meaning === 'day' || meaning === 'time' ? 'open' : meaning;
      typed[part] = (typed[part] ?? '') + form;
    }
    if (meaning === 'area') remove(draft, new RegExp(`${BEFORE_PLACE}${form}${AFTER_PLACE}`, 'g'));
    // Twice, because adjacent repeats share a space.
    remove(draft, form);
    remove(draft, form);
  }
  return { areas, unfiltered };
}

/** Returns the phrases that a text contains, longest first; those for a mall last, because it may be part of a place's name. */
function phrasesIn(rest: string, { phrases, longestPhrase }: SearchVocabulary): Phrase[] {
  const words = rest.trim().split(' ');
  const found = new Set<Phrase>();
  for (let start = 0; start < words.length; start++) {
    let form = ' ';
    for (let end = start; end < Math.min(words.length, start + longestPhrase); end++) {
      form += `${words[end]!} `;
      for (const phrase of phrases.get(form) ?? []) found.add(phrase);
    }
  }
  return [...found].sort(
    (a, b) =>
      Number(isMall(a)) - Number(isMall(b)) ||
      b.form.length - a.form.length ||
      compare(a.meaning, b.meaning) ||
      compare(a.form, b.form),
  );
}

function isMall({ meaning, options }: Phrase): boolean {
  return meaning === 'text' && options.includes('mall');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
