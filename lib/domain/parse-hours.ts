import { DAY_MINUTES, DAYS, WEEK_MINUTES, type WeekSpan } from './opening-hours';
import { plainHours } from './plain-hours';
import { isBlank } from './text';

/** Hours of a day in minutes from its midnight; they may end on the next day. */
type DayHours = readonly [opens: number, closes: number];

/** What a text says about a day. */
interface StatedDay {
  hours: DayHours[];
  /** Whether a later statement may replace it, as in OpenStreetMap's syntax. */
  isRule: boolean;
}

/**
 * Parses opening hours as people write them, as programs export them, or in the common part of OpenStreetMap's syntax, into spans of
 * a week (product rule 3.6). A text is parsed completely or not at all, because wrong hours are worse than none: null if a word is
 * unknown, if it is never open, or if it contradicts itself (a repeated day, overlapping hours).
 */
export function parseHours(typed: string | null, words: ReadonlyMap<string, string>): WeekSpan[] | null {
  const plain = plainHours(typed, words);
  if (typed === null || plain === null) return null;
  const isList = isProgramsList(typed, plain);
  const statements = statementsIn(plain, isList);
  if (!statements) return null;
  const isOpenStreetMap = plain.includes(' h') && /(?<![a-z])(?:mo|tu|we|th|fr|sa|su)(?![a-z])/i.test(typed);

  const week: StatedDay[] = [];
  let isReplaced = false;
  let isPastMidnight = false;
  for (const [listed, said] of statements) {
    const days = parseDays(trimSigns(listed, ' ,-'));
    const hours = parseDayHours(trimSigns(said, ' ,;:/-'), isList);
    if (!days || !hours) return null;
    isPastMidnight ||= hours.some(([, closes]) => closes > DAY_MINUTES);
    for (const day of days) {
      if (week[day] && !week[day].isRule) return null;
      isReplaced ||= week[day] !== undefined;
      week[day] = { hours, isRule: isOpenStreetMap && said.includes(';') };
    }
  }
  // To which day would the hours after midnight of a replaced day belong?
  if (isReplaced && isPastMidnight) return null;
  const spans = joinSpans(spansOfWeek(week));
  return spans && spans.length > 0 ? spans : null;
}

