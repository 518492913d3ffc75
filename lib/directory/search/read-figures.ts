import { LEADS, NEGATIONS, type Role, type Unit, UNITS } from './figure-words';
import type { QueryItem } from './query-items';
import { isWord } from './read-wishes';

/** What a figure in a search says. */
type Amount =
  | { is: 'price'; min?: number; max?: number }
  | { is: 'rating'; min: number }
  | { is: 'clock'; hour: number; minutes: number; bound?: 'until' | 'before' }
  /** Hours from now. */
  | { is: 'wait'; hours: number }
  /** A duration, a distance or a count, which no filter knows. */
  | { is: 'measure'; isDuration?: true };

/** A figure with the words that belong to it, as places of items. */
export interface AmountFound {
  amount: Amount;
  from: number;
  to: number;
}

const MAX_BETWEEN = 5;
/** Between the figures of a span, and between any two. */
const SPANS = new Set(['to', 'till', 'until', 'الي', 'حتي', 'لين']);
const JOINTS = new Set([...SPANS, 'and', 'or', 'و']);
/** A figure behind one of these is its number. */
const DOOR =
  /^(?:street|st|road|building|plot|block|shop|gate|no|number|villa|office|flat|شارع|رقم|بلوك|بنايه|محل)$/;
/** Words of the longest of these phrases. */
const MAX_WORDS = 3;
const MAX_HOUR = 24;
const MAX_STARS = 5;
/** A bare figure after "for" or "around" is a price from this on: "for 2 cars". */
const MIN_BARE_PRICE = 10;
/** "Around 40" means up to 50: nobody minds to pay less. */
const SLACK = 0.25;

/** "After 4" is in the afternoon, "after 9" at night. */
const LAST_OF_AFTERNOON = 7;

/** What an hour of twelve is close to, in hours of the day. */
const USUAL = { am: 5.5, noon: 14, pm: 17.5, until: 23 };

/** Reads the figures of a search as prices, ratings and times. Only beside a day or "open" do figures alone mean a time. */
export function readFigures(items: readonly QueryItem[]): AmountFound[] {
  const isOpening = items.some(({ phrase }) => phrase?.meaning === 'day' || phrase?.meaning === 'open');
  const found: AmountFound[] = [];
  for (let place = 0; place < items.length; place++) {
    if (!items[place]!.figure) continue;
    const figure = figureAt(items, place, found.at(-1)?.to ?? 0);
    const amount: Amount | undefined = isCount(items, figure)
      ? { is: 'measure' }
      : isHourOfDay(items, figure)
        ? toClock(figure)
        : amountOf(figure, isOpening);
    if (amount) found.push({ amount, from: figure.from, to: figure.to });
    place = Math.max(place, figure.to - 1);
  }
  return found;
}

/** What can only be counted, and what a figure may count or cost. */
const MANY = /(?:^| )(?:cars|vehicles|washes|people|persons|سيارات|مرات|غسلات)$/;
const COUNTED = /^(?:car|vehicle|services|سياره|غسل(?:ت|ه))$/;
const PLURAL = /^(?:[a-z]+[^aiosu]s|[\u0621-\u064A]+ات)$/;
const VEHICLES = [
  'truck',
  'bus',
  'bike',
  'scooter',
  'boat',
  'yacht',
  'taxi',
  'caravan',
  'golf-cart',
  'jet-ski',
];

/**
 * Whether a figure without a unit says how many: "package of 10 washes", "for 14 delivery bikes", "12 taxis". Behind words of a limit
 * it is money, unless cars or washes follow: "more than 20 cars".
 */
function isCount(items: readonly QueryItem[], { roles, units, to, second }: Figure): boolean {
  if (units.size > 0) return false;
  const [next, behind] = items.slice(to);
  if (MANY.test(next?.text ?? '')) return true;
  const isBareFigure = !second && [...roles].every((role) => role === 'for' || role === 'about');
  return isBareFigure && (isCounted(next) || (next !== undefined && isWord(next) && isCounted(behind)));
}

