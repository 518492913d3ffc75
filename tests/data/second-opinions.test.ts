import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import OpeningHours from 'opening_hours';
import hours from '../fixtures/exported/hours.json';
import { type Database, migratedDatabase } from './database';

// Independent libraries judge what the database derives: whatever both understand must be equal.
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

async function factsOfAll(expression: string, texts: string[]): Promise<(string | null)[]> {
  const { rows } = await database.query<{ fact: string | null }>(
    `select (${expression})::text as fact from jsonb_array_elements_text($1) with ordinality as given (typed, place) order by place`,
    [JSON.stringify(texts)],
  );
  return rows.map(({ fact }) => fact);
}

const SEED = 20261125;

describe('libphonenumber', () => {
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
  const EXPLAINED: [reason: string, number: RegExp][] = [
    ['051 and other unassigned mobile ranges: the sample data is invented there', /^\+9715[1379]/],
    [
      'landlines start with 2 to 8 after the area code; sample numbers start with 0',
      /^\+971[234679][019]\d{6}$/,
    ],
    [
      'only parts of 600, 700 and 900 are assigned so far; 600 numbers of the sample data are invented',
      /^\+971[679]00\d{6}$/,
    ],
  ];

  test('agrees on numbers and their types', async () => {
    const samples = fc.sample(fc.tuple(national, fc.constantFrom(...spellings)), {
      numRuns: 3000,
      seed: SEED,
    });
    const texts = samples.map(([number, spell]) => spell(number));
    const ours = await factsOfAll('(public.phones_of(typed))[1]', texts);
    const disagreements = texts.flatMap((text, index) => {
      const parsed = parsePhoneNumberFromString(text.replace('+971 (0)', '+971 '), 'AE');
      const theirs = parsed?.isValid() ? `${parsed.number} ${parsed.getType()}` : null;
      const mine = ours[index] ? `${ours[index]} ${typeOf(ours[index])}` : null;
      if (mine === theirs) return [];
      const number = ours[index] ?? parsed?.number ?? '';
      return EXPLAINED.some(([, range]) => range.test(number) && theirs === null)
        ? []
        : [{ text, mine, theirs }];
    });
    expect(disagreements).toEqual([]);
    expect(ours.filter(Boolean).length).toBeGreaterThan(1500);
  });
});

describe('opening_hours', () => {
  const MONDAY = new Date(2026, 10, 2);
  const NEXT_MONDAY = new Date(2026, 10, 9);
  // The library knows no holidays of the UAE. Berlin has none in this week.
  const PLACE = { lat: 52.5, lon: 13.4, address: { country_code: 'de', state: 'Berlin' } };

  /** The open minutes of a week according to the library, as PostgreSQL writes them; null if it does not understand the text. */
  function theirMinutes(text: string): string | null {
    try {
      const week = new OpeningHours(text, PLACE);
      // Hours after midnight on Sunday begin the week as well.
      const spans = week
        .getOpenIntervals(MONDAY, NEXT_MONDAY)
        .map(([from, to]) => [from, to].map((time) => (time.getTime() - MONDAY.getTime()) / 60_000));
      const merged: number[][] = [];
      for (const [from, to] of spans) {
        if (merged.at(-1)?.[1] === from) merged.at(-1)![1] = to!;
        else merged.push([from!, to!]);
      }
      return merged.length > 0 ? `{${merged.map(([from, to]) => `[${from},${to})`).join()}}` : null;
    } catch {
      return null;
    }
  }

  const day = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su');
  const days = fc.oneof(
    fc.constantFrom(
      'Mo-Su',
      'Sa-Th',
      'Mo-Fr',
      'Su-Th',
      'Mo-Sa',
      'Fr',
      'Fr,Sa',
      'Mo,We,Fr',
      'Mo-We,Sa',
      'Mo-Su,PH',
    ),
    day,
  );
  const clock = (from: number, to: number) =>
    fc
      .tuple(fc.integer({ min: from, max: to }), fc.constantFrom('00', '15', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const spans = fc.oneof(
    fc.tuple(clock(5, 11), clock(12, 23)).map(([opens, closes]) => `${opens}-${closes}`),
    fc
      .tuple(clock(5, 9), clock(10, 13), clock(14, 17), clock(18, 23))
      .map(([a, b, c, d]) => `${a}-${b},${c}-${d}`),
    fc.tuple(clock(8, 20), clock(0, 4)).map(([opens, closes]) => `${opens}-${closes}`),
    fc.constantFrom('00:00-24:00', '08:00-24:00', '18:00-26:00', 'off'),
  );
  const rule = fc.tuple(days, spans).map(([one, hours]) => `${one} ${hours}`);
  const rules = fc
    .tuple(fc.array(rule, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '; PH off'))
    .map(([all, holidays]) => all.join('; ') + holidays);

  /**
   * The library lets a later rule cut off the night before its day, as OpenStreetMap's specification has it: "Th 18:00-02:00; Fr
   * 14:00-22:00" would close at midnight on Thursday. No business means that, so the rules are compared as additional ones.
   */
  const withoutCuts = (text: string) =>
    text.replace(/(?:; \w\w(?:[-,]\w\w)* off)+(?=;|$)/g, '').replaceAll('; ', ', ');

  /** The opening hours of the sample providers. */
  function sampleHours(): string[] {
    const seed = readFileSync('supabase/seed.sql', 'utf8');
    return seed.match(
      /(?<=')(?:Daily|Every day|24\/7|Open 24|Mon|Sat-|\d)[^']*(?:AM|PM|\d:\d\d|24\/7|hours|closed)(?=')/g,
    )!;
  }

  test('agrees to the minute for a week', async () => {
    const texts = [
      ...new Set([
        ...sampleHours(),
        ...hours.map(([, text]) => text!),
        ...fc.sample(rules, { numRuns: 700, seed: SEED }),
      ]),
    ];
    const ours = await factsOfAll('public.open_minutes_of(typed)', texts);
    const compared = texts.flatMap((text, index) => {
      const theirs = theirMinutes(text);
      return ours[index] === null || theirs === null ? [] : [{ text, ours: ours[index], theirs }];
    });
    const different = compared.filter(({ ours, theirs }) => ours !== theirs);
    expect(different.filter(({ text, ours }) => theirMinutes(withoutCuts(text)) !== ours)).toEqual([]);
    expect(different.length).toBeLessThan(compared.length / 10);
    expect(compared.length).toBeGreaterThan(450);
  });
});