/** Returns whether a program listed the days one by one; such a list shortens "2 PM - 10 PM" to "2 - 10 PM". */
function isProgramsList(typed: string, plain: string): boolean {
  if (/^[ \n]*[[{]/.test(typed)) return true;
  const hours = trimSigns(plain, ' ,;:');
  return WEEK.every((day) => hours.includes(day)) && /^(?:[A-Z]{3} [^A-Z]+){6}[A-Z]{3} [^A-Z]+$/.test(hours);
}

/** Splits plain hours into days and what is said about them, which alternate; undefined if they do not. */
function statementsIn(plain: string, isList: boolean): (readonly [days: string, said: string])[] | undefined {
  let hours = trimSigns(plain, ' ,;:');
  if (isList) hours = hours.replaceAll('evening', 'pm');
  hours = hours.replace(/closed (?:: )?([A-Z]+(?: [-,] [A-Z]+)*)(?= [,;/]|$)/g, '$1 closed');
  // Days may follow the hours if there is only one statement. Hours without days apply every day.
  const [, only, days = 'MON - SUN'] = /^([^A-Z;]*[a-z0-9])(?: ,)?(?: ([A-Z][A-Z ,-]*))?$/.exec(hours) ?? [];
  if (only !== undefined) hours = `${days} ${only}`;
  if (!/^[A-Z].*[^A-Z]$/.test(hours)) return undefined;
  return [...hours.matchAll(/([A-Z ,-]+)([^A-Z]+)/g)].map(([, listed, said]) => [listed!, said!] as const);
}

const WEEK = DAYS.map((day) => day.toUpperCase());

/** Parses days such as "SAT - THU , FRI", Monday being 0; null if one is unknown. A range from a day to itself has it twice. */
function parseDays(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.split(' , ')) {
    const [first, last, ...others] = part.split(' - ').map((day) => WEEK.indexOf(day));
    if (first === undefined || first === -1 || last === -1 || others.length > 0) return null;
    const steps = last === undefined ? 0 : ((last - first + 6) % 7) + 1;
    for (let step = 0; step <= steps; step++) days.push((first + step) % 7);
  }
  return days;
}

/**
 * Parses the hours of one day, "8 am - 1 pm , 4 pm - 2 am"; empty for "closed", null if they are ambiguous: "8:00 - 10:00" may be two
 * hours or fourteen, so times without am or pm count only next to one that must be on the 24-hour clock, or, if `sharesPeriod`,
 * before one that has it.
 */
function parseDayHours(said: string, sharesPeriod: boolean): DayHours[] | null {
  if (said === 'closed') return [];
  const text = sharesPeriod ? withEachPeriod(said) : said;
  if (!text || (hasTimeWithoutPeriod(text) && !isOn24HourClock(text))) return null;
  const hours: DayHours[] = [];
  let previous = 0;
  for (const span of text.replaceAll(' / ', ' , ').split(' , ')) {
    const [from = '', to = '', ...others] = span.split(' - ');
    const opens = minuteOfDay(from);
    const closes = closingMinute(span, opens, minuteOfDay(to));
    if (others.length > 0 || opens === null || closes === null) return null;
    if (opens < previous || opens >= DAY_MINUTES) return null;
    hours.push([opens, closes]);
    previous = closes;
  }
  return hours;
}

/** Returns when a span ends, counted on if that is on the next day; null if it does not end. */
function closingMinute(span: string, opens: number | null, closes: number | null): number | null {
  if (opens === null || closes === null) return null;
  // Google writes "12:00AM-12:00AM" for the whole day; "00:00-00:00" may mean closed.
  if (opens === 0 && closes === 0 && / am - .* am/.test(span)) return DAY_MINUTES;
  if (opens === closes) return null;
  if (closes === DAY_MINUTES - 1) return DAY_MINUTES;
  return closes < opens ? closes + DAY_MINUTES : closes;
}

const SHARED_PERIOD = /(?:^|, )([0-9:]+) - ([0-9:]+)( [a-z]+)/g;

/** Writes "2 - 10 pm" as "2 pm - 10 pm"; null if a span would then end before it begins. */
function withEachPeriod(text: string): string | null {
  for (const [, from, to, period] of text.matchAll(SHARED_PERIOD)) {
    const opens = minuteOfDay(`${from}${period}`);
    const closes = minuteOfDay(`${to}${period}`);
    if (opens !== null && closes !== null && opens > closes) return null;
  }
  return text.replace(/([0-9:]+) - ([0-9:]+( [a-z]+))/g, '$1$3 - $2');
}

const hasTimeWithoutPeriod = (text: string) => /[0-9](?! [a-z]|[0-9:])/.test(text);
const isOn24HourClock = (text: string) =>
  /\b(?:(?:00?|1[3-9]|2[0-4]):[0-9]{2}|1[3-9]|2[0-4])(?! [a-gi-z]|[0-9:])/.test(text);

/** Hours of the clock that a part of the day may have, and whether it adds twelve to those below twelve. */
const PERIODS: Record<string, (hour: number) => { isAfterNoon: boolean } | null> = {
  am: () => ({ isAfterNoon: false }),
  pm: () => ({ isAfterNoon: true }),
  dawn: (hour) => (hour >= 3 && hour <= 6 ? { isAfterNoon: false } : null),
  noon: (hour) => (hour === 12 || hour <= 3 ? { isAfterNoon: true } : null),
  afternoon: (hour) => (hour >= 3 && hour <= 6 ? { isAfterNoon: true } : null),
  // Twelve in the evening (مساء) is ambiguous.
  evening: (hour) => (hour < 12 ? { isAfterNoon: true } : null),
  night: (hour) => {
    if (hour === 12 || hour <= 4) return { isAfterNoon: false };
    return hour >= 7 ? { isAfterNoon: true } : null;
  },
};

/** Parses a time such as "8:30 pm" or "22:00" into a minute of the day, 1440 at its end; null if there is no such time. */
function minuteOfDay(time: string): number | null {
  const [, hours, minutes, period] = /^([0-9]{1,2})(?::([0-9]{2}))?(?: ([a-z]+))?$/.exec(time) ?? [];
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (hours === undefined || minute > 59) return null;
  const total = hour * 60 + minute;
  if (period === undefined) return total <= DAY_MINUTES ? total : null;
  // OpenStreetMap counts on after midnight: 26:00 is 2:00.
  if (period === 'h') return minutes !== undefined && total <= 2 * DAY_MINUTES ? total : null;
  const meaning = hour >= 1 && hour <= 12 ? PERIODS[period]?.(hour) : null;
  return meaning ? (total % 720) + (meaning.isAfterNoon ? 720 : 0) : null;
}

/** Returns the spans of a week in their order; the night from Sunday to Monday continues at its beginning. */
function spansOfWeek(week: readonly StatedDay[]): WeekSpan[] {
  return week
    .flatMap((day, index) =>
      day.hours.map(
        ([opens, closes]) => [opens + index * DAY_MINUTES, closes + index * DAY_MINUTES] as const,
      ),
    )
    .flatMap(([from, to]): WeekSpan[] =>
      to <= WEEK_MINUTES
        ? [[from, to]]
        : [
            [from, WEEK_MINUTES],
            [0, to - WEEK_MINUTES],
          ],
    )
    .sort(([one], [other]) => one - other);
}

/** Joins spans that touch each other; null if two overlap. */
function joinSpans(spans: readonly WeekSpan[]): WeekSpan[] | null {
  const joined: WeekSpan[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from < last[1]) return null;
    if (last && from === last[1]) joined[joined.length - 1] = [last[0], to];
    else joined.push([from, to]);
  }
  return joined;
}

/** Returns text without these signs at its ends. */
function trimSigns(text: string, signs: string): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text[from]!)) from++;
  while (to > from && signs.includes(text[to - 1]!)) to--;
  return text.slice(from, to);
}

/** What programs write in place of hours: JSON, "nan", "Open ⋅ Closes 8 PM". */
const BY_PROGRAM =
  /^\s*(?:[[{]|(?:nan|none|null|undefined|n\/?a|-+)\s*$)|[·⋅]|\[object |^\s*(?:temporarily|permanently) closed|^\s*(?:open|closed)(?: now)?\s*$|^\s*(?:opens|closes) /i;

/** Returns typed hours if pages may quote them; null for what a program wrote in their place, and if there are none. */
export function quotableHours(typed: string | null): string | null {
  return typed === null || isBlank(typed) || BY_PROGRAM.test(typed) ? null : typed;
}