function isCounted(item: QueryItem | undefined): boolean {
  if (!item) return false;
  const { phrase, text } = item;
  return (
    phrase?.meaning === 'car' ||
    (phrase?.meaning === 'text' && VEHICLES.includes(phrase.options[0]!)) ||
    MANY.test(text) ||
    COUNTED.test(text) ||
    (isWord(item) && PLURAL.test(text))
  );
}

/** Whether a bare figure behind a day is its hour: "tomorrow 4", but not "tomorrow 4 bikes". */
function isHourOfDay(
  items: readonly QueryItem[],
  { from, to, roles, units, first, second }: Figure,
): boolean {
  const next = items[to];
  return (
    items[from - 1]?.phrase?.meaning === 'day' &&
    roles.size + units.size === 0 &&
    !second &&
    first.value >= 1 &&
    first.value <= 12 &&
    (!next || (next.phrase !== undefined && next.phrase.meaning !== 'text'))
  );
}

/** A figure, or two that make a span, with the words before and behind. */
interface Figure {
  from: number;
  to: number;
  roles: ReadonlySet<Role>;
  units: ReadonlySet<Unit>;
  first: NonNullable<QueryItem['figure']>;
  second?: NonNullable<QueryItem['figure']>;
  /** The usual hour of a part of the day, such as 21. */
  partOfDay?: number;
}

function figureAt(items: readonly QueryItem[], place: number, least: number): Figure {
  const first = items[place]!.figure!;
  const lead = readLeads(items, place, least);
  const behind = readUnits(items, place + 1, first.value);
  const figure = {
    ...lead,
    to: behind.to,
    units: new Set([...lead.units, ...behind.units]),
    first,
    partOfDay: behind.partOfDay ?? lead.partOfDay,
  };
  const joint = JOINTS.has(items[behind.to]?.text ?? '') ? behind.to + 1 : behind.to;
  // "AED 50 to AED 100"
  const place2 = UNITS.get(items[joint]?.text ?? '')?.includes('price') ? joint + 1 : joint;
  const second = items[place2]?.figure;
  // «بين الخمسين والمية» loses its "and".
  const isJoined =
    second && (joint > behind.to || lead.roles.has('between') || isSameWord(items, place, place2));
  // "Budget 30 to 50" is a span, but not "under 50 and 4 stars".
  const mayBeSpan =
    !lead.roles.has('max') ||
    (second && second.value > first.value && !/^(?:and|or|و)$/.test(items[behind.to]?.text ?? ''));
  const isSpan = isJoined && mayBeSpan;
  if (!isSpan) return figure;
  const end = readUnits(items, place2 + 1, second.value);
  // "100 to 150" is no time, and behind a door no money.
  const isRange =
    (SPANS.has(items[behind.to]?.text ?? '') || isSameWord(items, place, place2)) &&
    second.value > Math.max(first.value, MAX_HOUR) &&
    !DOOR.test(items[lead.from - 1]?.text ?? '');
  const isHalfKnown = figure.partOfDay !== undefined || figure.units.has('am') || figure.units.has('pm');
  return {
    ...figure,
    to: end.to,
    second,
    roles: isRange ? new Set([...figure.roles, 'between' as const]) : figure.roles,
    units: isHalfKnown ? figure.units : new Set([...figure.units, ...end.units]),
    partOfDay: isHalfKnown ? figure.partOfDay : end.partOfDay,
  };
}

/** Reads what stands behind a figure: units, and parts of the day behind an hour. */
function readUnits(
  items: readonly QueryItem[],
  at: number,
  value: number,
): Pick<Figure, 'to' | 'units' | 'partOfDay'> {
  const units = new Set<Unit>();
  let partOfDay: number | undefined;
  for (;;) {
    const hour = value <= MAX_HOUR ? hourOf(items[at]) : undefined;
    partOfDay ??= hour;
    const [names, length] = hour === undefined ? longest(UNITS, items, at, 1) : [[], 1];
    // "Under 60 rating over 4"
    if (length === 0 || (names.includes('rated') && value > MAX_STARS)) return { to: at, units, partOfDay };
    for (const name of names) units.add(name);
    at += length;
  }
}

