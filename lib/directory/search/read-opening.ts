import { DAY_MINUTES, DAYS, type OpenAt, USUAL_TIME, WEEK_MINUTES } from '../../domain/opening-hours';
import type { QueryItem } from './query-items';
import type { AmountFound } from './read-figures';

/** When a search asks who is open. */
interface Opening {
  open: OpenAt;
  /** The typed words that say it. */
  wordIndexes: number[];
  /** Whether only a day was said. */
  isUsualTime?: true;
}

const UNTIL = /^(?:until|till|til|حتي|لين|لحد|الي)$/;
const BEFORE = /^(?:before|b4|by|قبل|bago)$/;
/**
 * Times that are computed for each day, as minutes after sunset in Dubai: it is later in the west of the country, and who has broken
 * the fast is not on the road at once. The evening prayer is about so long after it all year.
 */
const AFTER_SUNSET: Partial<Record<string, { begins: number; isOver: number }>> = {
  sunset: { begins: 0, isOver: 15 },
  iftar: { begins: 0, isOver: 30 },
  isha: { begins: 75, isOver: 90 },
};
/** The sermon begins at 12:45 in all mosques of the country (since January 2026), and "after the Friday prayer" is said more often. */
const FRIDAY_PRAYER = { name: 'jumma', begins: '1245', isOver: '1330' };
const DURING = /^(?:during|at|وقت|خلال|اثناء)$/;
/** "ليلة الجمعة" is the night before Friday. */
const NIGHT_BEFORE = 'ليله';

/** No search asks for more, and each costs time. */
const MOST = { days: 3, times: 2 };
const HALF_OF_DAY = /^(?:am|pm|ص|م)$/;

/** Returns the parts of a search without the days and times beyond the first ones, and those that only say until or before which day. */
export function limitTimes(items: readonly QueryItem[]): QueryItem[] {
  let [days, times] = [0, 0];
  return items.filter((item, place) => {
    if (item.phrase?.meaning === 'day') return !isBound(items, place) && (days += 1) <= MOST.days;
    return !isClock(items, place) || (times += 1) <= MOST.times;
  });
}

/** Whether a figure is a clock time by itself: "21:30", "9 pm". */
function isClock(items: readonly QueryItem[], place: number): boolean {
  const figure = items[place]?.figure;
  return !!figure && (figure.decimals?.length === 2 || HALF_OF_DAY.test(items[place + 1]?.text ?? ''));
}

/** Whether a day without a time is a limit: "before Thursday", "until Friday". */
function isBound(items: readonly QueryItem[], place: number): boolean {
  const [before, next] = [items[place - 1]?.text ?? '', items[place + 1]];
  return (UNTIL.test(before) || BEFORE.test(before)) && !next?.figure && next?.phrase?.meaning !== 'time';
}

/** Who is closed at a time is no list of ours either: "closed on Friday". */
export const isClosed = (item: QueryItem | undefined): boolean => CLOSED.test(item?.text ?? '');
const CLOSED = /^(?:closed|مغلق(?:ه)?|مسكر(?:ه)?|مقفل)$/;

/** Returns the places of the parts that say "not on Friday", which no list can be for. */
export function excludedTimes(items: readonly QueryItem[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [place, { phrase }] of items.entries()) {
    if (phrase?.meaning !== 'day' && phrase?.meaning !== 'time') continue;
    let before = place - 1;
    while (isBetween(items[before])) before -= 1;
    const sign = items[before]?.phrase;
    const isNot = sign?.meaning === 'sign' && sign.options[0] === 'not';
    if (out.has(place - 1) || isNot || isClosed(items[before]))
      for (let at = Math.min(before, place - 1); at <= place; at++) out.add(at);
  }
  return out;
}

/** Whether a part may stand between "not" and a time: "not open on Friday". */
function isBetween(item: QueryItem | undefined): boolean {
  return item?.phrase?.meaning === 'generic' || item?.phrase?.meaning === 'open';
}

/** What opening times are read with. */
interface OpeningClock {
  /** The current minute of the week. */
  minute: number;
  /** Returns the minute of the day of sunset so many days from now. */
  sunset: (daysAhead: number) => number;
}

/**
 * Reads a day and a time as a value of the filter "open". A time without a day is the next such time, a day without a time means 16:00,
 * and today the rest of it.
 */
