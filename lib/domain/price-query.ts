import { CAR_SIZES, type CarOrAny, type CarPrices, type CarSize, hasCarPrices } from './car';
import type { LocalizedName } from './locales';
import type { Kind } from './wash-types';

/** How many washes a package has and within how many days; null if it does not say. */
export interface Pack {
  washes: number | null;
  days: number | null;
}

/** A price of one thing: an item of a menu, or a part of a typed text. */
export interface PricedLine extends Pack {
  /** What it is the price of, as in `lineKind`; null if that is not known. */
  kind: string | null;
  /** Null if the price is the same for any car. */
  car: CarSize | null;
  /** AED. */
  priceFrom: number;
  priceTo: number | null;
}

/** The prices of a provider for one thing, in AED; null where they are unknown. */
export interface ShownPrices {
  prices: CarPrices;
  priceFrom: number | null;
  priceTo: number | null;
  /** Whether 5 % of VAT was added. */
  isVatAdded: boolean;
  /** What they are for; null for the cheapest whole exterior wash, which goes without saying. */
  subject: LocalizedName | null;
  /** The service that they are for: prices of one service can be compared. */
  service: string;
  /** The washes of a package and its time; null for anything else. */
  pack: Pack | null;
  /** What they are for instead of a wash that others do, where nobody asked for a kind: a bay where visitors wash themselves, or other work. */
  instead: 'self-service' | 'other' | null;
}

/** What a list, a search or a page asks the price of. */
export interface PriceQuery {
  /** The car that prices are compared for, or any; absent where none are, so that each visitor sees that of their own car. */
  car?: CarOrAny;
  /** The cheapest whole exterior wash if absent. */
  kind?: AskedKind;
}

/** A kind, or what stands for several of which any will do: "steam or foam". */
export interface AskedKind extends Kind {
  either?: readonly Kind[];
}

/** How many of them prices are looked for in: caches keep each combination. */
const MAX_EITHER = 3;
/** Between the slugs of several kinds in links. */
const SEPARATOR = '|';

/** Returns what any of some kinds asks the price of; undefined without any. */
export function anyKindOf(kinds: readonly Kind[]): AskedKind | undefined {
  const either = [...new Set(kinds)].slice(0, MAX_EITHER).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const [first] = either;
  if (either.length < 2) return first;
  return { ...first!, slug: either.map(({ slug }) => slug).join(SEPARATOR), either };
}

/** Returns the kind that slugs in links ask the price of. */
export function kindOfSlug(kinds: ReadonlyMap<string, Kind>, slug: string): AskedKind | undefined {
  return anyKindOf(slug.split(SEPARATOR).flatMap((one) => kinds.get(one) ?? []));
}

/** Returns the kind that the price of a provider is for: of several the first that it states one for, else that it has. */
export function kindFor(provider: Priced, kind: AskedKind): Kind {
  const { either = [kind] } = kind;
  return (
    either.find((one) => comparedPrice(pricesOf(provider, one)) !== null) ??
    either.find(({ slug }) => provider.kinds.some((known) => known.slug === slug)) ??
    either[0]!
  );
}

/** The slug of the bays where visitors wash the car themselves. */
export const SELF_SERVICE = 'self-service';

/** What the prices of a provider follow from. */
export interface Priced {
  kinds: readonly Kind[];
  prices: CarPrices;
  priceFrom: number | null;
  priceTo: number | null;
  isVatAdded: boolean;
  lines: readonly PricedLine[];
  /** Whether the lines are those of a menu, and all that it offers. */
  hasMenu: boolean;
}

/** The service of the cheapest whole exterior wash. */
const WASH = 'wash';
/** The kind of a wash type, which only texts give to a provider: a menu of it may be all that says so. */
const DETAILING: Kind = {
  slug: 'detailing',
  name: { en: 'Detailing', ar: 'تلميع وعناية' },
  washType: 'auto-detailing',
};
/** Kinds that nobody goes to a provider for alone. */
const EXTRAS = ['engine', 'underbody', 'sanitising', 'fleet', 'mobile', 'package'];
/** Kinds that say where or for whom a car is washed, not what is done to it. */
const NO_SERVICE = ['mobile', 'fleet'];
/** The ways to wash a whole car; those by hand are told apart by nobody's prices. */
const WAYS: Readonly<Record<string, string>> = {
  'hand-wash': 'hand',
  foam: 'hand',
  'full-service': 'hand',
  automatic: 'automatic',
  'self-service': 'self-service',
  steam: 'steam',
  waterless: 'waterless',
};
const INSIDE_AND_OUTSIDE: LocalizedName = { en: 'Inside and outside', ar: 'من الداخل والخارج' };
/** The kinds of lines that answer a question for a kind, besides its own, the first that a provider has. */
const OTHER_LINES: Readonly<Record<string, string>> = { interior: 'full', 'full-service': 'full' };

