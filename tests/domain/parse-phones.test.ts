import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseChatName } from '@/lib/domain/parse-chat';
import { parsePhones } from '@/lib/domain/parse-phones';
import { CHATS, FIRST_NUMBERS, WRITTEN_NUMBERS } from '../fixtures/typed/phones';

test.each(FIRST_NUMBERS.flatMap(([number, texts]) => texts.map((phone) => ({ phone, number }))))(
  'the number of $phone is $number',
  ({ phone, number }) => expect(parsePhones(phone)[0] ?? null).toBe(number),
);

test.each(WRITTEN_NUMBERS)('the numbers of %j are %j', (text, numbers) => {
  expect(parsePhones(text).join(' ')).toBe(numbers);
});

test.each(CHATS)('the chat of %j is %j', (handle, name) => {
  expect(parseChatName(handle)).toBe(name);
});

describe('beside libphonenumber', () => {
  /** Significant numbers of all kinds, and some of no kind. */
  const national = fc.oneof(
    fc.stringMatching(/^5[0-9]{8}$/),
    fc.stringMatching(/^[234679][0-9]{7}$/),
    fc.stringMatching(/^800[0-9]{2,9}$/),
    fc.stringMatching(/^[4679]00[0-9]{6}$/),
    fc.stringMatching(/^[1-9][0-9]{5,10}$/),
  );
  const spaced = (number: string) => number.replace(/(\d{3})?(\d{4})$/, ' $1 $2').replace(/ +/g, ' ');
  /** Mobile numbers and landlines have a trunk 0 within the country. */
  const hasTrunk = (number: string) => /^(?:5\d{8}|(?![4679]00)[234679]\d{7})$/.test(number);
  const spellings: ((number: string) => string)[] = [
    (number) => `+971${number}`,
    (number) => `+971 ${spaced(number)}`,
    (number) => `00971${number}`,
    (number) => (hasTrunk(number) ? `+971 (0)${number}` : number),
    (number) => `tel:+971-${spaced(number).trim().replaceAll(' ', '-')}`,
    (number) => `\u202A+971 ${spaced(number)}\u202C`,
    (number) => `+971${number}`.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
    (number) => (hasTrunk(number) ? `0${number}` : number),
    (number) => (hasTrunk(number) ? `(0${number[0]}) ${number.slice(1)}` : number),
  ];

  /** The type of a number, as its range says it. */
  function typeOf(number: string): string {
    if (number.startsWith('+9715')) return 'MOBILE';
    const range = /^\+971([46-9]00)/.exec(number)?.[1];
    const types = { 400: 'TOLL_FREE', 600: 'UAN', 700: 'SHARED_COST', 800: 'TOLL_FREE', 900: 'PREMIUM_RATE' };
    return range ? types[range as '800'] : 'FIXED_LINE';
  }

  // Why a number that one of the two accepts is unknown to the other.
  // prettier-ignore
  const EXPLAINED: [reason: string, number: RegExp][] = [
    ['051 and other unassigned mobile ranges: the sample data is invented there', /^\+9715[1379]/],
    ['landlines start with 2 to 8 after the area code; sample numbers start with 0', /^\+971[234679][019]\d{6}$/],
    ['only parts of 600, 700 and 900 are assigned so far; 600 numbers of the sample data are invented', /^\+971[679]00\d{6}$/],
  ];

  test('agrees on numbers and their types', () => {
    const samples = fc.sample(fc.tuple(national, fc.constantFrom(...spellings)), {
      numRuns: 3000,
      seed: 20261125,
    });
    const compared = samples.map(([number, spell]) => {
      const text = spell(number);
      const parsed = parsePhoneNumberFromString(text.replace('+971 (0)', '+971 '), 'AE');
      const theirs = parsed?.isValid() ? `${parsed.number} ${parsed.getType()}` : null;
      const [own] = parsePhones(text);
      return {
        text,
        mine: own ? `${own} ${typeOf(own)}` : null,
        theirs,
        number: own ?? parsed?.number ?? '',
      };
    });
    const disagreements = compared.filter(
      ({ mine, theirs, number }) =>
        mine !== theirs && !(theirs === null && EXPLAINED.some(([, range]) => range.test(number))),
    );
    expect(disagreements).toEqual([]);
    expect(compared.filter(({ mine }) => mine !== null).length).toBeGreaterThan(1500);
  });
});
