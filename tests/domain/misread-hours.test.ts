import fc from 'fast-check';
import { DAY_MINUTES, type WeekSpan } from '@/lib/domain/opening-hours';
import { parseHours } from '@/lib/domain/parse-hours';
import { joinedSpans } from '../support/weeks';

// A wrong hour is worse than none: weeks are written in many ways, and whatever is understood must be what was meant.

const usualHours = (text: string) => parseHours(text)?.openTimes;

const [morning, noon] = [fc.integer({ min: 12, max: 22 }), fc.integer({ min: 23, max: 28 })];
const [afternoon, evening] = [fc.integer({ min: 29, max: 34 }), fc.integer({ min: 36, max: 52 })];
/** Spans of a day in half hours. */
const day: fc.Arbitrary<number[][]> = fc.oneof(
  fc.tuple(morning, evening).map((span) => [span]),
  fc.tuple(morning, noon, afternoon, evening).map(([a, b, c, d]) => [
    [a, b],
    [c, d],
  ]),
);
const NAMES: [days: number[] | undefined, names: string[]][] = [
  [undefined, ['', '', 'Daily', 'every day', 'يوميا', '7 days']],
  [
    [0, 1, 2, 3, 5, 6],
    ['Sat-Thu', 'Saturday to Thursday', 'من السبت إلى الخميس', 'Sat – Thu:'],
  ],
  [
    [0, 1, 2, 3, 4, 5],
    ['Mon-Sat', 'Mon to Sat:', 'Monday - Saturday'],
  ],
  [
    [5, 6],
    ['Sat & Sun', 'Sat Sun', 'السبت والأحد', 'Sat, Sun'],
  ],
];
const fridays = fc.constantFrom('Fri', 'Friday', 'Fridays:', 'الجمعة', 'on Friday');
const closed = fc.constantFrom('closed', 'off', 'مغلق', 'is closed');
const separator = fc.constantFrom(', ', '; ', ' | ', ' / ', ' ', '. ', '\n', ' and ', ' (');
const between = fc.constantFrom('-', ' - ', ' to ', '–', ' till ', ' حتى ');
const betweenSpans = fc.constantFrom(', ', ' & ', ' / ', ' ', ' and ');

/** Writes a time in one of several ways, of which the bare ones do not say whether it is in the morning. */
function written(time: number, style: number): string {
  const [hour, minute] = [Math.floor(time / 2) % 24, time % 2 ? '30' : '00'];
  const twelve = hour % 12 || 12;
  const half = minute === '00' ? '' : `:${minute}`;
  const period = hour < 12 ? ['am', ' AM', ' ص'] : ['pm', ' PM', ' م'];
  if (style === 3) return `${twelve}${half}`;
  if (style === 4) return `${String(hour).padStart(2, '0')}:${minute}`;
  if (style === 5) return `${twelve}:${minute}`;
  // Twelve in the evening (م) is ambiguous.
  return `${twelve}${half}${period[style === 2 && twelve === 12 ? 1 : style]}`;
}

const writtenDay = (spans: number[][], is24Hour: boolean) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(0, 1, 2, 3, 5), { minLength: 4, maxLength: 4 }),
      between,
      betweenSpans,
      fc.constantFrom('one', 'mixed'),
    )
    .map(([styles, to, and, mode]) =>
      spans
        .map(([from, until], index) => {
          const [first, second] = is24Hour
            ? [4, 4]
            : mode === 'one'
              ? [styles[0]!, styles[0]!]
              : styles.slice(index * 2);
          return `${written(from!, first!)}${to}${written(until!, second!)}`;
        })
        .join(and),
    );

/** The spans of a week that is given in half hours. */
const spansOf = (week: (number[][] | undefined)[]) =>
  joinedSpans(
    week.flatMap((spans, day) =>
      (spans ?? []).map(
        ([from, to]) => [from! * 30 + day * DAY_MINUTES, to! * 30 + day * DAY_MINUTES] as const,
      ),
    ),
  );

const text = fc
  .record({
    base: day,
    names: fc.constantFrom(...NAMES),
    friday: fc.option(fc.oneof(day, fc.constant([] as number[][]))),
    order: fc.constantFrom('before', 'behind'),
    fridayFirst: fc.boolean(),
    is24Hour: fc.constantFrom(false, false, true),
  })
  .chain(({ base, names: [days, spellings], friday, order, fridayFirst, is24Hour }) =>
    fc
      .tuple(
        fc.constantFrom(...spellings),
        writtenDay(base, is24Hour),
        friday?.length ? writtenDay(friday, is24Hour) : closed,
        fridays,
        separator,
        fc.boolean(),
      )
      .map(([name, hours, said, fri, sign, isExcept]) => {
        const week = Array.from({ length: 7 }, (_, index) =>
          !days || days.includes(index) ? base : undefined,
        );
        const first = order === 'before' ? `${name} ${hours}` : `${hours} ${name}`;
        if (friday === null) return { text: first, week };
        // Nobody names all days last without a word for them.
        const isFirst = fridayFirst && name !== '';
        week[4] = friday;
        const second =
          isExcept && !friday.length
            ? `except ${fri}`
            : order === 'before' || !isExcept
              ? `${fri} ${said}`
              : `${said} ${fri}`;
        return { text: isFirst ? `${second}${sign}${first}` : `${first}${sign}${second}`, week };
      }),
  );

/** Whether what was read is not what was meant. */
function isMisread(spans: readonly WeekSpan[], week: (number[][] | undefined)[]): boolean {
  return String(joinedSpans(spans)) !== String(spansOf(week));
}

test('understands many of them, and misreads none', () => {
  const samples = fc.sample(text, { numRuns: 800, seed: 20261127 });
  const read = samples.flatMap((sample) => {
    const spans = usualHours(sample.text);
    return spans ? [{ ...sample, spans }] : [];
  });
  const misread = read.filter(({ spans, week }) => isMisread(spans, week));
  expect(misread.map(({ text: typed, spans }) => [typed, spans])).toEqual([]);
  expect(read.length).toBeGreaterThan(300);
});

test('misreads none beside those of Ramadan, wherever it is named', () => {
  const phrase = fc.constantFrom('Ramadan', 'Ramadan:', 'during Ramadan', 'In Ramadan:', 'رمضان', 'في رمضان');
  const both = fc
    .tuple(text, text, phrase, separator, fc.constantFrom('after', 'after', 'before', 'behind'))
    .map(([usual, ramadan, name, sign, order]) => {
      if (order === 'before') return { usual, ramadan, typed: `${name} ${ramadan.text}${sign}${usual.text}` };
      const [of, named] = [ramadan.text, name];
      return {
        usual,
        ramadan,
        typed: `${usual.text}${sign}${order === 'behind' ? `${of} ${named}` : `${named} ${of}`}`,
      };
    });
  const read = fc.sample(both, { numRuns: 3000, seed: 20261127 }).flatMap((sample) => {
    const hours = parseHours(sample.typed);
    return hours ? [{ ...sample, hours }] : [];
  });
  const misread = read.filter(
    ({ hours, usual, ramadan }) =>
      isMisread(hours.openTimes ?? [], usual.week) ||
      (hours.seasonTimes.ramadan && isMisread(hours.seasonTimes.ramadan, ramadan.week)),
  );
  expect(misread.map(({ typed }) => typed)).toEqual([]);
  expect(read.length).toBeGreaterThan(200);
});
