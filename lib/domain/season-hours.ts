import type { Season, SeasonKind, StatedTimes } from './dated-hours';
import { NO_HOURS, parseHours } from './parse-hours';

/** The hours of each day of a season, as "HH:MM" of a 24-hour clock; null if it is closed then. */
export type SeasonHours = { opens: string; closes: string } | null;

const LABELS: Record<SeasonKind, { label: string; pattern: RegExp }> = {
  ramadan: { label: 'Ramadan', pattern: /ramad[ah]an|رمضان/i },
  eid: { label: 'Eid', pattern: /\beid\b|عيد/i },
  holiday: { label: 'PH', pattern: /\bph\b|holiday|العطل/i },
};

/** Returns the season that an owner is asked about: the one that is now, or the next one; undefined if none is ahead. */
export function nextSeason(seasons: readonly Season[], today: string): Season | undefined {
  return seasons
    .filter(({ until }) => until >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1))[0];
}

/**
 * Returns a text of opening hours that says the same as another one, but for the hours of a season (product rule 3.18): those of another
 * season and of the usual week stay. Null if no such text can be written, because the other one is not understood.
 */
export function withSeasonHours(typed: string | null, kind: SeasonKind, hours: SeasonHours): string | null {
  const text = typed?.trim() ?? '';
  const before = text ? parseHours(text) : NO_HOURS;
  if (!before) return null;
  const { label, pattern } = LABELS[kind];
  const kept = text
    .split(/(?<=[;\n,،؛.])/)
    .filter((part) => !pattern.test(part))
    .join('')
    .replace(/[\s;,،؛.]+$/, '');
  const stated = hours
    ? [`${label} ${to12(hours.opens)} - ${to12(hours.closes)}`, `${label} ${hours.opens}-${hours.closes}`]
    : [`${label} closed`, `${label} off`];
  const texts = stated.flatMap((said) => (kept ? [`${kept}; ${said}`, `${kept}, ${said}`] : [said]));
  return texts.find((one) => says(parseHours(one), before, kind, hours)) ?? null;
}

/** Whether times are those of another text, with these hours in the season. */
function says(after: StatedTimes | null, before: StatedTimes, kind: SeasonKind, hours: SeasonHours): boolean {
  if (!after) return false;
  const others = ({ openTimes, byAppointment, seasonTimes }: StatedTimes) =>
    JSON.stringify([openTimes, byAppointment, Object.entries({ ...seasonTimes, [kind]: null }).sort()]);
  const expected = hours ? parseHours(`${hours.opens}-${hours.closes}`)?.openTimes : [];
  return (
    others(after) === others(before) && JSON.stringify(after.seasonTimes[kind]) === JSON.stringify(expected)
  );
}

/** Returns a time as "4 PM" or "4:30 PM". */
function to12(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
