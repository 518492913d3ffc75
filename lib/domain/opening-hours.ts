/** A time without a break in a week of Asia/Dubai, in minutes from Monday 00:00; `to` is not included. */
export type WeekSpan = readonly [from: number, to: number];

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Whether a provider is open at a moment; minutes of the week are from Monday 00:00 in Asia/Dubai. */
export type OpenState =
  | { is: 'always' }
  | { is: 'open'; closesAt: number; minutesLeft: number }
  | { is: 'closed'; opensAt: number; isToday: boolean };

/** Dubai is four hours ahead all year; 1970-01-01 was a Thursday. */
const EPOCH = 3 * DAY_MINUTES + 4 * 60;

/** The minute of the week in Asia/Dubai at a moment, whatever zone the visitor's clock is set to. */
export function dubaiMinute(moment: number): number {
  return (Math.floor(moment / 60_000) + EPOCH) % WEEK_MINUTES;
}

/** Whether a week of opening hours is open at a minute; undefined when it is never open. */
export function openStateAt(openTimes: readonly WeekSpan[], minute: number): OpenState | undefined {
  const spans = joinSunday(openTimes);
  const [first] = spans;
  if (!first) return undefined;
  if (isAlwaysOpen(spans)) return { is: 'always' };
  const now = spans.find(([from, to]) => (from <= minute && minute < to) || minute + WEEK_MINUTES < to);
  if (now) {
    const minutesLeft = (now[1] - minute) % WEEK_MINUTES;
    return { is: 'open', closesAt: now[1] % WEEK_MINUTES, minutesLeft };
  }
  const next = spans.find(([from]) => from > minute);
  const [opensAt] = next ?? first;
  return { is: 'closed', opensAt, isToday: next !== undefined && dayOf(opensAt) === dayOf(minute) };
}

export function isAlwaysOpen(openTimes: readonly WeekSpan[]): boolean {
  return openTimes.length === 1 && openTimes[0]![1] - openTimes[0]![0] === WEEK_MINUTES;
}

/** The day of a minute of the week, 0 for Monday. */
export function dayOf(minute: number): number {
  return Math.floor(minute / DAY_MINUTES) % 7;
}

/** What is open over midnight of Sunday is one span, which ends in the next week. */
export function joinSunday(openTimes: readonly WeekSpan[]): readonly WeekSpan[] {
  const first = openTimes[0];
  const last = openTimes.at(-1);
  if (openTimes.length < 2 || first?.[0] !== 0 || last?.[1] !== WEEK_MINUTES) return openTimes;
  return [...openTimes.slice(1, -1), [last[0], WEEK_MINUTES + first[1]]];
}
