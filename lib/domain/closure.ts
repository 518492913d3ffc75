/** The days on which a business is temporarily closed (product rule 3.1), YYYY-MM-DD in Asia/Dubai. */
export interface Closure {
  /** The first closed day; null if unknown. */
  closedFrom: string | null;
  /** The last closed day; null until further notice. If both are null, it is not closed. */
  closedUntil: string | null;
}

/** Returns whether a business is temporarily closed on a day, YYYY-MM-DD in Asia/Dubai. */
export function isTemporarilyClosed({ closedFrom, closedUntil }: Closure, day: string): boolean {
  if (closedFrom === null && closedUntil === null) return false;
  return (closedFrom === null || closedFrom <= day) && (closedUntil === null || day <= closedUntil);
}

/** Dubai is at UTC+4 all year. */
const DUBAI_OFFSET = 4 * 3_600_000;

/** Returns the day in Dubai at a timestamp in milliseconds, YYYY-MM-DD, independent of the device's time zone. */
export function dubaiDay(timestamp: number): string {
  return new Date(timestamp + DUBAI_OFFSET).toISOString().slice(0, 10);
}
