import { DAY_MINUTES, dayOf, joinSunday, type WeekSpan } from './opening-hours';

/** A time in which a day is open, in minutes of the day; it ends on the next day when `closes` is not later. */
export interface DaySpan {
  opens: number;
  closes: number;
}

/**
 * The opening hours of each day, Monday first; none is closed. Hours over midnight are those of the day on which they begin,
 * and what is open for more than a day fills each one.
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

/** What is longer than a day ends at each midnight. */
function splitDays([from, to]: WeekSpan): WeekSpan[] {
  if (to - from <= DAY_MINUTES) return [[from, to]];
  const midnight = (Math.floor(from / DAY_MINUTES) + 1) * DAY_MINUTES;
  return [[from, midnight], ...splitDays([midnight, to])];
}
