import { DAY_MINUTES } from '../opening-hours';

/** Hours of a day in minutes from its midnight; they may end on the next day. */
export type DayHours = readonly [opens: number, closes: number];

/** A time as typed: "8", "8:30 pm", "0800". */
export interface TypedTime {
  figure: string;
  /** A part of the day ("am", "night"), "h" for a program's time on the 24-hour clock; null for a bare time. */
  period: string | null;
}

/** Two times with "to" between them. */
export interface TypedSpan {
  from: TypedTime;
  to: TypedTime;
  /** Whether it is said to end on the next day. */
  isOvernight: boolean;
}

/** How the times of a text are written. */
export interface ClockStyle {
  /** A program listed the days; it shortens "2 PM - 10 PM" to "2 - 10 PM" and writes no other bare times. */
  isList: boolean;
  /** Some time is on the 24-hour clock for certain. */
  has24Hour: boolean;
  /** All times are written as on the 24-hour clock: "08:00". */
  isPadded: boolean;
}

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
  midnight: (hour) => (hour === 12 ? { isAfterNoon: false } : null),
};

/** Returns the hour and the minute of a figure: "8", "8:30", "0830"; null for other figures. */
function hourAndMinute(figure: string): [hour: number, minute: number] | null {
  const [, hours, minutes] = /^([0-9]{1,2}?):?([0-9]{2})?$/.exec(figure) ?? [];
  return hours === undefined || Number(minutes ?? 0) > 59 ? null : [Number(hours), Number(minutes ?? 0)];
}

const isBare = ({ period }: TypedTime) => period === null;

/** Returns whether a time can only be one of the 24-hour clock: "13", "00:30", "24:00". */
export function is24Hour({ figure, period }: TypedTime): boolean {
  if (period !== null && period !== 'h') return false;
  const [hour, minute] = hourAndMinute(figure) ?? [];
  return hour !== undefined && (hour > 12 || (hour === 0 && minute !== undefined && figure.length > 2));
}

/** Returns whether a time is written as the 24-hour clock shows it: "08:00" or "0800". */
export function isPadded({ figure, period }: TypedTime): boolean {
  return period === null && /^[0-9]{2}:?[0-9]{2}$/.test(figure);
}

/** Returns the minute of the day of a time on the 24-hour clock or with a period, 1440 at the day's end; null if there is no such time. */
function minuteOf({ figure, period }: TypedTime): number | null {
  const [hour, minute] = hourAndMinute(figure) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const literal = hour * 60 + minute;
  // OpenStreetMap counts on after midnight: 26:00 is 2:00.
  if (period === 'h') return figure.length > 2 && literal <= 2 * DAY_MINUTES ? literal : null;
  if (period === null) return figure.length !== 3 && literal <= DAY_MINUTES ? literal : null;
  const meaning = hour >= 1 && hour <= 12 ? PERIODS[period]?.(hour) : null;
  return meaning ? (literal % 720) + (meaning.isAfterNoon ? 720 : 0) : null;
}

/** Returns the minutes of the day that a time may be by itself: two for one that may be on the 12-hour clock. */
export function minutesOf(time: TypedTime): number[] {
  const minute = minuteOf(time);
  if (minute === null) return [];
  return isOn12Hours(time) ? bothMinutes(minute) : [minute];
}

/** Whether a bare time may be on the 12-hour clock: "7", "10:00", but not "07:00". */
function isOn12Hours(time: TypedTime): boolean {
  return isBare(time) && !is24Hour(time) && !time.figure.startsWith('0');
}

/** Returns a minute in the morning and in the evening. */
function bothMinutes(minute: number): number[] {
  return minute >= 60 ? [minute % 720, (minute % 720) + 720] : [];
}

/** Less is a mistake, or years: "2025 - 2026". */
const SHORTEST = 30;

/** Returns when a span ends, counted on if that is on the next day; null if it does not end. */
function closingOf({ from, to, isOvernight }: TypedSpan, opens: number, closes: number): number | null {
  // Google writes "12:00AM-12:00AM" for the whole day; "00:00-00:00" may mean closed.
  const haveParts = [from, to].every(({ period }) => period !== null && period !== 'h');
  if (opens === 0 && closes === 0 && haveParts) return DAY_MINUTES;
  if (opens >= DAY_MINUTES || opens === closes) return null;
  if (closes === DAY_MINUTES - 1) return DAY_MINUTES;
  const end = closes < opens ? closes + DAY_MINUTES : closes;
  return end - opens < SHORTEST || (isOvernight && end < DAY_MINUTES) ? null : end;
}

/** Returns the hours that a span may mean by itself, without regard to what is likely. */
export function readingsOf(span: TypedSpan): DayHours[] {
  return pairs(span, minutesOf(span.from), minutesOf(span.to));
}

