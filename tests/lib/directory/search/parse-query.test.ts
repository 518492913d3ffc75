import { isKnownWord, similarKnown } from '@/lib/directory/search/lexicon';
import { parseQuery } from '@/lib/directory/search/parse-query';
import type { QueryItem } from '@/lib/directory/search/query-items';
import { limitTimes } from '@/lib/directory/search/read-opening';
import { searchIndexOf } from '@/lib/directory/search/search-index';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { withStaffWords } from '@/lib/domain/words/staff-words';
import type { Words } from '@/lib/domain/words/words';
import { QUESTIONS } from '../../../fixtures/searches/questions';
import { sampleDirectory } from '../../../support/sample-directory';
import { wordRow } from '../../../support/staff-words';

/** Wednesday 15:00 in Dubai. */
const NOW = new Date('2026-11-25T11:00:00Z');

function parse(
  search: string,
  { emirate, words, moment = NOW }: { emirate?: string; words?: Words; moment?: Date } = {},
) {
  const directory = sampleDirectory();
  const { vocabulary, lexicon } = searchIndexOf({ ...directory, words: words ?? directory.words });
  return parseQuery(search, {
    vocabulary,
    similarNames: () => [],
    isKnownWord: (word) => isKnownWord(lexicon, word),
    similarKnown: (word) => similarKnown(lexicon, word),
    moment,
    emirate,
  });
}

/** Returns what a search means as the tables of questions write it: "dubai|sharjah" is either, "a & b" both. */
function meaningOf({ conditions, sort, isNear, nearAreas, words }: ParsedQuery): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const { anyOf, not } of conditions) {
    const [key = ''] = Object.keys(anyOf[0]!);
    const values = anyOf.flatMap((filters) => Object.values(filters));
    const value = values.length > 1 || not ? `${not ? 'not ' : ''}${values.join('|')}` : values[0];
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    named[name] = name in named ? `${String(named[name])} & ${String(value)}` : value;
  }
  return {
    ...named,
    ...(sort && { sort }),
    ...(isNear && { is_near: true }),
    ...(nearAreas.length > 0 && { near_area: nearAreas.join('|') }),
    words,
  };
}

test.each(QUESTIONS.flatMap(([meaning, searches]) => searches.map((search) => ({ search, meaning }))))(
  '$search means $meaning',
  ({ search, meaning }) => expect(meaningOf(parse(search))).toEqual({ words: [], ...meaning }),
);

// prettier-ignore
test.each<[search: string, without: Record<string, string>]>([
  ['steam wash in Al Quoz under 60', { washType: 'Al Quoz under 60', area: 'steam wash in under 60', maxPrice: 'steam wash in Al Quoz' }],
  ['best car wash in dubai', { emirate: 'best car wash', sort: 'car wash in dubai' }], ['car wash in dubai', { emirate: '' }], ['dubai except deira', { emirate: 'except deira', area: 'dubai' }],
  ['Al Barsha, Dubai: mobile', { area: 'mobile', serviceMode: 'Al Barsha, Dubai:' }],
  ['open friday 9 to 10 pm in ajman', { emirate: 'open friday 9 to 10 pm', open: 'ajman' }],
  ['shine near jbr', { near: 'shine' }],
  ['shine rating 4 and above', { rating: 'shine' }],
  ['غسيل بالبخار في عجمان', { washType: 'عجمان', emirate: 'غسيل بالبخار' }],
  // What was taken for a typo is left as it was understood.
  ['steem wash in Sharjah', { washType: 'Sharjah', emirate: 'steam wash' }],
])('%s without each part of its meaning', (search, without) => {
  const parsed = parse(search);
  const ofConditions = parsed.conditions.map((condition) => [Object.keys(condition.anyOf[0]!)[0], condition.without]);
  expect({ ...Object.fromEntries(ofConditions), ...parsed.without }).toEqual(without);
});

// prettier-ignore
test.each<[search: string, asTyped: Record<string, string>]>([
  ['محطة أدنوك، Emarat?', { 'محطه ادنوك': 'محطة أدنوك', emarat: 'Emarat' }], ['wahs وبخار steam', {}],
])('quotes %s as it was typed: %j', (search, asTyped) => expect(parse(search).asTyped).toEqual(asTyped));

// prettier-ignore
test.each<[search: string, corrected: Record<string, string>]>([
  ['shrjah', { shrjah: 'sharjah' }], ['al barhsa', { barhsa: 'al barsha' }], ['car wash abu dhabu', { 'abu dhabu': 'abu dhabi' }],
  ['spots removel', {}], ['haircut', {}], ['marble', {}], ['غسيل مراتب', {}], ['murang', {}], ['kalifa city', { 'kalifa city': 'khalifa city' }],
  ['cofee', { cofee: 'coffee' }], ['seremic coting', { 'seremic coting': 'ceramic coating' }], ['smel remuval', { 'smel remuval': 'smell removal' }], ['dentist', {}], ['petrol staton', { 'petrol staton': 'petrol station' }],
])('corrects %s by %j', (search, corrected) => expect(parse(search).corrected).toEqual(corrected));

