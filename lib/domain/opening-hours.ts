/** An uninterrupted span of opening hours, in minutes from Monday 00:00 in Asia/Dubai; `to` is exclusive. */
export type WeekSpan = readonly [from: number, to: number];

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A span in which it is not certain whether a provider is open, and why. */
export type DoubtfulSpan<Why> = readonly [from: number, to: number, why: Why];

/** A week of which each weekday is the next one; a time that is in neither is closed. */
export interface WeekAhead<Why> {
  open: readonly WeekSpan[];
  doubtful: readonly DoubtfulSpan<Why>[];
}

/** Whether a provider is open; times are minutes from Monday 00:00 in Asia/Dubai. */
export type OpenState<Why = unknown> =
  | { is: 'always' }
  | { is: 'open'; closesAt: number; minutesLeft: number }
  | { is: 'doubtful'; why: Why }
  /** `opensAt` is null if that is not certain within a week. */
  | { is: 'closed'; opensAt: number | null; isToday: boolean };

/** Minute of the week in Dubai at the Unix epoch: a Thursday, at UTC+4 all year. */
const EPOCH = 3 * DAY_MINUTES + 4 * 60;

/** Returns the minute of the week in Dubai at a timestamp in milliseconds, independent of the device's time zone. */
export function dubaiMinute(timestamp: number): number {
  return (Math.floor(timestamp / 60_000) + EPOCH) % WEEK_MINUTES;
}

/** Returns the open state at a minute of the week. */
export function openStateAt<Why>({ open, doubtful }: WeekAhead<Why>, minute: number): OpenState<Why> {
  const spans = joinSunday(open);
  if (isAlwaysOpen(spans)) return { is: 'always' };
  const now = spans.find(([from, to]) => (from <= minute && minute < to) || minute + WEEK_MINUTES < to);
  if (now) {
    const minutesLeft = (now[1] - minute) % WEEK_MINUTES;
    // "Until Wednesday 00:00" would sound like a closure, where nobody knows whether there is one.
    if (doubtful.length > 0 && minutesLeft >= DAY_MINUTES) return { is: 'always' };
    return { is: 'open', closesAt: now[1] % WEEK_MINUTES, minutesLeft };
  }
  const doubt = doubtful.find(([from, to]) => from <= minute && minute < to);
  if (doubt) return { is: 'doubtful', why: doubt[2] };
  const waits = (from: number) => (from - minute + WEEK_MINUTES) % WEEK_MINUTES;
  const [next] = [...spans, ...doubtful].sort(([one], [other]) => waits(one) - waits(other));
  const opensAt = next?.length === 2 ? next[0] : null;
  const isToday = opensAt !== null && opensAt > minute && dayOf(opensAt) === dayOf(minute);
  return { is: 'closed', opensAt, isToday };
}

function isAlwaysOpen(openTimes: readonly WeekSpan[]): boolean {
  return openTimes.length === 1 && openTimes[0]![1] - openTimes[0]![0] === WEEK_MINUTES;
}

/** Returns the weekday of a minute of the week; 0 is Monday. */
export function dayOf(minute: number): number {
  return Math.floor(minute / DAY_MINUTES) % 7;
}

/** Joins hours that continue past Sunday midnight into one span ending in the next week. */
function joinSunday(openTimes: readonly WeekSpan[]): readonly WeekSpan[] {
  const first = openTimes[0];
  const last = openTimes.at(-1);
  if (openTimes.length < 2 || first?.[0] !== 0 || last?.[1] !== WEEK_MINUTES) return openTimes;
  return [...openTimes.slice(1, -1), [last[0], WEEK_MINUTES + first[1]]];
}

/** Opening hours of one day, in minutes of the day; if `closes` is not later than `opens`, they end on the next day. */
export interface DaySpan {
  opens: number;
  closes: number;
}

/**
 * Returns the opening hours of each day, Monday first; an empty day is closed. Hours past midnight belong to the day they
 * start on; spans longer than a day are split at midnight.
 */
