import { type Closure, dubaiDay, isTemporarilyClosed } from './closure';
import type { LocalizedName } from './locales';
import {
  boundOf,
  DAY_MINUTES,
  dayOf,
  type DaySpan,
  type DoubtfulSpan,
  dubaiMinute,
  hoursByDay,
  minuteOfWeek,
  type OpenAt,
  wantedMinute,
  WEEK_MINUTES,
  type WeekAhead,
  type WeekSpan,
} from './opening-hours';

export const SEASON_KINDS = ['ramadan', 'eid', 'holiday'] as const;
export type SeasonKind = (typeof SEASON_KINDS)[number];

/** Days on which the hours of providers are not those of every week, as staff set them (product rule 3.18). */
export interface Season {
  kind: SeasonKind;
  name: LocalizedName;
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  until: string;
}

/** When a provider says that it is open. */
export interface StatedTimes {
  /** The usual week; null if it is unknown, which does not mean "closed". */
  openTimes: readonly WeekSpan[] | null;
  /** When it is open by appointment, in the usual week. */
  byAppointment: readonly WeekSpan[];
  /** A week of each kind of season that it says something of; empty if it is closed then. */
  seasonTimes: { readonly [K in SeasonKind]?: readonly WeekSpan[] };
}

/** When a provider is open, by date. */
export interface OpeningTimes extends StatedTimes {
  /** Those of the directory; of those with the same days the first counts. */
  seasons: readonly Season[];
}

/** Why it is not certain whether a provider is open: it does not say so for this season, it opens by appointment, or it says nothing. */
export type Doubt = Season | 'appointment' | 'unknown';

/** Whether anything is known about when a provider is open. */
export function hasHours({ openTimes, byAppointment, seasonTimes }: StatedTimes): boolean {
  return openTimes !== null || byAppointment.length > 0 || Object.keys(seasonTimes).length > 0;
}

/** The week that holds on a day. */
interface HoldingWeek {
  /** Null if it is not known. */
  times: readonly WeekSpan[] | null;
  byAppointment: readonly WeekSpan[];
  /** Why `times` are not known. */
  why: Doubt;
}

/** Returns the week that holds on a day, YYYY-MM-DD: the only place that knows. */
export function weekOn({ openTimes, byAppointment, seasonTimes, seasons }: OpeningTimes, day: string) {
  const season = seasons.find(({ from, until }) => from <= day && day <= until);
  if (!season) return { times: openTimes, byAppointment, why: 'unknown' } satisfies HoldingWeek;
  // Eid is a public holiday.
  const times = seasonTimes[season.kind] ?? (season.kind === 'eid' ? seasonTimes.holiday : undefined);
  return { times: times ?? null, byAppointment: [], why: season } satisfies HoldingWeek;
}

/** Returns the day that is so many days after another, YYYY-MM-DD. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The hours that begin on a day in minutes from its midnight, and those in which it is not certain. */
interface Day {
  hours: readonly DaySpan[];
  doubts: readonly DoubtfulSpan<Doubt>[];
}

/** Returns what is known of a day. */
function dayAhead(provider: OpeningTimes, day: string): Day {
  const weekday = weekdayOf(day);
  const hoursIn = (week: readonly WeekSpan[] | null) => (week ? hoursByDay(week)[weekday]! : []);
  const { times, byAppointment, why } = weekOn(provider, day);
  const appointments = hoursIn(byAppointment).map(
    (span) => [span.opens, endOf(span), 'appointment'] as const,
  );
  if (times || appointments.length > 0) return { hours: hoursIn(times), doubts: appointments };
  // The night of a day of which it is not certain ends when it usually does.
  const end = Math.max(DAY_MINUTES, ...hoursIn(provider.openTimes).map(endOf));
  return { hours: [], doubts: [[0, end, why]] };
}

function endOf({ opens, closes }: DaySpan): number {
  return closes > opens ? closes : closes + DAY_MINUTES;
}

/** Returns the weekday of a day, YYYY-MM-DD; 0 is Monday. */
function weekdayOf(day: string): number {
  return dayOf(dubaiMinute(Date.parse(day)));
}

/** Returns what is known of each weekday, Monday first, on its next date from a day on. */
export function daysAhead(provider: OpeningTimes, today: string): Day[] {
  const days: Day[] = [];
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = addDays(today, ahead);
    days[weekdayOf(date)] = dayAhead(provider, date);
  }
  return days;
}

