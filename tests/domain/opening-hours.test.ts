import fc from 'fast-check';
import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import {
  DAY_MINUTES,
  dayOf,
  dubaiMinute,
  hoursByDay,
  openStateAt,
  WEEK_MINUTES,
  type WeekAhead,
  type WeekSpan,
} from '@/lib/domain/opening-hours';
import { packHours, unpackHours } from '@/lib/domain/packed-hours';

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6];
const at = (day = 0, hours = 0, minutes = 0) => day * DAY_MINUTES + hours * 60 + minutes;

const certain = (open: readonly WeekSpan[]) => ({ open, doubtful: [] });

/** Saturday to Thursday 8:00 to 2:00 of the next day, Friday from 14:00. */
const LATE: WeekSpan[] = [
  [at(MON), at(MON, 2)],
  ...[0, 1, 2, 3].map((day): WeekSpan => [at(day, 8), at(day + 1, 2)]),
  [at(FRI, 14), at(SAT, 2)],
  [at(SAT, 8), at(SUN, 2)],
  [at(SUN, 8), WEEK_MINUTES],
];

test.each([
  ['2026-11-22T20:00:00Z', at(MON)],
  ['2026-11-22T19:59:59Z', at(SUN, 23, 59)],
  ['2026-11-20T19:59:00Z', at(FRI, 23, 59)],
  ['1970-01-01T00:00:00Z', at(3, 4)],
])('converts %s to a minute of the week in Dubai', (timestamp, minute) => {
  expect(dubaiMinute(Date.parse(timestamp))).toBe(minute);
});

test.each([
  ['before it opens', at(TUE, 7, 59), { is: 'closed', opensAt: at(TUE, 8), isToday: true }],
  ['as it opens', at(TUE, 8), { is: 'open', closesAt: at(TUE + 1, 2), minutesLeft: 18 * 60 }],
  ['on Friday before midnight', at(FRI, 23, 59), { is: 'open', closesAt: at(SAT, 2), minutesLeft: 121 }],
  ['on Sunday before midnight', at(SUN, 23, 59), { is: 'open', closesAt: at(MON, 2), minutesLeft: 121 }],
  ['on Monday at midnight', at(MON), { is: 'open', closesAt: at(MON, 2), minutesLeft: 120 }],
  ['a minute before it closes', at(MON, 1, 59), { is: 'open', closesAt: at(MON, 2), minutesLeft: 1 }],
  ['as it closes', at(MON, 2), { is: 'closed', opensAt: at(MON, 8), isToday: true }],
  ['on Friday morning', at(FRI, 9), { is: 'closed', opensAt: at(FRI, 14), isToday: true }],
])('computes the open state of late hours %s', (_, minute, state) =>
  expect(openStateAt(certain(LATE), minute)).toEqual(state),
);

test('names the next opening on another day, across the end of the week', () => {
  const monday: WeekSpan[] = [[at(MON, 9), at(MON, 10)]];
  expect(openStateAt(certain(monday), at(SUN, 23))).toEqual({
    is: 'closed',
    opensAt: at(MON, 9),
    isToday: false,
  });
  expect(openStateAt(certain(monday), at(MON, 10))).toEqual({
    is: 'closed',
    opensAt: at(MON, 9),
    isToday: false,
  });
});

test('is always open without a closing time, and closed for good without hours', () => {
  expect(openStateAt(certain([[0, WEEK_MINUTES]]), at(SUN, 23, 59))).toEqual({ is: 'always' });
  // Until a holiday of which it says nothing, from a day before with the time.
  const holiday: WeekAhead<string> = {
    open: [
      [0, at(WED, 0)],
      [at(THU, 0), WEEK_MINUTES],
    ],
    doubtful: [[at(WED, 0), at(THU, 0), 'holiday']],
  };
  expect(openStateAt(holiday, at(FRI, 13))).toEqual({ is: 'always' });
  expect(openStateAt(holiday, at(TUE, 1))).toEqual({
    is: 'open',
    closesAt: at(WED, 0),
    minutesLeft: 23 * 60,
  });
  expect(openStateAt(certain([]), 0)).toEqual({ is: 'closed', opensAt: null, isToday: false });
});

test('assigns hours past midnight to the day they start on', () => {
  const days = hoursByDay(LATE);
  expect(days[FRI!]).toEqual([{ opens: 14 * 60, closes: 120 }]);
  expect(days[SUN!]).toEqual([{ opens: 8 * 60, closes: 120 }]);
  expect(days.every((day) => day.length === 1)).toBe(true);
});