/**
 * Returns the prices of a provider for what was asked, and what they are for (product rule 2.29): those of its lines of a kind, and
 * never of another one; without a kind those of the cheapest whole exterior wash, or where it states none, of its cheapest service,
 * named. The price of a wash also is that of the way in which it is done, if the provider knows no other way, and a typed price that
 * of the only thing that a provider does, which for who washes no cars is detailing.
 */
export function pricesOf(provider: Priced, kind?: AskedKind): ShownPrices {
  if (!kind) return ordinaryPrices(provider);
  if (kind.either) return pricesOf(provider, kindFor(provider, kind));
  for (const asked of [kind.slug, OTHER_LINES[kind.slug]]) {
    const lines = provider.lines.filter((line) => line.kind === asked);
    if (asked !== undefined && lines.length > 0)
      return pricesOfLines(provider, lines, asked === 'full' ? INSIDE_AND_OUTSIDE : kind.name, asked);
  }
  return isOrdinary(provider, kind.slug)
    ? pricesOfOnlyWork(provider, kind)
    : { ...NO_PRICES, subject: kind.name, service: kind.slug };
}

/** Whether all washing is done by the visitors themselves: nobody else washes the car, by hand or by machine (product rule 2.29). */
export function isSelfService(provider: Pick<Priced, 'kinds'>): boolean {
  const ways = waysOf(provider);
  return ways.size === 1 && ways.has(SELF_SERVICE);
}

/** Whether a provider states any price, of whatever and for whichever car. */
export function statesPrice({ prices, priceFrom, priceTo, lines }: Priced): boolean {
  return (priceFrom ?? priceTo) !== null || hasCarPrices(prices) || lines.length > 0;
}

/**
 * Returns the price that lists compare, for a car or for any; null if it is not known. "Under AED 50" has no lowest price, but costs at
 * most 50.
 */
export function comparedPrice(
  { prices, priceFrom, priceTo, instead }: ShownPrices,
  car: CarOrAny = 'any',
): number | null {
  if (car === 'any') return priceFrom ?? priceTo;
  return instead === 'other' ? null : prices[car];
}

/** Whether the price shown for a car is not that of its size, because the provider does not state it (product rule 2.28). */
export function isOfUnknownSize(shown: ShownPrices, car: CarSize): boolean {
  return (
    shown.prices[car] === null && (shown.priceFrom ?? shown.priceTo) !== null && !isOfOtherSizes(shown, car)
  );
}

/** Whether lines have prices, but none for a car. */
export function isOfOtherSizes({ subject, prices }: ShownPrices, car: CarSize): boolean {
  return subject !== null && prices[car] === null && hasCarPrices(prices);
}

const NO_PRICES: ShownPrices = {
  prices: { small: null, suv: null, large: null },
  priceFrom: null,
  priceTo: null,
  isVatAdded: false,
  subject: null,
  service: WASH,
  pack: null,
  instead: null,
};

/** Returns the price without a question: the typed one, or else that of the cheapest wash, or of the cheapest service. */
function ordinaryPrices(provider: Priced): ShownPrices {
  const kind = kindInstead(provider);
  if (!kind) return typedOr(provider, { ...NO_PRICES, ...spanOf(provider.prices), prices: provider.prices });
  const isBay = isSelfService(provider);
  const lines = provider.lines.filter((line) => line.kind === kind.slug);
  const named = { subject: kind.name, service: kind.slug };
  const ofLines = lines.length > 0 ? pricesOfLines(provider, lines, kind.name, kind.slug) : NO_PRICES;
  const own = isBay && hasCarPrices(provider.prices) ? { prices: provider.prices } : {};
  return typedOr(provider, { ...ofLines, ...named, ...own, instead: isBay ? 'self-service' : 'other' });
}

/** Returns the prices of a kind that is all that a provider does; a kind that says where asks for any wash. */
function pricesOfOnlyWork(provider: Priced, kind: Kind): ShownPrices {
  const shown = ordinaryPrices(provider);
  if (NO_SERVICE.includes(kind.slug)) return shown;
  return {
    ...shown,
    subject: kind.slug === SELF_SERVICE ? shown.subject : null,
    service: kind.slug,
    instead: null,
  };
}