/** Reads what stands before a figure, back to the item `least`. */
function readLeads(
  items: readonly QueryItem[],
  place: number,
  least: number,
): Pick<Figure, 'from' | 'roles' | 'units' | 'partOfDay'> {
  const roles = new Set<Role>();
  const units = new Set<Unit>();
  let partOfDay: number | undefined;
  let from = place;
  while (from > least) {
    const before = items[from - 1]!;
    const isCurrency = UNITS.get(before.text)?.includes('price') === true;
    const hour = items[place]!.figure!.value <= MAX_HOUR ? hourOf(before) : undefined;
    partOfDay ??= hour;
    if (isCurrency) units.add('price');
    const [names, length] =
      isCurrency || hour !== undefined ? [[], 1] : longest(LEADS, items, from - 1, -1, least);
    if (length === 0) break;
    for (const name of names) roles.add(name);
    from -= length;
  }
  const isLimit = ['min', 'max', 'before'].some((role) => roles.has(role as Role));
  const sign = isLimit ? negationBefore(items, from, least) : undefined;
  if (sign === undefined) return { from, roles, units, partOfDay };
  return { from: sign, roles: turned(roles), units, partOfDay };
}

/** Returns the place of a "not" that a limit belongs to, with mere words between; undefined without one. */
function negationBefore(items: readonly QueryItem[], from: number, least: number): number | undefined {
  for (let place = from - 1; place >= Math.max(least, from - 1 - MAX_BETWEEN); place--) {
    const { phrase, text, figure } = items[place]!;
    if (NEGATIONS.has(text) || (phrase?.meaning === 'sign' && phrase.options[0] === 'not')) return place;
    if (figure || (phrase && phrase.meaning !== 'generic')) return undefined;
  }
  return undefined;
}

const OPPOSITE: Partial<Record<Role, Role>> = { min: 'max', max: 'min', before: 'opens' };

/** Returns the opposite limit: "not less than 50" is at least 50. */
function turned(roles: ReadonlySet<Role>): ReadonlySet<Role> {
  return new Set([...roles].map((role) => OPPOSITE[role] ?? role));
}

/** About when these are: which of two hours twelve apart is meant. */
const PRAYERS: Readonly<Record<string, number>> = { jumma: 13, sunset: 18, iftar: 18, isha: 20 };

/** Returns the usual hour of a part of the day. */
function hourOf(item: QueryItem | undefined): number | undefined {
  if (item?.phrase?.meaning !== 'time') return undefined;
  const [option] = item.phrase.options;
  return PRAYERS[option!] ?? Number(option) / 100;
}

/** Whether two figures were typed as one word, such as "50-100". */
function isSameWord(items: readonly QueryItem[], one: number, other: number): boolean {
  return other === one + 1 && items[one]!.wordIndexes.at(-1) === items[other]!.wordIndexes[0];
}

/** Returns what the longest phrase of a table says that begins (or, backwards, ends) at a place, and how many items it has. */
function longest<Name>(
  table: ReadonlyMap<string, Name[]>,
  items: readonly QueryItem[],
  at: number,
  step: 1 | -1,
  least = 0,
): [names: readonly Name[], length: number] {
  for (let length = MAX_WORDS; length > 0; length--) {
    const from = step > 0 ? at : at - length + 1;
    if (from < least || from + length > items.length) continue;
    const text = items
      .slice(from, from + length)
      .map((item) => item.text)
      .join(' ');
    const names = table.get(text);
    if (names) return [names, length];
  }
  return [[], 0];
}

