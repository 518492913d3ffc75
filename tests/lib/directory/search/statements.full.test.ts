import { listProviders } from '@/lib/directory/list-providers';
import { withMeant } from '@/lib/directory/search/guess';
import { isKnownWord, similarKnown } from '@/lib/directory/search/lexicon';
import { cheapest, findReadings } from '@/lib/directory/search/readings';
import { searchIndexOf } from '@/lib/directory/search/search-index';
import { toTokens } from '@/lib/directory/search/tokens';
import frequencies from '@/lib/directory/search/word-frequencies.json';
import { parseFilter } from '@/lib/domain/filter';
import { searchForm } from '@/lib/domain/keywords';
import { pageCount } from '@/lib/domain/paging';
import type { Note, Statement } from '@/lib/domain/provider-list';
import { QUESTIONS } from '../../../fixtures/searches/questions';
import { sampleDirectory, sampleRows } from '../../../support/sample-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const SEARCHES = Number(process.env.SEARCHES ?? 200);
const directory = sampleDirectory();
const rows = new Map(sampleRows().car_wash_locations.map((row) => [row.id, row]));
const placesOf = new Map(directory.providers.map(({ id, index }) => [id, index.places]));

/** A generator of numbers below 1 that gives the same ones each time (mulberry32). */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(20_261_128);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
/** What providers say of themselves, in small letters. */
const textsOf = (id: number): string => {
  const row = rows.get(id)!;
  const { business_name, name_ar, name_latin, service_description, wash_type, service_category, address } =
    row;
  const said = [
    business_name,
    name_ar,
    name_latin,
    service_description,
    wash_type,
    service_category,
    address,
  ];
  return said.join('\n').toLowerCase();
};
/** All that is stored of them, and the names of their places. */
const allOf = (id: number): string => {
  const areas = directory.words.areas.filter(({ slug }) => placesOf.get(id)!.includes(slug));
  return JSON.stringify([rows.get(id), areas]).toLowerCase();
};
const NOISE = ['zorb', 'quux', 'bilk', 'مزنقر', '42', 'x9', '🚗', 'plz', '???', 'blrt'];
const PHRASES = [...searchIndexOf(directory).vocabulary.phrases.values()].flat().map(({ text }) => text);
const TEXT_WORDS = directory.providers.flatMap(
  ({ id }) => textsOf(id).match(/[a-z\u0621-\u064A]{3,}/g) ?? [],
);
const ORDINARY = [...frequencies.english.join(' ').split(' '), ...frequencies.arabic.join(' ').split(' ')];

function someSearch(): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
    one(
      [...Array<readonly string[]>(3).fill(PHRASES), TEXT_WORDS, TEXT_WORDS, ORDINARY, NOISE].map((kind) =>
        one(kind),
      ),
    ),
  );
  return words.join(' ');
}

function everyPage(search: string) {
  const page = (number: number) =>
    listProviders(directory, parseFilter(new URLSearchParams({ q: search, page: String(number) })), MOMENT);
  const first = page(1);
  const others = Array.from({ length: Math.max(0, pageCount(first.total) - 1) }, (_, at) => page(at + 2));
  return { ...first, ids: [first, ...others].flatMap(({ providers }) => providers.map(({ id }) => id)) };
}

const LETTER = '[a-z0-9\\u00C0-\\u024F\\u0621-\\u064A]';
/** The ids of providers whose rows have a word: as a whole one, or its letters anywhere. */
function having(ids: readonly number[], word: string): { asWord: number[]; asLetters: number[] } {
  const whole = new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, 'u');
  return {
    asWord: ids.filter((id) => whole.test(textsOf(id)) && !/remov|ازال|إزال/.test(textsOf(id))),
    asLetters: ids.filter((id) => allOf(id).includes(word)),
  };
}

/** Returns what is not true of a statement about the rows of a list. */
function lieOf(statement: Statement, ids: readonly number[]): string | undefined {
  const inArea = (area: string) => ids.filter((id) => placesOf.get(id)!.includes(area)).length;
  if (statement.type === 'noneIn') return inArea(statement.area) > 0 ? 'some are there' : undefined;
  if (statement.type === 'letters')
    return statement.count < ids.length ? undefined : 'none is left that fits';
  if (statement.type !== 'mentions') return undefined;
  const { asWord } = having(ids, statement.word);
  const asLetters = [statement.word, ...statement.as].flatMap((word) => having(ids, word).asLetters);
  if (statement.count < asWord.length) return `${asWord.length} have the word`;
  const isPlain = [statement.word, ...statement.as].every((word) => /^[a-z ]+$/.test(word));
  const spelled = new Set(asLetters).size;
  if (isPlain && statement.count > spelled) return `only ${spelled} have the letters`;
  const first = ids.slice(0, statement.count);
  return isPlain && statement.areFirst && first.some((id) => !asLetters.includes(id))
    ? 'not first'
    : undefined;
}