/** Returns prices with the typed ones, if there are any, for any car. */
function typedOr({ priceFrom, priceTo, isVatAdded }: Priced, known: ShownPrices): ShownPrices {
  const isTyped = (priceFrom ?? priceTo) !== null;
  return { ...known, isVatAdded, ...(isTyped && { priceFrom, priceTo }) };
}

/**
 * Returns the kind that the price of a provider is for, if that is no wash that others do: the bay of one that has nothing else, the
 * work of one that washes no cars, or the cheapest line of a menu without any wash.
 */
function kindInstead(provider: Priced): Kind | undefined {
  const { kinds, lines, prices, priceFrom, priceTo } = provider;
  const offered = lines.some(({ kind }) => kind === DETAILING.slug) ? [...kinds, DETAILING] : kinds;
  const kindOf = (slug: string | null) => offered.find((kind) => kind.slug === slug);
  if (isSelfService(provider)) return kindOf(SELF_SERVICE);
  const washes = waysOf(provider).size > 0;
  if (hasCarPrices(prices) || (washes && (priceFrom ?? priceTo) !== null)) return undefined;
  const services = lines.filter(({ kind }) => kindOf(kind) && !EXTRAS.includes(kind!));
  if (services.length > 0) {
    const cheapest = services.reduce((one, other) => (other.priceFrom < one.priceFrom ? other : one));
    // A typed price is that of the line which costs as much.
    const typed = priceFrom === null ? cheapest : services.find((line) => line.priceFrom === priceFrom);
    return typed && kindOf(typed.kind);
  }
  const works = kinds.filter(({ slug }) => !EXTRAS.includes(slug));
  return washes ? undefined : (kindOf('detailing') ?? (works.length === 1 ? works[0] : undefined));
}

/** Returns the lowest and the highest price for any car; without the highest if not all are known. */
function spanOf(prices: CarPrices): Pick<ShownPrices, 'priceFrom' | 'priceTo'> {
  const known = CAR_SIZES.flatMap((size) => prices[size] ?? []);
  if (known.length === 0) return { priceFrom: null, priceTo: null };
  return {
    priceFrom: Math.min(...known),
    priceTo: known.length === CAR_SIZES.length ? Math.max(...known) : null,
  };
}

/** Whether the price of a provider's wash, or its typed price, is that of a kind. */
function isOrdinary(provider: Priced, slug: string): boolean {
  if (!provider.kinds.some((kind) => kind.slug === slug)) return false;
  if (NO_SERVICE.includes(slug)) return slug === 'mobile';
  const way = WAYS[slug];
  if (way !== undefined) {
    const ways = waysOf(provider);
    return ways.size === 1 && ways.has(way) && (slug !== 'full-service' || !provider.hasMenu);
  }
  if (provider.hasMenu) return false;
  if (slug === 'detailing' && waysOf(provider).size === 0) return true;
  return provider.kinds.every((kind) => kind.slug === slug || NO_SERVICE.includes(kind.slug));
}

function waysOf({ kinds }: Pick<Priced, 'kinds'>): Set<string> {
  return new Set(kinds.flatMap(({ slug }) => WAYS[slug] ?? []));
}

/** Returns the lowest price of lines of one kind for each car; of packages, those of the size of the cheapest. */
function pricesOfLines(
  { isVatAdded, hasMenu }: Priced,
  lines: readonly PricedLine[],
  of: LocalizedName,
  kind: string,
): ShownPrices {
  const cheapest = lines.reduce((one, other) => (other.priceFrom < one.priceFrom ? other : one));
  const { washes, days } = cheapest;
  const alike = lines.filter((line) => line.washes === washes && line.days === days);
  const { priceFrom, priceTo } = cheapest;
  const isOne = alike.every((line) => line.priceFrom === priceFrom && line.priceTo === priceTo);
  return {
    prices: lowestByCar(alike),
    priceFrom,
    priceTo: isOne ? (priceTo ?? priceFrom) : null,
    isVatAdded: isVatAdded && !hasMenu,
    subject: of,
    service: [kind, washes, days].filter((part) => part !== null).join(' '),
    pack: washes === null && days === null ? null : { washes, days },
    instead: null,
  };
}

/** Returns the lowest price of lines for each size of car. */
export function lowestByCar(lines: readonly Pick<PricedLine, 'car' | 'priceFrom'>[]): CarPrices {
  const lowest = (size: CarSize) => {
    const prices = lines.filter(({ car }) => (car ?? size) === size).map(({ priceFrom }) => priceFrom);
    return prices.length > 0 ? Math.min(...prices) : null;
  };
  return Object.fromEntries(CAR_SIZES.map((size) => [size, lowest(size)])) as CarPrices;
}