function amountOf(figure: Figure, isOpening: boolean): Amount | undefined {
  const { roles, units, first, second, partOfDay } = figure;
  const { value, decimals } = first;
  if (units.has('price')) return toPrice(figure);
  if (
    units.has('stars') ||
    ((roles.has('rated') || units.has('rated')) && value <= MAX_STARS) ||
    isRating(first)
  )
    return toRating(first);
  if (units.has('minutes')) return { is: 'measure', isDuration: true };
  const isClockHour = units.has('am') || units.has('pm') || (units.has('hours') && roles.has('hour'));
  if (isClockHour && !roles.has('in')) return toClock(figure);
  if (units.has('hours'))
    return roles.has('in') ? { is: 'wait', hours: value } : { is: 'measure', isDuration: true };
  if (units.has('am') || units.has('pm') || partOfDay !== undefined) return toClock(figure);
  if (units.has('measure')) return { is: 'measure' };
  const isHour = value <= MAX_HOUR;
  if (isOpening && isHour && (second || decimals !== undefined || !isBare(roles))) return toClock(figure);
  const isClock = CLOCK_ROLES.some((role) => roles.has(role)) || units.has('oclock') || units.has('before');
  if (isClock && isHour) return toClock(figure);
  if (roles.has('until') && !roles.has('min') && !second && !isOpening)
    return toPrice({ ...figure, roles: new Set(['max']) });
  if (roles.has('max') || roles.has('min') || roles.has('between') || units.has('more') || units.has('less'))
    return value >= MIN_BARE_PRICE || roles.has('max') ? toPrice(figure) : undefined;
  if ((roles.has('for') || roles.has('about')) && value >= MIN_BARE_PRICE) return toPrice(figure);
  return undefined;
}

const CLOCK_ROLES: readonly Role[] = ['hour', 'before', 'opens'];

function isBare(roles: ReadonlySet<Role>): boolean {
  return !['until', 'before', 'after', 'min', 'between', 'hour', 'opens'].some((role) =>
    roles.has(role as Role),
  );
}

/** Whether a figure is one of ratings: "4.5". */
function isRating({ value, decimals }: Figure['first']): boolean {
  return decimals?.length === 1 && value >= 1 && value <= MAX_STARS;
}

function toRating({ value, decimals }: Figure['first']): Amount | undefined {
  return value <= MAX_STARS ? { is: 'rating', min: Number(`${value}.${decimals ?? 0}`) } : undefined;
}

function toPrice({ roles, units, first: { value }, second }: Figure): Amount | undefined {
  if (value < 1) return { is: 'measure' };
  if (second) return { is: 'price', min: value, max: second.value };
  if (roles.has('about')) return { is: 'price', max: Math.round(value * (1 + SLACK)) };
  const isMin = (roles.has('min') && !roles.has('max')) || units.has('more');
  return isMin ? { is: 'price', min: value } : { is: 'price', max: value };
}

/** Of a span, the beginning counts. */
function toClock({ roles, units, first, partOfDay, second }: Figure): Amount | undefined {
  const bound = second ? undefined : units.has('before') ? 'before' : boundOf(roles);
  const minutes = Number((first.decimals ?? '0').padEnd(2, '0'));
  if (first.value > MAX_HOUR || minutes > 59) return { is: 'measure' };
  const usual =
    usualHour(units, partOfDay) ??
    (roles.has('opens') ? USUAL.am : undefined) ??
    (bound === 'until' || (roles.has('after') && first.value > LAST_OF_AFTERNOON)
      ? USUAL.until
      : first.decimals === undefined
        ? USUAL.noon
        : undefined);
  return { is: 'clock', hour: closerHour(first.value, usual), minutes, bound };
}

function boundOf(roles: ReadonlySet<Role>): 'until' | 'before' | undefined {
  if (roles.has('before')) return 'before';
  return roles.has('until') || roles.has('max') ? 'until' : undefined;
}

/** Returns the hour that hours of twelve are close to, by the part of the day that is named. */
function usualHour(units: ReadonlySet<Unit>, partOfDay: number | undefined): number | undefined {
  if (units.has('am')) return USUAL.am;
  if (units.has('pm')) return USUAL.pm;
  return partOfDay === undefined ? undefined : partOfDay >= 1 && partOfDay < 12 ? USUAL.am : partOfDay;
}

/** Returns the hour of 24 that is meant: of two hours twelve apart the one closer to the usual hour. */
function closerHour(hour: number, usual: number | undefined): number {
  if (hour > 12 || usual === undefined) return hour % 24;
  const distance = Math.abs((hour % 12) - usual);
  return (hour % 12) + (distance > 6 && distance < 18 ? 12 : 0);
}
