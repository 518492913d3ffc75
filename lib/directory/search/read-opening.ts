import { DAY_MINUTES, DAYS, type OpenAt, USUAL_TIME, WEEK_MINUTES } from '../../domain/opening-hours';
import type { AmountFound } from './read-figures';
import type { Item } from './read-items';

/** When a search asks who is open. */
interface Opening {
  open: OpenAt;
  /** The typed words that say it. */
  at: number[];
}

const UNTIL = /^(?:until|till|til|حتي|لين|لحد|الي)$/;
/** "ليلة الجمعة" is the night before Friday. */
const NIGHT_BEFORE = 'ليله';

/** No search asks for more, and each costs time. */
const MOST = { days: 3, times: 2 };
const HALF_OF_DAY = /^(?:am|pm|ص|م)$/;

/** Returns the parts of a search without the days and times beyond the first ones. */
export function limitTimes(items: readonly Item[]): Item[] {
  let [days, times] = [0, 0];
  return items.filter((item, place) => {
    if (item.phrase?.meaning === 'day') return (days += 1) <= MOST.days;
    const isClock =
      item.figure && (item.figure.decimals?.length === 2 || HALF_OF_DAY.test(items[place + 1]?.text ?? ''));
    return !isClock || (times += 1) <= MOST.times;
  });
}

/** Returns the places of the words that say a day or a time which a search was not read as: a list is for one. */
export function otherTimes(items: readonly Item[], opening: Opening | undefined): number[] {
  const read = new Set(opening?.at);
  return items
    .filter(
      ({ phrase, figure }) =>
        phrase?.meaning === 'day' || phrase?.meaning === 'time' || figure?.decimals?.length === 2,
    )
    .flatMap(({ at }) => at)
    .filter((place) => !read.has(place));
}

/**
 * Reads a day and a time as a value of the filter "open". A time without a day is the next such time, a day without a time means 16:00.
 * @param minute the current minute of the week
 */
export function readOpening(
  items: readonly Item[],
  amounts: readonly AmountFound[],
  minute: number,
): Opening | undefined {
  const indexes = new Set<number>();
  const found = amounts.find(({ amount }) => amount.is === 'clock' || amount.is === 'wait');
  for (let place = found?.from ?? 0; place < (found?.to ?? 0); place++) indexes.add(place);
  let day: string | undefined;
  let time: string | undefined;
  let isUntil = found?.amount.is === 'clock' && found.amount.isUntil;
  let isNightBefore = false;
  for (const [place, { phrase }] of items.entries()) {
    const [option] = phrase?.options ?? [];
    if (phrase?.meaning === 'day' && (day ?? option) === option) {
      day = option;
      isNightBefore = items[place - 1]?.text === NIGHT_BEFORE;
      indexes.add(place);
      if (isNightBefore) indexes.add(place - 1);
    } else if (phrase?.meaning === 'time' && (time ?? option) === option) {
      time = option;
      indexes.add(place);
      if (!UNTIL.test(items[place - 1]?.text ?? '')) continue;
      isUntil ||= found === undefined;
      indexes.add(place - 1);
    }
  }
  if (indexes.size === 0) return undefined;
  const at = [...indexes].flatMap((place) => items[place]!.at);
  if (found?.amount.is === 'wait') return { open: openAt(minute + found.amount.hours * 60), at };
  if (isNightBefore && day) day = DAYS[(DAYS.indexOf(day as never) + 6) % 7];
  time ??= isNightBefore ? '2100' : undefined;
  const clock =
    found?.amount.is === 'clock'
      ? found.amount.hour * 60 + found.amount.minutes
      : toMinutes(time ?? USUAL_TIME);
  return { open: openAt(dayOf(day, clock, minute) * DAY_MINUTES + clock, isUntil), at };
}

/** Returns the number of the day that is meant: without one, that of the next such time. */
function dayOf(day: string | undefined, clock: number, minute: number): number {
  const known = DAYS.findIndex((name) => name === day);
  if (known >= 0) return known;
  const today = Math.floor(minute / DAY_MINUTES);
  return today + (day === 'tomorrow' || clock < minute % DAY_MINUTES ? 1 : 0);
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
}

function openAt(minute: number, isUntil = false): OpenAt {
  const ofWeek = minute % WEEK_MINUTES;
  const [hour, minutes] = [Math.floor((ofWeek % DAY_MINUTES) / 60), ofWeek % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${isUntil ? 'until-' : ''}${DAYS[Math.floor(ofWeek / DAY_MINUTES)]!}-${hour}${minutes}`;
}
