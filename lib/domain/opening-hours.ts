/** Days of a week in the order of ISO 8601. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A time of some days in which a provider is open, "HH:MM" of 24 hours. It ends on the next day when `closes` is earlier. */
export interface OpenTime {
  days: Weekday[];
  opens: string;
  closes: string;
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = String.raw`\d{1,2}(?::\d{2})?\s*(?:am|pm)?`;
const RANGE = String.raw`${TIME}\s*(?:-|–|to)\s*${TIME}`;
const GROUP = new RegExp(
  String.raw`^(?:(?<daily>daily|every day|open)|(?<days>${DAY}(?:\s*[-–,&]\s*${DAY})*))?[\s,:]*` +
    String.raw`(?:(?<always>(?:open )?24 ?(?:hours|hrs|/ ?7))|(?<closed>closed)|(?<ranges>${RANGE}(?:\s*[,&]\s*${RANGE})*))$`,
);

/**
 * Opening hours as providers write them ("Sat-Thu 9:00 AM - 9:00 PM; Fri closed"), as far as every word of them is
 * understood; undefined when one is not: a wrong hour is worse than none.
 */
export function parseOpeningHours(text: string): OpenTime[] | undefined {
  const groups = text.toLowerCase().split(';');
  const times: OpenTime[] = [];
  for (const group of groups) {
    const found = GROUP.exec(group.trim())?.groups;
    // Hours without days are those of every day, unless others follow.
    if (!found || (!found.days && groups.length > 1)) return undefined;
    const days = found.days ? parseDays(found.days) : [...WEEKDAYS];
    const hours = found.always ? [['00:00', '23:59'] as const] : parseRanges(found.ranges ?? '');
    if (!days || !hours) return undefined;
    for (const [opens, closes] of hours) times.push({ days, opens, closes });
  }
  return times.length > 0 ? times : undefined;
}

function parseDays(text: string): Weekday[] | undefined {
  const days: Weekday[] = [];
  for (const part of text.split(/[,&]/)) {
    const [first = -1, last = first] = part.split(/[-–]/).map(dayNumber);
    if (first < 0 || last < 0) return undefined;
    const count = ((last - first + 7) % 7) + 1;
    for (let day = first; day < first + count; day += 1) days.push(WEEKDAYS[day % 7]!);
  }
  return new Set(days).size === days.length ? days : undefined;
}

function dayNumber(name: string): number {
  return WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(name.trim()));
}

/** None for "closed". */
function parseRanges(text: string): (readonly [opens: string, closes: string])[] | undefined {
  const ranges = text ? text.split(/[,&]/) : [];
  const parsed = ranges.map((range) => range.split(/-|–|to/).map(parseTime));
  if (parsed.some(([opens, closes]) => !opens || !closes || opens === closes)) return undefined;
  return parsed.map(([opens = '', closes = '']) => [opens, closes] as const);
}

function parseTime(text: string): string | undefined {
  const [, digits = '', minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/.exec(text.trim()) ?? [];
  const hour = Number(digits);
  if (!digits || Number(minutes) > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