test('what lists say of searches made of all kinds of words is true of their rows', () => {
  const lies: string[] = [];
  let said = 0;
  for (let number = 0; number < SEARCHES; number++) {
    const search = someSearch();
    const { ids, total, fitting, statements } = everyPage(search);
    if (new Set(ids).size !== total) lies.push(`${search}: ${new Set(ids).size} of ${total} are listed`);
    if (fitting > total) lies.push(`${search}: ${fitting} of ${total} fit`);
    for (const statement of statements) {
      said += 1;
      const lie = lieOf(statement, ids);
      if (lie) lies.push(`${search}: ${JSON.stringify(statement)}, but ${lie}`);
    }
  }
  expect(lies).toEqual([]);
  expect(said).toBeGreaterThan(SEARCHES / 2);
});

/** What lists have a sentence about, by its note. */
const NOTED: Partial<Record<Note, RegExp>> = {
  holiday: /^text holiday|^open/,
  abroad: /^text abroad/,
  duration: /^text duration|^number|^generic|^ (?:[0-9]+|minutes?|hours?)$/,
};

/** Returns the words of a search that mean something, but set no filter and no order, and that no sentence names. */
function lostIn(search: string): string[] {
  const { vocabulary, lexicon } = searchIndexOf(directory);
  const { parsedQuery } = listProviders(directory, parseFilter(new URLSearchParams({ q: search })), MOMENT);
  if (!parsedQuery) return [];
  const {
    words,
    asTyped,
    makes,
    cars,
    unused,
    unwanted,
    unknownPlace = [],
    notes,
    isBrushless,
    nearAreas,
  } = parsedQuery;
  const named = searchForm(
    [words.map((word) => `${word} ${asTyped[word] ?? ''}`), makes, cars, unused, unwanted, unknownPlace]
      .flat()
      .join(' '),
  );
  const tokens = toTokens(search, vocabulary.words);
  const context = {
    vocabulary,
    isKnownWord: (word: string) => isKnownWord(lexicon, word),
    similarKnown: (word: string) => similarKnown(lexicon, word),
  };
  const read = cheapest(tokens.length, findReadings(tokens, context), false);
  const typed = withMeant(search, tokens, read);
  const countIn = (text: string, word: string) => text.split(' ').filter((other) => other === word).length;
  // What is used is what a link leaves out.
  const links = [
    ...parsedQuery.conditions.map(({ without }) => without),
    ...Object.values(parsedQuery.without),
  ];
  const isUsed = (word: string) => links.some((link) => countIn(link, word) < countIn(typed.join(' '), word));
  return read.flatMap(({ parts, from, to }) =>
    parts.flatMap(({ text, phrase }) => {
      const at = typed.slice(tokens[from]!.wordIndex, tokens[to - 1]!.wordIndex + 1).join(' ');
      const isFiller = ['generic', 'sign', 'near'].includes(phrase?.meaning ?? '') || /^[^0-9]$/.test(text);
      const isNamed = [text, at].some((form) => named.includes(searchForm(form)));
      const said = `${phrase?.meaning ?? ''} ${phrase?.options[0] ?? text}`;
      // Lists that ask for no other order are by rating.
      const isUsual =
        said === 'sort good' && !parsedQuery.sort && !parsedQuery.isNear && nearAreas.length === 0;
      const isNoted =
        notes.some((note) => NOTED[note]?.test(said)) || (isBrushless && said.startsWith('text brush'));
      return isFiller || isUsual || isNamed || isNoted || at.split(' ').some(isUsed) ? [] : [text];
    }),
  );
}

test('each word of a search that is no filler is used or named', () => {
  const searches = [
    ...QUESTIONS.flatMap(([, asked]) => asked),
    ...Array.from({ length: SEARCHES }, () => someSearch()),
  ];
  expect(searches.flatMap((search) => lostIn(search).map((word) => `${search}: ${word}`))).toEqual([]);
});
