import { WEEK_MINUTES } from '@/lib/domain/opening-hours';

/** Returns the spans of a week in minutes from Monday 00:00, in order and joined; what is beyond its end begins it. */
export function joinedSpans(spans: readonly (readonly [from: number, to: number])[]): number[][] {
  const within = spans
    .flatMap(([from, to]) => [
      [from, Math.min(to, WEEK_MINUTES)],
      [Math.max(from - WEEK_MINUTES, 0), to - WEEK_MINUTES],
    ])
    .filter(([from, to]) => from! < to!)
    .sort(([one], [other]) => one! - other!);
  const joined: number[][] = [];
  for (const [from, to] of within) {
    const last = joined.at(-1);
    if (last && from! <= last[1]!) last[1] = Math.max(last[1]!, to!);
    else joined.push([from!, to!]);
  }
  return joined;
}