test('splits spans longer than a day at midnight', () => {
  // Always open, except on Friday before 14:00.
  const days = hoursByDay([
    [0, at(FRI)],
    [at(FRI, 14), WEEK_MINUTES],
  ]);
  const whole = [{ opens: 0, closes: 0 }];
  expect(days).toEqual([whole, whole, whole, whole, [{ opens: 14 * 60, closes: 0 }], whole, whole]);
});

/** Ordered spans that neither touch nor overlap, as in a PostgreSQL multirange. */
const WEEKS = fc
  .uniqueArray(fc.integer({ min: 0, max: WEEK_MINUTES }), { minLength: 2, maxLength: 16 })
  .map((bounds) => bounds.sort((a, b) => a - b))
  .map((bounds) =>
    Array.from({ length: Math.floor(bounds.length / 2) }, (_, index): WeekSpan => [
      bounds[2 * index]!,
      bounds[2 * index + 1]!,
    ]),
  );

test('computes the state and the next change for any minute of any week', () => {
  const isOpen = (spans: WeekSpan[], minute: number) =>
    spans.some(([from, to]) => from <= minute % WEEK_MINUTES && minute % WEEK_MINUTES < to);
  fc.assert(
    fc.property(WEEKS, fc.integer({ min: 0, max: WEEK_MINUTES - 1 }), (spans, minute) => {
      const state = openStateAt(certain(spans), minute);
      expect(state.is !== 'closed').toBe(isOpen(spans, minute));
      if (state.is === 'always' || state.is === 'doubtful') return;
      const change = state.is === 'open' ? state.closesAt : state.opensAt!;
      expect(isOpen(spans, change)).toBe(state.is === 'closed');
      expect(isOpen(spans, change + WEEK_MINUTES - 1)).toBe(state.is === 'open');
    }),
  );
});

test('splits any week into days without losing or adding minutes', () => {
  fc.assert(
    fc.property(WEEKS, (spans) => {
      const minutes = new Set<number>();
      for (const [day, hours] of hoursByDay(spans).entries())
        for (const { opens, closes } of hours) {
          const end = closes > opens ? closes : closes + DAY_MINUTES;
          for (let minute = opens; minute < end; minute += 1)
            minutes.add((day * DAY_MINUTES + minute) % WEEK_MINUTES);
        }
      expect(minutes.size).toBe(spans.reduce((sum, [from, to]) => sum + to - from, 0));
      for (const [from] of spans) expect(minutes.has(from)).toBe(true);
      expect(dayOf(WEEK_MINUTES)).toBe(0);
    }),
    { numRuns: 30 },
  );
});

const daily = [0, 1, 2, 3, 4, 5, 6].map((day): WeekSpan => [day * 1440 + 480, day * 1440 + 1320]);

// prettier-ignore
test.each<[string, WeekSpan[], packed: number[][]]>([
  ['every day', daily, [[480, 1320, 127]]],
  ['but Friday', daily.filter((_, day) => day !== 4), [[480, 1320, 111]]],
  ['past midnight', [[1200, 1560], [2640, 3000]], [[1200, 1560, 3]]],
  ['always', [[0, WEEK_MINUTES]], [[0, WEEK_MINUTES, 1]]],
  ['never', [], []],
])('packs hours: %s', (_, openTimes, packed) => {
  expect(packHours(openTimes)).toEqual(packed);
});

test('unpacks any hours as they were', () => {
  const week = fc
    .uniqueArray(fc.nat(WEEK_MINUTES), { maxLength: 30 })
    .map((minutes) => minutes.sort((a, b) => a - b))
    .map((minutes) =>
      minutes.flatMap((to, index): WeekSpan[] => (index % 2 ? [[minutes[index - 1]!, to]] : [])),
    );
  fc.assert(fc.property(week, (openTimes) => expect(unpackHours(packHours(openTimes))).toEqual(openTimes)));
});

test.each([
  [null, null, false],
  ['2026-11-27', null, true],
  ['2026-11-28', null, false],
  [null, '2026-11-27', true],
  [null, '2026-11-26', false],
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-27', '2026-11-27', true],
  ['2026-12-01', '2026-12-05', false],
  ['2026-10-01', '2026-11-26', false],
])('a business closed from %s until %s: %s', (closedFrom, closedUntil, isClosed) =>
  expect(isTemporarilyClosed({ closedFrom, closedUntil }, '2026-11-27')).toBe(isClosed),
);

test.each([
  ['2026-11-26T19:59:59Z', '2026-11-26'],
  ['2026-11-26T20:00:00Z', '2026-11-27'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('a day begins at midnight in Dubai: %s', (time, day) => expect(dubaiDay(Date.parse(time))).toBe(day));
