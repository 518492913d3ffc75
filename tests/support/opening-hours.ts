const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = 24 * 60;

/**
 * Whether somebody is there at a minute of the week (Monday 00:00 is 0), from hours as the sample data writes them.
 * @throws Error for hours of another form.
 */
export function isOpenAt(hours: string, minute: number): boolean {
  const [day, time] = [Math.floor(minute / DAY), minute % DAY];
  const yesterday = (day + 6) % 7;
  return hours
    .toLowerCase()
    .split('; ')
    .some((clause) => isWithin(clause, day, time) || isWithin(clause, yesterday, time + DAY));
}

/** Whether a clause speaks of a day, and of a time since that day began. */
function isWithin(clause: string, day: number, time: number): boolean {
  const [, words = '', times = ''] = /^([a-z, -]*?),? ?(closed|24 hours|24\/7|\d.*)$/.exec(clause) ?? [];
  if (!times) throw new Error(`The sample data has hours of a new form: "${clause}"`);
  return isAmong(words, day) && spans(times).some(([opens, closes]) => opens <= time && time < closes);
}

function isAmong(words: string, day: number): boolean {
  if (/^(daily|every day|open|)$/.test(words)) return true;
  const [first, last = first] = words.split('-').map((word) => DAYS.indexOf(word));
  if (first === -1 || last === -1) throw new Error(`The sample data has days of a new form: "${words}"`);
  for (let each = first!; each !== last; each = (each + 1) % 7) if (each === day) return true;
  return day === last;
}

function spans(times: string): [opens: number, closes: number][] {
  if (times === 'closed') return [];
  if (times.startsWith('24')) return [[0, DAY]];
  return times.split(', ').map((span) => {
    const [opens = NaN, closes = NaN] = span.split(/ ?- ?/).map(minuteOf);
    return [opens, closes > opens ? closes : closes + DAY];
  });
}

function minuteOf(time: string): number {
  const [, hour, minute = 0, half] = /^(\d+)(?::(\d+))?(?: (am|pm))?$/.exec(time) ?? [];
  return (half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)) * 60 + Number(minute);
}
