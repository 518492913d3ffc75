import { DAY_MINUTES, DAYS } from '../opening-hours';
import { type ClockStyle, type DayHours, minutesOf, readDay, readingsOf } from './clock';
import type { HoursPart } from './parts';
import type { HoursStatement } from './statements';

/** What a text says about a day. */
export interface StatedDay {
  hours: readonly DayHours[];
  isByAppointment?: boolean;
  /** Whether the hours of a holiday are those of its weekday. */
  isAsUsual?: boolean;
  /** Whether another statement may be about this day: it was named with all others, or in a rule of OpenStreetMap. */
  isReplaceable: boolean;
}
export type Week = (StatedDay | undefined)[];

const WEEK = DAYS.map((_, day) => day);
/** Days of which others may be the exceptions: "Sat-Thu 8 AM - 10 PM, Mon 8 AM - 2 PM". */
const [MANY, FEW] = [5, 3];
/** A longer break is a mistake: "Friday closed 8 AM - 10 PM". */
const LONGEST_BREAK = 4 * 60;

const isAbout = ({ parts }: HoursStatement, ...letters: HoursPart['type'][]) =>
  letters.includes(parts[0]!.type);
const isEvery = ({ named }: HoursStatement) => named?.some((days) => days.isEvery) ?? true;
const spansIn = ({ parts: said }: HoursStatement) =>
  said.flatMap((part) => (part.type === 'H' || part.type === 'B' ? [part.span] : []));

/**
 * Returns what statements say about each day that they name, Monday first, holidays behind Sunday; null if they contradict each other
 * or their times are not certain.
 */
export function weekOf(
  statements: readonly HoursStatement[],
  clock: ClockStyle,
  isOpenStreetMap: boolean,
): Week | null {
  const week: Week = [];
  const named = new Set(
    statements.flatMap((statement) => statement.named?.flatMap(({ days }) => days) ?? []),
  );
  const daysOf = ({ named: all }: HoursStatement): readonly number[] =>
    all?.flatMap(({ days, isRest }) => (isRest ? WEEK.filter((day) => !named.has(day)) : days)) ?? WEEK;
  // Hours that name no days are those of all, wherever they stand.
  const ofDays = statements.filter((statement) => isAbout(statement, 'H', 'X', 'A'));
  const inOrder = [...ofDays.filter((one) => !one.named), ...ofDays.filter((one) => one.named)];
  const isStated = inOrder.every((statement) =>
    state(week, statement, daysOf(statement), clock, isOpenStreetMap),
  );
  if (!isStated) return null;
  for (const statement of statements) {
    if (isAbout(statement, 'H', 'X', 'A')) continue;
    const days = statement.named ? daysOf(statement) : WEEK.filter((day) => week[day]?.hours.length);
    for (const day of days) {
      if (day >= WEEK.length) {
        if (isAbout(statement, 'I')) week[day] = { hours: [], isAsUsual: true, isReplaceable: false };
        continue;
      }
      const hours = changedHours(week[day]?.hours ?? [], statement);
      if (!hours) return null;
      if (week[day]) week[day].hours = hours;
    }
  }
  return week;
}

/** Writes what a statement says about its days into a week; returns false if it contradicts another. */
function state(
  week: Week,
  statement: HoursStatement,
  days: readonly number[],
  clock: ClockStyle,
  isOpenStreetMap: boolean,
): boolean {
  const hours = readDay(spansIn(statement), clock);
  if (!hours || days.length === 0) return false;
  // "24/7" has no exceptions.
  const isOfMany = isEvery(statement) || (days.length >= MANY && days.length < WEEK.length);
  const mayReplace = isOpenStreetMap ? mayFollow : mayExcept;
  const isExcepting = days.length <= FEW && days.every((day) => week[day] ?? day >= WEEK.length);
  if (statement.isException && !isExcepting) return false;
  for (const day of days) {
    const former = week[day];
    if (former && !(isExcepting || isOpenStreetMap)) return false;
    if (former && !mayReplace(former, hours, statement)) return false;
    week[day] = {
      hours,
      isByAppointment: isAbout(statement, 'A'),
      isReplaceable: isOpenStreetMap ? statement.isRule : isOfMany,
    };
  }
  return true;
}

/** Whether a rule of OpenStreetMap may replace a former one: to which day would hours after midnight belong? */
function mayFollow(former: StatedDay, hours: readonly DayHours[]): boolean {
  return former.isReplaceable && ![...former.hours, ...hours].some(([, closes]) => closes > DAY_MINUTES);
}

/** Whether a day may differ from the many that it was named with: other hours may be additional ones unless they are at the same time. */
function mayExcept(former: StatedDay, hours: readonly DayHours[], { isException }: HoursStatement): boolean {
  if (!former.isReplaceable) return false;
  // "24 hours except Friday": is it closed then, or only not open all day and night?
  if (isException && former.hours.some(([opens, closes]) => closes - opens === DAY_MINUTES)) return false;
  // "except Friday 12 PM - 2 PM": is it open only then, or closed?
  const mayBeBreak = hours.every(
    ([opens, closes]) =>
      closes - opens < LONGEST_BREAK && former.hours.some(([from, to]) => from < opens && closes < to),
  );
  const isAtSameTime = former.hours.some(([from, to]) =>
    hours.some(([opens, closes]) => opens < to && from < closes),
  );
  return hours.length === 0 || (isAtSameTime && !mayBeBreak);
}

/** Returns the hours of a day with a break, or from a time on; null if it is not certain when. */
function changedHours(hours: readonly DayHours[], statement: HoursStatement): readonly DayHours[] | null {
  const [part] = statement.parts;
  if (part!.type === 'I') return hours.length > 0 ? hours : null;
  if (part!.type === 'F') {
    const times = minutesOf(part!.time).filter((time) =>
      hours.some(([opens, closes]) => opens <= time && time < closes),
    );
    const [from] = times;
    if (from === undefined || times.length > 1) return null;
    return hours
      .filter(([, closes]) => closes > from)
      .map(([opens, closes]) => [Math.max(opens, from), closes]);
  }
  const breaks = readingsOf(spansIn(statement)[0]!).filter(
    ([from, to]) =>
      to - from <= LONGEST_BREAK && hours.some(([opens, closes]) => opens < from && to < closes),
  );
  const [first] = breaks;
  if (!first || breaks.length > 1) return null;
  const [from, to] = first;
  return hours.flatMap(([opens, closes]): DayHours[] =>
    opens < from && to < closes
      ? [
          [opens, from],
          [to, closes],
        ]
      : [[opens, closes]],
  );
}
