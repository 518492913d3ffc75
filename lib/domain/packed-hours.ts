import { DAY_MINUTES, type WeekSpan } from './opening-hours';

/** Hours that several days share: minutes from the midnight before them, and the days as bits, Monday the lowest. */
export type DailySpan = readonly [from: number, to: number, days: number];

/** Packs weekly opening hours for pages with many cards: most providers have the same hours every day. */
export function packHours(openTimes: readonly WeekSpan[]): DailySpan[] {
  const days = new Map<string, number>();
  for (const [from, to] of openTimes) {
    const day = Math.floor(from / DAY_MINUTES);
    const key = [from, to].map((minute) => minute - day * DAY_MINUTES).join();
    days.set(key, (days.get(key) ?? 0) | (1 << day));
  }
  return [...days].map(([key, bits]) => {
    const [from, to] = key.split(',').map(Number) as [number, number];
    return [from, to, bits];
  });
}

/** Unpacks opening hours; the inverse of `packHours`. */
export function unpackHours(packed: readonly DailySpan[]): WeekSpan[] {
  return packed
    .flatMap(([from, to, days]) =>
      [0, 1, 2, 3, 4, 5, 6]
        .filter((day) => days & (1 << day))
        .map((day): WeekSpan => [from + day * DAY_MINUTES, to + day * DAY_MINUTES]),
    )
    .sort(([one], [other]) => one - other);
}