export function readOpening(
  items: readonly QueryItem[],
  amounts: readonly AmountFound[],
  { minute, sunset }: OpeningClock,
): Opening | undefined {
  const indexes = new Set<number>();
  const found = amounts.find(({ amount }) => amount.is === 'clock' || amount.is === 'wait');
  for (let place = found?.from ?? 0; place < (found?.to ?? 0); place++) indexes.add(place);
  let day: string | undefined;
  let time: string | undefined;
  let bound = found?.amount.is === 'clock' ? found.amount.bound : undefined;
  let [isNightBefore, isDuring] = [false, false];
  for (const [place, { phrase }] of items.entries()) {
    const [said] = phrase?.options ?? [];
    const option = said === 'weekend' ? dayOfWeekend(minute) : said;
    if (phrase?.meaning === 'day' && (day ?? option) === option) {
      day = option;
      isNightBefore = items[place - 1]?.text === NIGHT_BEFORE;
      indexes.add(place);
      if (isNightBefore) indexes.add(place - 1);
    } else if (phrase?.meaning === 'time' && (time ?? option) === option) {
      time = option;
      indexes.add(place);
      const before = items[place - 1]?.text ?? '';
      isDuring = DURING.test(before);
      if (isDuring) indexes.add(place - 1);
      if (!UNTIL.test(before) && !BEFORE.test(before)) continue;
      if (found === undefined) bound ??= BEFORE.test(before) ? 'before' : 'until';
      indexes.add(place - 1);
    }
  }
  if (indexes.size === 0) return undefined;
  const at = [...indexes].flatMap((place) => items[place]!.wordIndexes);
  if (found?.amount.is === 'wait') return { open: openAt(minute + found.amount.hours * 60), wordIndexes: at };
  if (day === 'today' && time === undefined && found === undefined) return { open: 'today', wordIndexes: at };
  if (time === FRIDAY_PRAYER.name) {
    day ??= 'fri';
    time = isDuring || bound ? FRIDAY_PRAYER.begins : FRIDAY_PRAYER.isOver;
  }
  if (isNightBefore && day) day = DAYS[(DAYS.indexOf(day as never) + 6) % 7];
  time ??= isNightBefore ? '2100' : undefined;
  const clockOf = (daysAhead: number) =>
    found?.amount.is === 'clock'
      ? found.amount.hour * 60 + found.amount.minutes
      : AFTER_SUNSET[time ?? ''] !== undefined
        ? Math.ceil(
            (sunset(daysAhead) + AFTER_SUNSET[time!]![bound === 'before' ? 'begins' : 'isOver']) / 5,
          ) * 5
        : toMinutes(time ?? USUAL_TIME);
  const ahead = daysAhead(day, clockOf(0), minute);
  const today = Math.floor(minute / DAY_MINUTES);
  return {
    open: openAt((today + ahead) * DAY_MINUTES + clockOf(ahead), bound),
    wordIndexes: at,
    ...(time === undefined && found === undefined && { isUsualTime: true }),
  };
}

/** On its two days the weekend means today, on others the next Saturday. */
function dayOfWeekend(minute: number): string {
  return ['sat', 'sun'].includes(DAYS[Math.floor(minute / DAY_MINUTES)]!) ? 'today' : 'sat';
}

/** Returns in how many days the day is that is meant: without one, that of the next such time. */
function daysAhead(day: string | undefined, clock: number, minute: number): number {
  const today = Math.floor(minute / DAY_MINUTES);
  const known = DAYS.findIndex((name) => name === day);
  if (known >= 0) return (known - today + 7) % 7;
  if (day === 'overmorrow') return 2;
  return day === 'tomorrow' || (day !== 'today' && clock < minute % DAY_MINUTES) ? 1 : 0;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
}

function openAt(minute: number, bound?: 'until' | 'before'): OpenAt {
  const ofWeek = minute % WEEK_MINUTES;
  const [hour, minutes] = [Math.floor((ofWeek % DAY_MINUTES) / 60), ofWeek % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${bound ? (`${bound}-` as const) : ''}${DAYS[Math.floor(ofWeek / DAY_MINUTES)]!}-${hour}${minutes}`;
}