function pairs(span: TypedSpan, openings: readonly number[], closings: readonly number[]): DayHours[] {
  return openings.flatMap((opens) =>
    closings.flatMap((closing) => {
      const closes = closingOf(span, opens, closing);
      return closes === null ? [] : [[opens, closes] as const];
    }),
  );
}

/** A car wash opens between five in the morning and half past seven in the evening … */
const [EARLIEST, LATEST] = [5 * 60, 19.5 * 60];
/** … closes before four in the morning, and stays closed for four hours. */
const LATEST_CLOSING = DAY_MINUTES + 4 * 60;
const LONGEST = 20 * 60;
/** Nobody opens more often than that a day. */
const MAX_SPANS = 4;

/**
 * Parses the hours of one day; null unless they have exactly one likely reading. "9 - 6" can only be from the morning to the evening,
 * and "8 - 12, 4 - 10" only the two halves of a day, but "8 - 10" may be two hours or fourteen.
 */
export function readDay(typed: readonly TypedSpan[], clock: ClockStyle): DayHours[] | null {
  if (typed.length > MAX_SPANS) return null;
  const isLiteral = typed.some(({ from, to }) => is24Hour(from) || is24Hour(to));
  let days: DayHours[][] = [[]];
  for (const span of typed) {
    const readings = isLiteral ? literalReadings(span) : likelyReadings(span, clock);
    days = days.flatMap((day) =>
      readings
        .filter(({ hours: [opens], isLater }) =>
          day.length > 0 ? opens >= day.at(-1)![1] : isLater !== true,
        )
        .map(({ hours }) => [...day, hours]),
    );
  }
  return days.length === 1 ? days[0]! : null;
}

interface HoursReading {
  hours: DayHours;
  /** Whether only a day that was open before may open then. */
  isLater?: boolean;
}

/** Reads a span beside a time that is on the 24-hour clock, as all its bare times are then unless that is not likely. */
function literalReadings(span: TypedSpan): HoursReading[] {
  const [opens, closes] = [minuteOf(span.from), minuteOf(span.to)];
  if (opens === null || closes === null) return [];
  return pairs(span, [opens], [closes])
    .filter(([from]) => !isOn12Hours(span.from) || from >= EARLIEST)
    .filter(([, to]) => !isOn12Hours(span.to) || to < LATEST_CLOSING)
    .map((hours) => ({ hours }));
}

/** Reads a span without a time on the 24-hour clock. */
function likelyReadings(span: TypedSpan, clock: ClockStyle): HoursReading[] {
  const { from, to } = span;
  if (!isBare(from) && !isBare(to)) return readingsOf(span).map((hours) => ({ hours }));
  const shared = sharedReading(span);
  if (clock.isList && isBare(from) && !isBare(to)) return shared ? [{ hours: shared }] : [];
  if ([from, to].some(({ period }) => period === 'h')) return [];
  if (isBare(from) && isBare(to)) {
    const isZeroed = [from, to].some(({ figure }) => figure.startsWith('0'));
    // "Mon-Fri 08:00 - 18:00, Sat 09:00 - 12:00"
    if (clock.has24Hour && clock.isPadded && isZeroed)
      return literalReadings(span).filter(({ hours: [opens] }) => opens >= EARLIEST);
    // "09:00 - 06:00" may be nine hours or twenty-one.
    if (clock.has24Hour || isZeroed) return [];
  }
  const [opens, closes] = [from, to].map((time) => {
    const minute = minuteOf(time);
    if (minute === null) return [];
    return isBare(time) ? bothMinutes(minute) : [minute];
  }) as [number[], number[]];
  // "8 - 12 PM" may be until midnight.
  const noonOrMidnight = isBare(from) && closes[0] === 720 ? [720, DAY_MINUTES] : closes;
  return pairs(span, opens, noonOrMidnight)
    .filter(([opens, closes]) => closes - opens <= LONGEST && closes < LATEST_CLOSING)
    .map((hours) => ({ hours, isLater: isBare(from) && !isLikelyOpening(hours, shared) }));
}

function isLikelyOpening([opens]: DayHours, shared: DayHours | null): boolean {
  return (opens >= EARLIEST && opens <= LATEST) || opens === shared?.[0];
}

/** Returns the hours of "2 - 10 PM" if both times are in the afternoon; null if they cannot be. Twelve has its period for itself. */
function sharedReading({ from, to, isOvernight }: TypedSpan): DayHours | null {
  if (!isBare(from) || isBare(to)) return null;
  const [opens, closes] = [minuteOf({ ...from, period: to.period }), minuteOf(to)];
  return opens === null || closes === null || opens >= closes || isOvernight ? null : [opens, closes];
}
