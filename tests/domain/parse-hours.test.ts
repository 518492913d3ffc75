import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { DAY_MINUTES, hoursByDay, type WeekSpan } from '@/lib/domain/opening-hours';
import { parseHours, quotableHours } from '@/lib/domain/parse-hours';
import { DATED_HOURS, DOUBTFUL_DATES } from '../fixtures/typed/dated-hours';
import {
  EXPORTED_HOURS,
  QUOTED_HOURS,
  SYNTAX_HOURS,
  UNDERSTOOD_HOURS,
  UNKNOWN_HOURS,
  UNQUOTED_HOURS,
} from '../fixtures/typed/hours';
import { EDITORS_HOURS, FOUND_HOURS, UNSEEN_HOURS } from '../fixtures/typed/written-hours';
import { joinedSpans } from '../support/weeks';

/** Returns the usual week of a text. */
const usualHours = (text: string | null) => parseHours(text)?.openTimes ?? null;

/** The spans of a week that a table's row writes as "12345 9-18, 67 9-26". */
const written = (hours: string) =>
  joinedSpans(
    hours.split(', ').flatMap((part) => {
      const [days = '', opens, closes] = part.split(/[ -]/);
      const at = (day: string, hour?: string) => (Number(day) - 1) * DAY_MINUTES + Number(hour) * 60;
      return [...days].map((day) => [at(day, opens), at(day, closes)] as const);
    }),
  );
const spansOf = (read: readonly WeekSpan[] | null) => joinedSpans(read ?? []);

test.each(UNDERSTOOD_HOURS.flatMap(([hours, texts]) => texts.map((text) => [text, hours])))(
  'reads %j as %s',
  (text, hours) => expect(spansOf(usualHours(text!))).toEqual(written(hours!)),
);

// prettier-ignore
test.each([
  ['Mon 8:30 AM - 10 PM', [[510, 1320]]],
  ['Sun 10 PM - 6 AM', [[0, 360], [9960, 10080]]],
  ['24/7', [[0, 10080]]],
])('reads %j as minutes since Monday 00:00, in order and joined', (text, spans) => {
  expect(usualHours(text)).toEqual(spans);
});

test.each(
  [...EDITORS_HOURS, ...FOUND_HOURS, ...UNSEEN_HOURS].map(([text, hours, isRefused]) => [
    text,
    isRefused ? null : hours,
  ]),
)('reads %j as a person does: %s', (text, hours) => {
  const read = usualHours(text!);
  if (hours === null) expect(read).toBeNull();
  else expect(spansOf(read)).toEqual(written(hours!));
});

test.each(DATED_HOURS)('reads the dates of %j', (text, dated) => {
  const read = parseHours(text)!;
  const { ramadan, holiday, eid } = read.seasonTimes;
  const known = { usual: read.openTimes, ramadan, holiday, eid, byAppointment: read.byAppointment };
  const weeks = Object.entries(known).filter(
    ([name, week]) => week && (week.length > 0 || name in read.seasonTimes),
  );
  const expected = Object.entries(dated).map(([name, hours]) => [
    name,
    hours === '' ? [] : written(hours as string),
  ]);
  expect(Object.fromEntries(weeks.map(([name, week]) => [name, spansOf(week!)]))).toEqual(
    Object.fromEntries(expected),
  );
});

test.each(DOUBTFUL_DATES.map((text) => [text]))('reads nothing of %j', (text) => {
  expect(parseHours(text)).toBeNull();
});

test.each(UNKNOWN_HOURS.map((text) => [text]))('does not understand %j', (text) => {
  expect(usualHours(text)).toBeNull();
});

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hour = (minute: number) => `${Math.floor(minute / 60)}${minute % 60 ? `:${minute % 60}` : ''}`;

/** Writes the hours of a week as "Mon,Tue 8-23; Fri 14-23", days with equal hours together. */
function weekOf(spans: readonly WeekSpan[] | null): string | null {
  if (!spans) return null;
  if (spans.length === 1 && spans[0]![1] - spans[0]![0] === 7 * DAY_MINUTES) return '24h';
  const days = new Map<string, string[]>();
  hoursByDay(spans).forEach((day, index) => {
    const hours = day.map(
      ({ opens, closes }) => `${hour(opens)}-${hour(closes > opens ? closes : closes + DAY_MINUTES)}`,
    );
    const text = hours.join() || 'closed';
    days.set(text, [...(days.get(text) ?? []), DAYS[index]!]);
  });
  return [...days]
    .map(([hours, named]) => (named.length === 7 ? `daily ${hours}` : `${named.join()} ${hours}`))
    .join('; ');
}

test.each(EXPORTED_HOURS)('reads hours of exports: %s', (_, text, week) => {
  expect(weekOf(usualHours(text))).toBe(week);
});

test.each(SYNTAX_HOURS)('reads %j as %j', (text, week) => {
  expect(weekOf(usualHours(text))).toBe(week);
});

test.each(QUOTED_HOURS)('quotes %j', (text) => {
  expect(quotableHours(text)).toBe(text);
});

test.each([...UNQUOTED_HOURS, null])('does not quote %j, which a program wrote', (text) => {
  expect(quotableHours(text)).toBeNull();
});

describe('beside the library opening_hours', () => {
  const MONDAY = new Date(2026, 10, 2);
  const NEXT_MONDAY = new Date(2026, 10, 9);
  // The library knows no holidays of the UAE. Berlin has none in this week.
  const PLACE = { lat: 52.5, lon: 13.4, address: { country_code: 'de', state: 'Berlin' } };

  /** The spans of a week according to the library; null if it does not understand the text. */
  function theirSpans(text: string): number[][] | null {
    try {
      // Hours after midnight on Sunday begin the week as well.
      const spans = new OpeningHours(text, PLACE)
        .getOpenIntervals(MONDAY, NEXT_MONDAY)
        .map(([from, to]) => [from, to].map((time) => (time.getTime() - MONDAY.getTime()) / 60_000));
      const merged: number[][] = [];
      for (const [from, to] of spans) {
        if (merged.at(-1)?.[1] === from) merged.at(-1)![1] = to!;
        else merged.push([from!, to!]);
      }
      return merged.length > 0 ? merged : null;
    } catch {
      return null;
    }
  }

  const days = fc.oneof(
    // prettier-ignore
    fc.constantFrom(
      'Mo-Su', 'Sa-Th', 'Mo-Fr', 'Su-Th', 'Mo-Sa', 'Fr', 'Fr,Sa', 'Mo,We,Fr', 'Mo-We,Sa', 'Mo-Su,PH',
    ),
    fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'),
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

  test('agrees to the minute for a week', () => {
    const texts = new Set([
      ...sampleHours(),
      ...EXPORTED_HOURS.map(([, text]) => text),
      ...fc.sample(rules, { numRuns: 700, seed: 20261125 }),
    ]);
    const compared = [...texts].flatMap((text) => {
      const [ours, theirs] = [usualHours(text), theirSpans(text)];
      return ours === null || theirs === null ? [] : [{ text, ours, theirs }];
    });
    const different = compared.filter(({ ours, theirs }) => ours.join() !== theirs.join());
    expect(
      different.filter(({ text, ours }) => theirSpans(withoutCuts(text))?.join() !== ours.join()),
    ).toEqual([]);
    expect(different.length).toBeLessThan(compared.length / 10);
    expect(compared.length).toBeGreaterThan(450);
  });
});
