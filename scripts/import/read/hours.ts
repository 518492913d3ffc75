import type { Cells } from './business-state';
import { cellPlainText, comparable, isMachineText, parseFlag, parseJson, type Texts } from './cells';

const ARABIC_DAYS: Texts = {
  monday: 'الاثنين',
  tuesday: 'الثلاثاء',
  wednesday: 'الاربعاء',
  thursday: 'الخميس',
  friday: 'الجمعة',
  saturday: 'السبت',
  sunday: 'الاحد',
};
export const DAYS = Object.keys(ARABIC_DAYS);

/** Columns of spans with numbers of days, and the day of each number. */
export const PERIODS: Record<string, (day: string) => number> = {
  periods_monday_0: (number) => Number(number),
  periods_monday_1: (number) => Number(number) - 1,
  periods_sunday_0: (number) => Number(number) + 6,
  // Each span has its date; 1 January 1970 was a Thursday.
  periods_dated: (date) => Date.parse(date) / 86_400_000 + 3,
};

/** Returns the opening hours of a row, which exports write in many columns or as JSON; takes the columns of single days away. */
export function joinHours(texts: Texts, cells: Cells): string {
  if (parseFlag(texts.always_open ?? '')) return '24/7';
  const names = cells.get('opening_hours/day') ?? [];
  const pairs: DayHours[] = names.map((day, index) => [day, cells.get('opening_hours/hours')?.[index]]);
  for (const [column, first] of Object.entries(PERIODS)) pairs.push(...daysOfPeriods(texts[column], first));
  const days = DAYS.map((day): DayHours => [day, texts[`hours_${day}`]]);
  for (const day of DAYS) delete texts[`hours_${day}`];
  delete texts['opening_hours/day'];
  delete texts['opening_hours/hours'];
  if (texts.opening_hours) {
    const hours = hoursOfJson(texts.opening_hours) ?? texts.opening_hours;
    const closed = daysIn(texts.closed_days ?? texts.closed_on ?? '');
    // The hours are those of the other days, unless they name days themselves.
    if (closed.length === 0 || daysIn(hours).length > 0) return hours;
    return weeklyHours(DAYS.map((day) => [day, closed.includes(day) ? 'Closed' : hours]));
  }
  return weeklyHours(pairs.length > 0 ? pairs : days);
}

/** Returns the days of the week that a text names, in English or Arabic. */
function daysIn(text: string): string[] {
  const plain = comparable(text).replaceAll('إ', 'ا').replaceAll('أ', 'ا');
  const isNamed = (day: string) =>
    new RegExp(`(?:^| )(?:${day.slice(0, 3)}|${day}|${ARABIC_DAYS[day]})s?(?: |$)`).test(plain);
  return DAYS.filter(isNamed);
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A day and its hours. */
type DayHours = [day: string, hours: string | undefined];

/** Returns "Monday: 8 AM–11 PM; Tuesday: …". */
function weeklyHours(pairs: readonly DayHours[]): string {
  return pairs
    .flatMap(([day, hours]) => {
      if (!hours) return [];
      const spans = parseJson(hours);
      const text = Array.isArray(spans)
        ? spans.map((span: unknown) => spanText(span) ?? span).join(', ')
        : hours;
      return `${capitalized(day)}: ${/^x$/i.test(hours) ? 'Closed' : text}`;
    })
    .join('; ');
}

/** Returns pairs of a day and its hours of a list such as `[{"day": 1, "open": "0800", "close": "2200"}]`. */
function daysOfPeriods(text: string | undefined, indexOf: (day: string) => number): DayHours[] {
  const spans = parseJson(text ?? '');
  if (!Array.isArray(spans)) return [];
  const days = new Map<string, string[]>();
  for (const span of spans as Span[]) {
    const day = DAYS[indexOf(String(span.day ?? span.open?.day ?? span.startTime?.date)) % 7];
    const hours = spanText(span);
    if (day && hours) days.set(day, [...(days.get(day) ?? []), hours]);
  }
  return [...days].map(([day, hours]) => [day, hours.join(', ')]);
}

type Time = { day?: unknown; date?: unknown; time?: unknown; hour?: unknown; minute?: unknown } | undefined;
/** A span of time that a program wrote. */
type Span = Partial<
  Record<'from' | 'to' | 'open' | 'close' | 'start' | 'end' | 'startTime' | 'endTime', Time>
> & {
  day?: unknown;
};

/** Returns "08:00-22:00" for a span of time; undefined if it is none. */
function spanText(value: unknown): string | undefined {
  const span = value as Span | undefined;
  const start = timeText(span?.from ?? span?.open ?? span?.start ?? span?.startTime);
  const end = timeText(span?.to ?? span?.close ?? span?.end ?? span?.endTime);
  return start && end && `${start}-${end}`;
}

/** Returns "08:00" for "0800", "+0200" (of the next day), "8:00", `{"hour": 8, "minute": 0}` or `{"time": "0800"}`. */
function timeText(time: unknown): string | undefined {
  const { time: nested, hour, minute = 0 } = Object(time) as NonNullable<Time>;
  const text = String(nested ?? (hour === undefined ? time : `${hour}:${String(minute).padStart(2, '0')}`));
  const [, hours, minutes] = /^\+?(\d{1,2}):?(\d\d)$/.exec(text) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns opening hours that a program wrote as JSON or as a Python list, in words; undefined if it did not. */
function hoursOfJson(text: string): string | undefined {
  if (!isMachineText(text)) return undefined;
  // GeoDirectory adds the time zone as a second list.
  const list = /^(\[[^\]]*\]),\s*\[/.exec(text)?.[1] ?? text;
  const value = parseJson(list) ?? parseJson(list.replaceAll('"', '’').replaceAll("'", '"'));
  if (!value) return undefined;
  if (!Array.isArray(value)) return hoursOfDays(Object.entries(value)) ?? cellPlainText(text);
  if (value.every((line) => typeof line === 'string')) return value.join('; ');
  const pairs = value.flatMap((line): [string, unknown][] =>
    typeof line?.day === 'string' ? [[line.day, line.hours ?? line.times]] : Object.entries(line ?? {}),
  );
  return hoursOfDays(pairs) ?? cellPlainText(text);
}

/** Returns hours by day, or undefined if what stands in their place is no text. */
function hoursOfDays(pairs: readonly [day: string, times: unknown][]): string | undefined {
  const hours = pairs.map(([day, times]) => [day, [times ?? []].flat()] as const);
  const areTexts = hours.every(
    ([day, times]) => daysIn(day).length > 0 && times.every((time) => typeof time === 'string'),
  );
  return areTexts ? weeklyHours(hours.map(([day, times]) => [day, times.join(', ')])) : undefined;
}
