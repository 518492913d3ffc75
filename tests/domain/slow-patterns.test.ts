import { problemsOf } from '@/lib/domain/problems';
import { MAX_LENGTHS } from '@/lib/domain/provider-row';
import { likelyDuplicates } from '@/lib/domain/same-business';
import { EMPTY_ROW, providerOf } from '../support/provider-rows';
import { casesOfTier } from '../support/tier';
import { VOCABULARY } from '../support/vocabulary';

// A text that a pattern reads slowly would stop every visitor: JavaScript backtracks, and all of them share one process.

/** What patterns repeat: signs, and the words that they know. */
// prettier-ignore
const TOKENS = [
  ' ', '\n', '\t', '\u00A0', 'a', '0', '1', '.', ',', '-', '/', '(', ')', ':', ';', '<', '{', '[', ']', '"', "'", '@', '+', '&', '#', '?', '=', '¶', 'و', 'ال',
  'aed 1 ', '1 aed ', '1,', '1 - ', '1/', 'or 1 ', '12:00 ', '8 am - ', 'mon , ', 'mon - ', 'closed mon ', 'ph,', ';ph ', 'off "', '24 hours ', 'midnight', '12 ',
  '971', '050 ', '800a', '800 ', 'tel', 'fax 0', 'ext ', 'a@', 'a.', 'a@a.', '<a ', '&#1', '["utc', '2 washes ', 'sedan 35 ', 'street ', 'oman, ', ' - ', 'http://', 'a:',
  '8 - 12 / ', 'fri closed ', 'closed fri, ', 'except fri ', 'daily except ', 'fri, ', 'fri & sat ', 'sat ', 'sat/', 'closed 1-2 fri ', '8-9 mon ', '8-9, ', '8-9 & mon, ', 'from 8 ', 'last car 8 ', 'rest of the ',
  'including fri ', 'a round the ', 'لل', 'و8-9 ', '8h', '0800-', '35/45/', '35 sedan ', 'sedan/', 'sedan ', 's 30 ', 'exterior 20 ', 'exterior & ', 'wash (', 'was 60 ', '+ vat ', '+5% ', '+ 5 ', 'ahmed ', '0501234567/1', '/2', 'a050 ',
  'incl', '+ of 1', 'r.a.k. ', 'total ', 'al ', 'wash ', '&utm_', 'İ', '\uFE0F', 'e\u0301',
];
const COLUMNS = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[];

/** A text of repeated tokens that is longer than its column may be, and ends with something else. */
const repeated = (token: string, length: number) => `${token.repeat(Math.ceil(length / token.length))}!`;

/** Milliseconds of the processor that some work takes. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Milliseconds; a pattern that is quadratic in 10,000 characters takes at least a hundred. */
const MOST = 60;

/** Reads a value with everything that looks for words and patterns. */
function read(column: keyof typeof MAX_LENGTHS, text: string): void {
  const row = { ...EMPTY_ROW, [column]: text };
  const provider = providerOf(row);
  problemsOf(row, { provider, vocabulary: VOCABULARY, moment: new Date(), imageHosts: [], formerPhones: [] });
  likelyDuplicates(provider, [{ ...provider, id: 8 }]);
}

test.each(COLUMNS)('reads repeated tokens in %s at once', (column) => {
  const texts = TOKENS.flatMap((token) =>
    casesOfTier(['', ' ', '1', 'a', '"'], 2).map((other) => repeated(token + other, MAX_LENGTHS[column])),
  );
  // The second attempt is without others that use the machine, and without compiling.
  const isSlow = (text: string) => [1, 2].every(() => cost(() => read(column, text)) > MOST);
  expect(texts.filter(isSlow).map((text) => text.slice(0, 20))).toEqual([]);
});

test.each(COLUMNS)('reads a megabyte in %s without stopping', (column) => {
  for (const token of [' ', '-', 'a', '1 ', '['])
    expect(cost(() => providerOf({ [column]: repeated(token, 1_000_000) }))).toBeLessThan(1000);
});