test('a name of several areas is the one of the typed emirate, else of the chosen one, else all', () => {
  expect(meaningOf(parse('al nahda'))).toEqual({ area: 'al-nahda-dubai|al-nahda-sharjah', words: [] });
  expect(meaningOf(parse('al nahda', { emirate: 'sharjah' }))).toEqual({
    area: 'al-nahda-sharjah',
    words: [],
  });
  for (const emirate of [undefined, 'sharjah'])
    expect(meaningOf(parse('al nahda dubai', { emirate }))).toEqual({ area: 'al-nahda-dubai', words: [] });
});

test('words of staff set a filter', () => {
  const words = withStaffWords({ words: [wordRow('Vapour bath', 'washType=steam-cleaning')], places: [] });
  expect(meaningOf(parse('vapour bath in ajman', { words }))).toEqual({
    wash_type: 'steam-cleaning',
    emirate: 'ajman',
    words: [],
  });
});

test('a price or a time that cannot be is no filter', () => {
  expect(parse('under 0 aed')).toMatchObject({ filters: {}, without: {} });
  expect(parse('open friday 27:30').filters).toEqual({ open: 'fri-1600' });
});

// prettier-ignore
const REPEATED = [
  '9 ', '9 10 ', '50 aed ', 'aed 50 ', '1', 'between 50 and ', 'under ', 'no more than ', 'over above 4 ', 'rating ', '4 stars ', 'pm ', '9 pm to ', 'friday ', 'open 9 ',
  'not ', 'not a ', 'dubai or ', 'from 50 to ', 'until ', 'in 2 hours ', 'd u b a i ', 'carwashdubai', 'barhsaa ', 'and ', 'in at on ', 'al ', 'near ', 'mall ', 'dubai ', 'al nahda ', 'metro station ', 'abu dahbi ', 'barhsa ', 'x', 'غسيل ', 'من ', 'ال', 'مول ', 'ساعه ', '٩ ', 'a.', "'",
];

test.each(REPEATED)('parses %j repeated without getting slow', (token) => {
  parse(token);
  const start = performance.now();
  parse(token.repeat(Math.ceil(MAX_SEARCH_LENGTH / token.length)));
  expect(performance.now() - start).toBeLessThan(250);
});

// prettier-ignore
test.each([
  ['a Wednesday', '2026-11-25', 'sat-1700'], ['Friday night', '2026-11-27T18:00Z', 'sat-1700'], ['Saturday', '2026-11-28', 'sat-1700'], ['Sunday', '2026-11-29', 'sun-1700'],
])('on %s, the weekend is the next day of it', (_, moment, open) =>
  expect(parse('this weekend after 5', { moment: new Date(moment) }).filters.open).toBe(open),
);

test.each([
  ['open friday 21:30', 'fri-2130', ''],
  ['friday night 9 pm', 'fri-2100', ''],
  ['tomorrow morning 8', 'thu-0800', ''],
  ['friday 21:30 or sat 22:00 sun 9:15', 'fri-2130', 'sat 22:00 sun 9:15'],
  ['open fri 1 sat 2 sun 3 mon 4 tue 5', 'fri-1300', 'sat 2 sun 3 mon 4 tue 5'],
  ['eid 10 pm', undefined, '10 pm'],
  ['national day after 10pm', undefined, '10pm'],
  ['الجمعة 21:30 أو السبت 22:00', 'fri-2130', 'السبت 22:00'],
  ['open friday 21:30 '.repeat(22).trim(), 'fri-2130', ''],
])('%s is read as one time, and names the others', (search, open, others) => {
  const { filters, unused } = parse(search);
  expect([filters.open, unused.join(' ')]).toEqual([open, others]);
});

test('no more than three days and two times of a search are read', () => {
  const day = (text: string): QueryItem => ({
    text,
    wordIndexes: [0],
    phrase: { meaning: 'day' } as QueryItem['phrase'],
  });
  const time = (text: string): QueryItem => ({
    text,
    wordIndexes: [0],
    figure: { value: 9, decimals: '30' },
  });
  const word: QueryItem = { text: 'wash', wordIndexes: [0] };
  const asked = [
    day('mon'),
    time('9:30'),
    day('tue'),
    time('10:30'),
    day('wed'),
    time('11:30'),
    day('thu'),
    word,
  ];
  expect(limitTimes(asked).map(({ text }) => text)).toEqual(['mon', '9:30', 'tue', '10:30', 'wed', 'wash']);
});
