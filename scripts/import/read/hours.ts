import type { Cells } from './business-state';
import { cellPlainText, comparable, isMachineText, parseJson, type Texts } from './cells';

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

/** Returns the opening hours of a row, which exports write in many columns or as JSON; takes the columns of single days away. */
export function joinHours(texts: Texts, cells: Cells): string {
  const names = cells.get('opening_hours/day') ?? [];
  const pairs = names.map((day, index): DayHours => [day, cells.get('opening_hours/hours')?.[index]]);
  const days = DAYS.map((day): DayHours => [day, texts[`hours_${day}`]]);
  for (const day of DAYS) delete texts[`hours_${day}`];
  delete texts['opening_hours/day'];
  delete texts['opening_hours/hours'];
  if (texts.opening_hours) {
    const hours = hoursOfProgram(texts.opening_hours) ?? texts.opening_hours;
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

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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

/** A span of time that a program wrote, perhaps with its days. */
type Span = Partial<
  Record<'from' | 'to' | 'open' | 'close' | 'opens' | 'closes' | 'start' | 'end' | 'hours' | 'times', unknown>
> & { day?: unknown; dayOfWeek?: unknown };

/** Returns "08:00-22:00" for a span of time; undefined if it is none. */
function spanText(value: unknown): string | undefined {
  const span = Object(value) as Span;
  const start = timeText(span.from ?? span.open ?? span.opens ?? span.start);
  const end = timeText(span.to ?? span.close ?? span.closes ?? span.end);
  return start && end && `${start}-${end}`;
}

/** Returns "08:00" for "0800", "8:00" or "08:00:00". */
function timeText(time: unknown): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):?(\d\d)(?::00)?$/.exec(String(time)) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns opening hours that a program wrote as JSON, as a Python or PHP list or in brackets, in words; undefined if it did not. */
function hoursOfProgram(text: string): string | undefined {
  if (/^a:\d+:\{/.test(text)) return hoursOfPhp(text);
  // G Maps Extractor writes "Monday: [8 AM-10 PM], Tuesday: [Closed]".
  if (/^\p{L}+: ?\[/u.test(text)) return text.replace(/\],\s*/g, '; ').replace(/[[\]]/g, '');
  if (!isMachineText(text)) return undefined;
  // GeoDirectory adds the time zone as a second list.
  const list = /^(\[[^\]]*\]),\s*\[/.exec(text)?.[1] ?? text;
  const value = parseJson(list) ?? parseJson(list.replaceAll('"', '’').replaceAll("'", '"'));
  if (!value) return undefined;
  if (!Array.isArray(value)) return hoursOfDays(Object.entries(value)) ?? cellPlainText(text);
  if (value.every((line) => typeof line === 'string')) return value.join('; ');
  return hoursOfDays(value.flatMap(daysOfLine)) ?? cellPlainText(text);
}

/** Returns the days of an object with their hours: `{"day": "Monday", "hours": …}`, schema.org's `dayOfWeek`, `opens` and `closes`, or `{"Monday": …}`. */
function daysOfLine(line: unknown): [day: string, times: unknown][] {
  const { day, dayOfWeek = day, hours, times = hours } = Object(line) as Span;
  const days = [dayOfWeek ?? []].flat().filter((one): one is string => typeof one === 'string');
  if (days.length === 0) return Object.entries(Object(line) as object);
  return days.map((one) => [one.replace(/^https?:\/\/schema\.org\//, ''), times ?? spanText(line)]);
}

/** Returns the hours of WP Store Locator, a PHP list of spans by day: `s:6:"monday";a:1:{i:0;s:15:"9:00 AM,5:00 PM";}`. */
function hoursOfPhp(text: string): string | undefined {
  const days = [...text.matchAll(/"(\w+day)";a:\d+:\{([^}]*)\}/g)].map(
    ([, day = '', spans = '']): DayHours => {
      const times = [...spans.matchAll(/"([^",]+),([^"]+)"/g)].map(([, from, to]) => `${from} - ${to}`);
      return [day, times.join(', ') || 'Closed'];
    },
  );
  return weeklyHours(days) || undefined;
}

/** Returns hours by day, or undefined if what stands in their place is no text. */
function hoursOfDays(pairs: readonly [day: string, times: unknown][]): string | undefined {
  const hours = pairs.map(([day, times]) => [day, [times ?? []].flat()] as const);
  const areTexts = hours.every(
    ([day, times]) => daysIn(day).length > 0 && times.every((time) => typeof time === 'string'),
  );
  return areTexts ? weeklyHours(hours.map(([day, times]) => [day, times.join(', ')])) : undefined;
}