/** Returns the week from a day on, with the end of the night before it; null if nothing is known. */
export function weekAhead(provider: OpeningTimes, today: string): WeekAhead<Doubt> | null {
  if (!hasHours(provider)) return null;
  const { openTimes, byAppointment } = provider;
  const dates = [-1, 0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  if (openTimes && dates.every((date) => weekOn(provider, date).times === openTimes))
    return { open: openTimes, doubtful: byAppointment.map(([from, to]) => [from, to, 'appointment']) };
  return daysFrom(provider, today, dates);
}

/** Returns what is known of dates, the first of which is the day before another one, in minutes of the week that begins on that one. */
function daysFrom(provider: OpeningTimes, today: string, dates: readonly string[]): WeekAhead<Doubt> {
  const midnight = weekdayOf(today) * DAY_MINUTES;
  const [open, doubtful]: [Span[], Span[]] = [[], []];
  for (const [index, date] of dates.entries()) {
    const { hours, doubts } = dayAhead(provider, date);
    const start = (index - 1) * DAY_MINUTES;
    open.push(...hours.map((span) => [start + span.opens, start + endOf(span)] as const));
    doubtful.push(...doubts.map(([from, to, why]) => [start + from, start + to, why] as const));
  }
  return {
    open: inWeek(open, midnight).map(([from, to]) => [from, to]),
    doubtful: inWeek(doubtful, midnight).map(([from, to, why]) => [from, to, why!]),
  };
}

type Span = readonly [from: number, to: number, why?: Doubt];

/** Returns spans in minutes from a midnight as spans of a week in their order, joined where they touch for the same reason. */
function inWeek(spans: readonly Span[], midnight: number): Span[] {
  const ofWeek = spans
    .flatMap(([from, to, why]): Span[] => {
      const [begin, end] = [Math.max(from, 0) + midnight, Math.min(to, WEEK_MINUTES) + midnight];
      return [
        [begin, Math.min(end, WEEK_MINUTES), why],
        [Math.max(begin, WEEK_MINUTES) - WEEK_MINUTES, end - WEEK_MINUTES, why],
      ];
    })
    .filter(([from, to]) => from < to)
    .sort(([one], [other]) => one - other);
  const joined: Span[] = [];
  for (const [from, to, why] of ofWeek) {
    const last = joined.at(-1);
    if (last && from <= last[1] && why === last[2])
      joined[joined.length - 1] = [last[0], Math.max(to, last[1]), why];
    else joined.push([from, to, why]);
  }
  return joined;
}

/**
 * Returns a function that tells whether a provider is open at a time of the week that begins today; null if that is not certain. One
 * that is temporarily closed at the moment is not open (product rule 3.1).
 */
export function openTest(open: OpenAt, moment: Date): (provider: OpeningTimes & Closure) => boolean | null {
  const { day, isIn } = askedOpening(open, moment);
  const today = dubaiDay(moment.getTime());
  const date = addDays(today, (day - weekdayOf(today) + 7) % 7);
  const [eve, next] = [addDays(date, -1), addDays(date, 1)];
  return (provider) => {
    if (isTemporarilyClosed(provider, today)) return false;
    const [{ times, byAppointment }, before] = [weekOn(provider, date), weekOn(provider, eve)];
    if (times && times === before.times) return times.some(isIn) || (byAppointment.some(isIn) ? null : false);
    if (!times && !before.times && provider.byAppointment.length === 0) return null;
    // No more than the night before the day and the one after it is asked for: a week of all providers takes a tenth of a second.
    const { open, doubtful } = daysFrom(provider, date, [eve, date, next]);
    return open.some(isIn) || (doubtful.some(isIn) ? null : false);
  };
}

/** Returns the weekday of a value of the filter "open", and which spans of its week answer it. */
function askedOpening(open: OpenAt, moment: Date): { day: number; isIn: (span: Span) => boolean } {
  const asked = minuteOfWeek(open, moment.getTime());
  const day = dayOf(asked);
  if (open === 'today') {
    const midnight = (day + 1) * DAY_MINUTES;
    return { day, isIn: ([from, to]) => from < midnight && asked < to };
  }
  const minute = wantedMinute(open, moment.getTime());
  // Open all the time from then on, which on Sunday ends with the week.
  const end = boundOf(open) !== 'before' ? minute + 1 : asked > minute ? asked : WEEK_MINUTES;
  return { day: dayOf(minute), isIn: ([from, to]) => from <= minute && end <= to };
}