export function hoursByDay(openTimes: readonly WeekSpan[]): DaySpan[][] {
  const days: DaySpan[][] = Array.from({ length: 7 }, () => []);
  for (const span of joinSunday(openTimes).flatMap(splitDays))
    days[dayOf(span[0])]!.push({ opens: span[0] % DAY_MINUTES, closes: span[1] % DAY_MINUTES });
  for (const day of days) day.sort((a, b) => a.opens - b.opens);
  return days;
}

/** Whether a day is open from midnight to midnight. */
export function isWholeDay(hours: readonly DaySpan[]): boolean {
  return hours.length === 1 && hours[0]!.opens === 0 && hours[0]!.closes === 0;
}

/** Splits spans longer than a day at each midnight. */
function splitDays([from, to]: WeekSpan): WeekSpan[] {
  if (to - from <= DAY_MINUTES) return [[from, to]];
  const midnight = (Math.floor(from / DAY_MINUTES) + 1) * DAY_MINUTES;
  return [[from, midnight], ...splitDays([midnight, to])];
}

/** Weekdays in the filter "open", from Monday. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof DAYS)[number];

/** What a time of the filter "open" is: open up to it, or for half an hour before it. */
type Bound = 'until' | 'before';

/**
 * The value of the filter "open": now, for some time yet today, or a weekday and time in Asia/Dubai such as "fri-2130"; with "until-", open
 * up to it; with "before-", open for half an hour before it.
 */
export type OpenAt = 'now' | 'today' | `${Day}-${string}` | `${Bound}-${Day}-${string}`;

const TIME = /^(until-|before-)?(mon|tue|wed|thu|fri|sat|sun)[a-z]*-([01]\d|2[0-3]):?([0-5]\d)$/;

/** Parses "now", "today", or a weekday and time ("Fri-21:30"); undefined if there is no such time. */
export function parseOpenAt(text: string): OpenAt | undefined {
  const words = text.toLowerCase();
  if (words === 'now' || words === 'today') return words;
  const [, bound = '', day, hour, minute] = TIME.exec(words) ?? [];
  return day ? `${bound as '' | `${Bound}-`}${day as Day}-${hour}${minute}` : undefined;
}

const BOUND = /^(until|before)-/;

/** Returns whether a value of the filter "open" is the time that a provider is open up to, or before; undefined if it is neither. */
export function boundOf(open: OpenAt): Bound | undefined {
  return BOUND.exec(open)?.[1] as Bound | undefined;
}

/** Minutes that a provider must be open for before a time. */
const BEFORE = 30;

/**
 * Returns the minute of the week at which a value of the filter "open" wants a provider to be open: who closes at two is open until two,
 * but not at two, and who opens at seven is not open before it.
 */
export function wantedMinute(openAt: OpenAt, timestamp: number): number {
  const bound = boundOf(openAt);
  const earlier = bound === 'before' ? BEFORE : bound === 'until' ? 1 : 0;
  return (minuteOfWeek(openAt, timestamp) + WEEK_MINUTES - earlier) % WEEK_MINUTES;
}

/** Whether a value of the filter "open" is about the present, rather than a time that was named. */
export function isAboutNow(open: OpenAt): open is 'now' | 'today' {
  return open === 'now' || open === 'today';
}

/** The time assumed if only a day is chosen: most providers are open then, including on Fridays. */
export const USUAL_TIME = '1600';

/**
 * Joins a weekday and a time ("fri", "2130"), which are separate fields of a form; without a valid time, it is the usual one.
 * Other values are returned unchanged.
 */
export function joinDayAndTime(open: string, time: string): string {
  return parseOpenAt(`${open}-${time}`) ?? parseOpenAt(`${open}-${USUAL_TIME}`) ?? open;
}

/** Splits a value of the filter "open" into the fields of a form; "now" and "today" have no time. */
export function splitDayAndTime(openAt: OpenAt): [open: string, time?: string] {
  const [open = '', time] = openAt.replace(BOUND, '').split('-');
  return [open, time];
}

/** Returns the minute of the week of `openAt`; `timestamp` (milliseconds) is used for "now" and "today". */
export function minuteOfWeek(openAt: OpenAt, timestamp: number): number {
  if (isAboutNow(openAt)) return dubaiMinute(timestamp);
  const [day, time] = splitDayAndTime(openAt) as [Day, string];
  return DAYS.indexOf(day) * DAY_MINUTES + Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
}
