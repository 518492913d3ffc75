import { type Clock, type DayHours, is24Hour, isPadded, type TypedTime } from './hours/clock';
import { type Part, partsOf } from './hours/parts';
import { plainHours } from './hours/plain';
import { type Statement, statementsOf } from './hours/statements';
import { weekOf } from './hours/week';
import { DAY_MINUTES, DAYS, WEEK_MINUTES, type WeekSpan } from './opening-hours';
import { isBlank } from './text';

/**
 * Parses opening hours as people write them, as programs export them, or in the common part of OpenStreetMap's syntax, into spans of
 * a week (product rule 3.6). A text is parsed completely or not at all, because wrong hours are worse than none: null if a word is
 * unknown, if a time may be in the morning or in the evening, if it is never open, or if it contradicts itself (a repeated day,
 * overlapping hours).
 */
export function parseHours(typed: string | null): WeekSpan[] | null {
  const plain = plainHours(typed);
  const parts = plain && partsOf(plain.words);
  const statements = parts && statementsOf(parts);
  if (typed === null || !plain || !parts || !statements) return null;
  const week = weekOf(statements, clockOf(typed, parts, statements), plain.isOpenStreetMap);
  const spans = week && joinSpans(spansOfWeek(week));
  return spans && spans.length > 0 ? spans : null;
}

/** Returns how the times of a text are written. */
function clockOf(typed: string, parts: readonly Part[], statements: readonly Statement[]): Clock {
  const times = parts.flatMap((part): TypedTime[] => {
    if (part.is === 'F') return [part.time];
    return part.is === 'H' || part.is === 'B' ? [part.span.from, part.span.to] : [];
  });
  const days = statements.flatMap(({ named }) => (named?.length === 1 ? [named[0]!.days] : []));
  const areOneByOne = days.length === DAYS.length && days.every(({ length }) => length === 1);
  return {
    isList: areOneByOne || /^[ \n]*[[{]/.test(typed),
    has24Hour: times.some(is24Hour),
    isPadded: times.every(isPadded),
  };
}

/** Returns the spans of a week in their order; the night from Sunday to Monday continues at its beginning. */
function spansOfWeek(week: readonly (readonly DayHours[] | undefined)[]): WeekSpan[] {
  return DAYS.flatMap((_, day) =>
    (week[day] ?? []).map(
      ([opens, closes]) => [opens + day * DAY_MINUTES, closes + day * DAY_MINUTES] as const,
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

/** What programs write in place of hours: JSON, "nan", "Open ⋅ Closes 8 PM". */
const BY_PROGRAM =
  /^\s*(?:[[{]|(?:nan|none|null|undefined|n\/?a|-+)\s*$)|[·⋅]|\[object |^\s*(?:temporarily|permanently) closed|^\s*(?:open|closed)(?: now)?\s*$|^\s*(?:opens|closes) /i;

/** Returns typed hours if pages may quote them; null for what a program wrote in their place, and if there are none. */
export function quotableHours(typed: string | null): string | null {
  return typed === null || isBlank(typed) || BY_PROGRAM.test(typed) ? null : typed;
}
