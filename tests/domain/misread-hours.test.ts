import fc from 'fast-check';
import { DAY_MINUTES, type WeekSpan } from '@/lib/domain/opening-hours';
import { parseHours } from '@/lib/domain/parse-hours';
import { joinedSpans } from '../support/weeks';

// A wrong hour is worse than none: weeks are written in many ways, and whatever is understood must be what was meant.

const usualHours = (text: string) => parseHours(text)?.openTimes;

/** Spans of a day in half hours. */
type Day = readonly (readonly [from: number, to: number])[];
interface WrittenWeek {
  text: string;
  /** What was meant, from Monday; undefined where nothing was said. */
  week: (Day | undefined)[];
}

// prettier-ignore
const NAMES: [days: number[] | undefined, names: string[]][] = [
  [undefined, ['', '', 'Daily', 'every day', 'يوميا', '7 days']],
  [[0, 1, 2, 3, 5, 6], ['Sat-Thu', 'Saturday to Thursday', 'من السبت إلى الخميس', 'Sat – Thu:']],
  [[0, 1, 2, 3, 4, 5], ['Mon-Sat', 'Mon to Sat:', 'Monday - Saturday']],
  [[5, 6], ['Sat & Sun', 'Sat Sun', 'السبت والأحد', 'Sat, Sun']],
];

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

/** Chooses what is written, and how. */
function writerOf(choices: Iterator<number>) {
  const between = (min: number, max: number) => min + (choices.next().value! % (max - min + 1));
  const oneOf = <T>(...options: T[]) => options[between(0, options.length - 1)]!;

  const anyDay = (): Day =>
    oneOf(true, false)
      ? [[between(12, 22), between(36, 52)]]
      : [
          [between(12, 22), between(23, 28)],
          [between(29, 34), between(36, 52)],
        ];

  function writeDay(day: Day, is24Hour: boolean): string {
    const [to, and] = [
      oneOf('-', ' - ', ' to ', '–', ' till ', ' حتى '),
      oneOf(', ', ' & ', ' / ', ' ', ' and '),
    ];
    const style = () => (is24Hour ? 4 : oneOf(0, 1, 2, 3, 5));
    const ofAll = oneOf(style(), undefined);
    return day
      .map(([from, until]) => [from, until].map((time) => written(time, ofAll ?? style())).join(to))
      .join(and);
  }

  const separator = () => oneOf(', ', '; ', ' | ', ' / ', ' ', '. ', '\n', ' and ', ' (');

  function writeWeek(): WrittenWeek {
    const [[days, names], base, is24Hour] = [oneOf(...NAMES), anyDay(), oneOf(false, false, true)];
    const [name, isNamedFirst] = [oneOf(...names), oneOf(true, false)];
    const week = Array.from({ length: 7 }, (_, day) => (!days || days.includes(day) ? base : undefined));
    const hours = writeDay(base, is24Hour);
    const usual = isNamedFirst ? `${name} ${hours}` : `${hours} ${name}`;
    if (between(1, 6) === 1) return { text: usual, week };

    const hasHours = oneOf(true, false);
    week[4] = hasHours ? anyDay() : [];
    const fridays = oneOf('Fri', 'Friday', 'Fridays:', 'الجمعة', 'on Friday');
    const said = hasHours ? writeDay(week[4], is24Hour) : oneOf('closed', 'off', 'مغلق', 'is closed');
    const isOther = oneOf(true, false);
    const other = isNamedFirst || !isOther ? `${fridays} ${said}` : `${said} ${fridays}`;
    const friday = isOther && !hasHours ? `except ${fridays}` : other;
    // Nobody names all days last without a word for them.
    const isFridayFirst = name !== '' && oneOf(true, false);
    return { text: (isFridayFirst ? [friday, usual] : [usual, friday]).join(separator()), week };
  }

  return { oneOf, separator, writeWeek };
}

const CHOICES = fc.sample(fc.nat(), { numRuns: 250_000, seed: 20261127 });
/** Writers who choose alike in every run. */
function sample(count: number) {
  const choices = CHOICES.values();
  return Array.from({ length: count }, () => writerOf(choices));
}

/** The spans of a week that is given in half hours. */
const spansOf = (week: WrittenWeek['week']) =>
  joinedSpans(
    week.flatMap((spans, day) =>
      (spans ?? []).map(
        ([from, to]) => [from * 30 + day * DAY_MINUTES, to * 30 + day * DAY_MINUTES] as const,
      ),
    ),
  );

/** Whether what was read is not what was meant. */
function isMisread(spans: readonly WeekSpan[], week: WrittenWeek['week']): boolean {
  return String(joinedSpans(spans)) !== String(spansOf(week));
}

test('understands many of them, and misreads none', () => {
  const read = sample(800).flatMap((writer) => {
    const written = writer.writeWeek();
    const spans = usualHours(written.text);
    return spans ? [{ ...written, spans }] : [];
  });
  const misread = read.filter(({ spans, week }) => isMisread(spans, week));
  expect(misread.map(({ text: typed, spans }) => [typed, spans])).toEqual([]);
  expect(read.length).toBeGreaterThan(300);
});

test('misreads none beside those of Ramadan, wherever it is named', () => {
  const read = sample(3000).flatMap(({ oneOf, separator, writeWeek }) => {
    const [usual, ramadan] = [writeWeek(), writeWeek()];
    const name = oneOf('Ramadan', 'Ramadan:', 'during Ramadan', 'In Ramadan:', 'رمضان', 'في رمضان');
    const [named, behind] = [`${name} ${ramadan.text}`, `${ramadan.text} ${name}`];
    const order = oneOf([usual.text, named], [usual.text, named], [named, usual.text], [usual.text, behind]);
    const typed = order.join(separator());
    const hours = parseHours(typed);
    return hours ? [{ typed, usual, ramadan, hours }] : [];
  });
  const misread = read.filter(
    ({ hours, usual, ramadan }) =>
      isMisread(hours.openTimes ?? [], usual.week) ||
      (hours.seasonTimes.ramadan && isMisread(hours.seasonTimes.ramadan, ramadan.week)),
  );
  expect(misread.map(({ typed }) => typed)).toEqual([]);
  expect(read.length).toBeGreaterThan(200);
});
