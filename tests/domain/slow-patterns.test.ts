import { problemsOf } from '@/lib/domain/problems';
import { MAX_LENGTHS } from '@/lib/domain/provider-row';
import { likelyDuplicates } from '@/lib/domain/same-business';
import { EMPTY_ROW, providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

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
/** Milliseconds in which a row is read whose columns all have their greatest length; a quadratic pattern alone takes longer. */
const MOST = 150;

/** Milliseconds of the processor that it takes to read a row of such columns with everything that looks for words and patterns. */
function cost(token: string): number {
  const columns = Object.entries(MAX_LENGTHS).map(([name, length]) => [
    name,
    `${token.repeat(length / token.length)}!`,
  ]);
  const row = { ...EMPTY_ROW, ...Object.fromEntries(columns) };
  const start = process.cpuUsage();
  const provider = providerOf(row);
  problemsOf(row, { provider, vocabulary: VOCABULARY, moment: new Date(), imageHosts: [], formerPhones: [] });
  likelyDuplicates(provider, [{ ...provider, id: 8 }]);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

// JavaScript backtracks, and a text that a pattern reads slowly would stop every visitor, who all share one process.
test('texts of repeated tokens are read at once', () => {
  // Of three attempts, because the first ones compile.
  expect(TOKENS.filter((token) => Math.min(cost(token), cost(token), cost(token)) > MOST)).toEqual([]);
});
