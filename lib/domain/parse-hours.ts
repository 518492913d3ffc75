import type { StatedTimes } from './dated-hours';
import { type ClockStyle, is24Hour, isPadded, type TypedTime } from './hours/clock';
import { EID, HOLIDAYS, type HoursPart, partsOf } from './hours/parts';
import { plainHours } from './hours/plain';
import { apartFromRamadan, areOfRamadan } from './hours/ramadan';
import { type HoursStatement, hoursStatements } from './hours/statements';
import { type StatedDay, type Week, weekOf } from './hours/week';
import { DAY_MINUTES, DAYS, WEEK_MINUTES, type WeekSpan } from './opening-hours';
import { isBlank, plainText } from './text';

/**
 * Parses opening hours as people write them, as programs export them, or in the common part of OpenStreetMap's syntax, into spans of
 * a week, for the usual one, Ramadan and holidays (product rule 3.6). A text is parsed completely or not at all, because wrong hours are worse than none: null if a word is
 * unknown, if a time may be in the morning or in the evening, if it is never open, or if it contradicts itself (a repeated day,
 * overlapping hours).
 */
export function parseHours(typed: string | null): StatedTimes | null {
  const plain = plainHours(typed);
  const sections = plain && apartFromRamadan(plain.words);
  if (typed === null || !sections) return null;
  const parts = [sections.usual, sections.ramadan ?? []].map(partsOf);
  const [usual, ofRamadan] = parts.map((some) => some && hoursStatements(some));
  if (!usual || !ofRamadan) return null;
  if (sections.ramadan && !areOfRamadan(ofRamadan, usual.length === 0)) return null;
  const clock = clockOf(
    typed,
    parts.flatMap((some) => some ?? []),
    usual,
  );
  const [week, ramadan] = [usual, ofRamadan].map((some) => weekOf(some, clock, plain.isOpenStreetMap));
  return week && ramadan ? toTimes(week, sections.ramadan && ramadan) : null;
}

/** Returns the times of a week, and of one in Ramadan; null if some overlap, or if there are none. */
function toTimes(week: Week, ramadan: Week | undefined): StatedTimes | null {
  const openTimes = timesOf(week);
  const byAppointment = timesOf(DAYS.map((_, day) => (week[day]?.isByAppointment ? WHOLE_DAY : undefined)));
  const onHoliday = (day: number): readonly WeekSpan[] | null | undefined => {
    const stated = week[day] ?? ramadan?.[day];
    if (!stated || stated.isByAppointment) return undefined;
    return stated.isAsUsual ? openTimes : timesOf(DAYS.map(() => stated));
  };
  const ofSeasons = {
    ramadan: ramadan && !ramadan.some((day) => day?.isByAppointment) ? timesOf(ramadan) : undefined,
    eid: onHoliday(EID),
    holiday: onHoliday(HOLIDAYS),
  };
  const stated = Object.entries(ofSeasons).filter(([, times]) => times !== undefined);
  if (!openTimes || !byAppointment || stated.some(([, times]) => times === null)) return null;
  if (openTimes.length + byAppointment.length + stated.length === 0) return null;
  return {
    openTimes: openTimes.length > 0 ? openTimes : null,
    byAppointment,
    seasonTimes: Object.fromEntries(stated),
  };
}

/**
 * Whether staff can make something of typed hours that are not parsed: they name a time of the clock, and none that does not exist.
 * "8 to 10" passes, "25:00 - 99:00" and "whenever I like" do not.
 */
export function areReadableHours(typed: string): boolean {
  if (parseHours(typed)) return true;
  const figures = plainText(typed).match(/\d+(?:[:.]\d+)*/g) ?? [];
  const isTime = (figure: string) => /^(?:[01]?\d|2[0-4])(?:[:.]?[0-5]\d)?$/.test(figure);
  return figures.some(isTime) && figures.every((figure) => isTime(figure) || !/[:.]/.test(figure));
}

/** Of a provider whose hours are not known. */
export const NO_HOURS: StatedTimes = { openTimes: null, byAppointment: [], seasonTimes: {} };

const WHOLE_DAY: StatedDay = { hours: [[0, DAY_MINUTES]], isReplaceable: false };

/** Returns the spans of a week in their order, joined; null if two overlap. */
function timesOf(week: Week): WeekSpan[] | null {
  return joinSpans(spansOfWeek(week));
}

/** Returns how the times of a text are written. */
function clockOf(
  typed: string,
  parts: readonly HoursPart[],
  statements: readonly HoursStatement[],
): ClockStyle {
  const times = parts.flatMap((part): TypedTime[] => {
    if (part.type === 'F') return [part.time];
    return part.type === 'H' || part.type === 'B' ? [part.span.from, part.span.to] : [];
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
function spansOfWeek(week: Week): WeekSpan[] {
  return DAYS.flatMap((_, day) =>
    (week[day]?.hours ?? []).map(
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
