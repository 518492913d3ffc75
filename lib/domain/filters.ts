import { parseAreaSlug } from './area';
import { CAR_SIZES, type CarOrAny, type CarSize, parseCarSize } from './car';
import { openTest } from './dated-hours';
import { type Distance, isWithinRadius } from './distance';
import { type Emirate, EMIRATES, parseEmirate } from './emirates';
import {
  formatRating,
  parseBoolean,
  parsePrice,
  parseRadius,
  parseRating,
  parseServiceMode,
  PRICE_OPTIONS,
  RADIUS_OPTIONS,
  RATING_OPTIONS,
  SERVICE_MODES,
} from './list-options';
import { type Bounds, isWithin, parseBounds } from './map';
import { type OpenAt, parseOpenAt } from './opening-hours';
import { comparedPrice, isSelfService, pricesOf } from './price-query';
import { onlyComesToYou, type Provider } from './provider';
import { foldText, parseSearch } from './text';
import { type Kind, parseWashType, WASH_TYPE_OPTIONS, WASH_TYPES } from './wash-types';

/** What a filter compares providers with, besides its value. */
export interface FilterContext {
  /** When it is asked. */
  moment: Date;
  /** The car that prices are for; those for any car if absent. */
  car?: CarSize;
  /** The kind that prices are for; those of a wash if absent. */
  kind?: Kind;
  /** Measures a provider's distance from the visitor; absent without a position. */
  distanceTo?: (provider: Provider) => Distance | null;
  /** Whether a value of the filter "washType" is the slug of a wash type or a kind, rather than words. */
  isCarCare: (slug: string) => boolean;
  /** Returns the kind that a value of the filter "washType" asks the price of; undefined for none in particular. */
  kindOf: (washType: string | undefined) => Kind | undefined;
}

/** The compared prices of each provider by kind and car, of which searches ask for the same. */
const keptPrices = new WeakMap<Provider, Map<string, number | null>>();

/** Measures the price that lists compare, for a car or any, of a kind or of a wash. */
export function priceIn({
  car = 'any',
  kind,
}: {
  car?: CarOrAny;
  kind?: Kind;
}): (provider: Provider) => number | null {
  const asked = `${kind?.slug} ${car}`;
  return (provider) => {
    let prices = keptPrices.get(provider);
    if (!prices) keptPrices.set(provider, (prices = new Map()));
    let price = prices.get(asked);
    if (price === undefined) prices.set(asked, (price = comparedPrice(pricesOf(provider, kind), car)));
    return price;
  };
}

/** The filters of a list. Like `ListFilters`, which is made from `FILTERS`. */
type ChosenFilters = Partial<Record<string, unknown>>;

/** Whether a provider passes a filter. */
export type ProviderTest = (provider: Provider) => boolean;

/** A filter of provider lists. Values are what `parse` returns. */
export interface FilterRow<Value = never> {
  /** Its name in URLs. */
  parameter: string;
  /** Parses its value in a URL; undefined if it filters nothing. */
  parse: (text: string) => unknown;
  /** Returns the test of a value; absent for filters that exclude nobody by themselves. */
  passes?: (value: Value, context: FilterContext) => ProviderTest;
  /** The options whose providers lists count: values, or what each provider has. */
  counted?: readonly unknown[] | ((provider: Provider) => readonly string[]);
  /** What decides which of them a provider has, besides itself: what was asked the price of, the minute, the visitor's position. */
  countedBy?: 'price' | 'minute' | 'position';
  /** Whether a list counts them; absent if all do. */
  isCounted?: (context: FilterContext, filters: ChosenFilters) => boolean;
  /** What the API says about it. */
  description: string;
  /** Values for the API's description and for tests. */
  examples: readonly unknown[];
  /** The value that every list offers as a one-tap link. */
  quick?: unknown;
  /** Its select on /services: the keys of two texts in `filter`, the label and "no filter", and the values it offers. */
  select?: { label: string; none: string; options: readonly (string | number)[] };
  /** Whether Quick Search has its select (product rule 5.2). */
  isInQuickSearch?: true;
}

/** A filter that is on or absent; its name is the text of its parameter in `filter`. */
const YES_OR_NO = { parse: parseBoolean, examples: [true], quick: true, counted: [true] } as const;

/**
 * All filters, in the order links use. From a row follow URLs, links, lists and their counts, selects, chips and the API; the compiler
 * and the tests report what else a new one needs.
 */
export const FILTERS = {
  emirate: {
    parameter: 'emirate',
    parse: parseEmirate,
    passes: (emirate: Emirate) => (provider) => provider.index.places.includes(emirate),
    counted: ({ emirates }) => emirates,
    description: 'Slug of an emirate',
    examples: ['dubai', 'ras-al-khaimah'],
    select: { label: 'emirate', none: 'allEmirates', options: EMIRATES },
    isInQuickSearch: true,
  },
  /** An area's slug; an unknown one matches nothing. */
  area: {
    parameter: 'area',
    parse: parseAreaSlug,
    passes: (slug: string) => (provider) => provider.index.places.includes(slug),
    counted: ({ index, emirates }) => index.places.slice(emirates.length),
    // Only within a place: there are too many for a list of all.
    isCounted: (_context, { emirate, area }) => Boolean(emirate ?? area),
    description: 'Slug of an area, as in the field `area` and in the URLs /areas/{slug}',
    examples: ['al-quoz', 'jlt'],
    // The areas of the chosen emirate.
    select: { label: 'area', none: 'allAreas', options: [] },
  },
  /** A wash type's slug, a kind, or any other words joined by hyphens. */
  washType: {
    parameter: 'washType',
    parse: parseWashType,
    passes: (option: string, { isCarCare }) => {
      const words = isCarCare(option) ? undefined : foldText(option.replaceAll('-', ' '));
      return ({ index }) =>
        index.washTypeOptions.includes(option) || (words !== undefined && index.washTypeText.includes(words));
    },
    counted: ({ index }) => index.washTypeOptions,
    description: `One of ${[...new Set<string>([...WASH_TYPES, ...WASH_TYPE_OPTIONS])].join(', ')}; a kind; or other words`,
    examples: ['steam-cleaning', 'hand-wash', 'ceramic-coating'],
    select: { label: 'washType', none: 'allTypes', options: WASH_TYPE_OPTIONS },
    isInQuickSearch: true,
  },
  /** Minimum rating from 0; unrated providers never match. */
  rating: {
    parameter: 'rating',
    parse: parseRating,
    passes: (stars: number) => (provider) => provider.rating !== null && provider.rating >= stars,
    counted: RATING_OPTIONS,
    description: 'Minimum rating',
    examples: [4.5, 4.25],
    select: { label: 'rating', none: 'anyRating', options: RATING_OPTIONS },
    isInQuickSearch: true,
  },
  /** A service mode, or other words to match in the provider's service location. */
  serviceMode: {
    parameter: 'serviceType',
    parse: parseServiceMode,
    passes: servesBy,
    counted: [...SERVICE_MODES, 'drive'],
    description:
      'mobile: the provider comes to the car; onsite: the car to the provider; drive: all but those that only come',
    examples: SERVICE_MODES,
    quick: 'mobile',
    select: { label: 'service', none: 'both', options: SERVICE_MODES },
    isInQuickSearch: true,
  },
  open: {
    parameter: 'open',
    parse: parseOpenAt,
    passes: (open: OpenAt, { moment }) => {
      const isOpen = openTest(open, moment);
      return (provider) => isOpen(provider) === true;
    },
    counted: ['now'],
    countedBy: 'minute',
    description:
      'Open now, for some time yet today, or at a day and time of the week in Asia/Dubai, such as fri-2130; up to it, such as until-fri-2200; or for half an hour before it, such as before-mon-0700; a day alone is at 16:00',
    examples: ['now', 'today', 'fri-2130', 'until-fri-2200', 'before-mon-0700'],
    quick: 'now',
  },
  minPrice: {
    parameter: 'min',
    parse: parsePrice,
    passes: (price: number, context) => {
      const priceOf = priceIn(context);
      return (provider) => (priceOf(provider) ?? -Infinity) >= price;
    },
    description: 'Minimum starting price in AED, of what `washType` and `car` ask for',
    examples: [100],
  },
  maxPrice: {
    parameter: 'max',
    parse: parsePrice,
    passes: (price: number, context) => {
      const priceOf = priceIn(context);
      return (provider) => (priceOf(provider) ?? Infinity) <= price;
    },
    counted: PRICE_OPTIONS,
    countedBy: 'price',
    description:
      'Maximum starting price in AED, of what `washType` and `car` ask for; without a kind that has a price, of a full exterior wash',
    examples: [50, 100],
    quick: 50,
    select: { label: 'price', none: 'anyPrice', options: PRICE_OPTIONS },
  },
  isStaffed: {
    parameter: 'staffed',
    description: 'Only providers where somebody else washes the car: without bays that are only self-service',
    passes: () => (provider) => !isSelfService(provider),
    ...YES_OR_NO,
  },
  /** The car that a price limit and the lowest price are for; absent where neither can be asked for. */
  car: {
    parameter: 'car',
    parse: parseCarSize,
    description:
      'The size of the car that price limits and the sort order "price" are for, chosen or typed; ignored without either',
    examples: CAR_SIZES,
    select: { label: 'car', none: 'anyCar', options: CAR_SIZES },
  },
  isVerified: {
    parameter: 'verified',
    description: 'Only providers whose existence the team has confirmed',
    passes: () => (provider) => provider.isVerified,
    ...YES_OR_NO,
  },
  isEco: {
    parameter: 'eco',
    description: 'Only eco-friendly providers',
    passes: () => (provider) => provider.isEco,
    ...YES_OR_NO,
  },
  /** Kilometres around the visitor; ignored without a position. */
  radius: {
    parameter: 'radius',
    parse: parseRadius,
    passes: (kilometres: number, { distanceTo }) => {
      return (provider) => !distanceTo || isWithinRadius(distanceTo(provider), kilometres);
    },
    counted: RADIUS_OPTIONS,
    countedBy: 'position',
    isCounted: ({ distanceTo }) => distanceTo !== undefined,
    description: 'Maximum distance from the position `near` in kilometres; ignored without one',
    examples: RADIUS_OPTIONS,
  },
  /** A part of the map; providers without coordinates and area never match. */
  bounds: {
    parameter: 'in',
    parse: parseBounds,
    passes: (bounds: Bounds) => (provider) => {
      const { mapPosition } = provider.index;
      return mapPosition !== null && isWithin(bounds, mapPosition);
    },
    description: 'A part of the map: west, south, east and north in degrees',
    examples: [[55.1, 25, 55.4, 25.3]],
  },
  search: {
    parameter: 'q',
    parse: parseSearch,
    description:
      'Search text in English or Arabic: finds what the words mean as filters, and what contains them',
    examples: ['steam', 'غسيل'],
  },
} as const satisfies Record<string, FilterRow>;

/** Returns the test of a service mode; other words are compared with the text of the service location. */
function servesBy(mode: string): ProviderTest {
  if (mode === 'mobile') return (provider) => provider.servesMobile;
  if (mode === 'onsite') return (provider) => provider.servesOnsite;
  if (mode === 'drive') return (provider) => !onlyComesToYou(provider);
  const words = foldText(mode);
  return ({ index }) => index.serviceLocationText.includes(words);
}

type Filters = typeof FILTERS;
export type FilterKey = keyof Filters;
export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];
/** The same rows with one type. The compiler checks that tests accept what `parse` returns. */
const ROWS: { [K in FilterKey]: FilterRow<NonNullable<ListFilters[K]>> } = FILTERS;

/** The filters of a provider list by their names; an absent one matches everything. */
export type ListFilters = { [K in FilterKey]?: NonNullable<ReturnType<Filters[K]['parse']>> };

/** A filter that is either on or absent. */
export type BooleanFilter = {
  [K in FilterKey]-?: NonNullable<ListFilters[K]> extends true ? K : never;
}[FilterKey];

export function isBooleanFilter(key: FilterKey): key is BooleanFilter {
  return FILTERS[key].parse === parseBoolean;
}

/** A filter with a select whose options are single values. */
export type SelectFilter = {
  [K in FilterKey]: Filters[K] extends { select: unknown } ? K : never;
}[FilterKey];

export function isSelectFilter(key: FilterKey): key is SelectFilter {
  return ROWS[key].select !== undefined;
}

/** The filters of Quick Search (product rule 5.2). */
export const QUICK_SEARCH = FILTER_KEYS.filter(isSelectFilter).filter((key) => ROWS[key].isInQuickSearch);

/** The filters that every list offers as one-tap links, with their value. */
export const QUICK_FILTERS: ListFilters = Object.fromEntries(
  FILTER_KEYS.flatMap((key) => {
    const { quick } = ROWS[key];
    return quick === undefined ? [] : [[key, quick]];
  }),
);

/** Returns the row of a filter. */
export function rowOfFilter(key: FilterKey): FilterRow {
  return ROWS[key];
}

/** Returns the test of a filter's value; undefined for filters that exclude nobody by themselves. */
export function testOf(key: FilterKey, value: unknown, context: FilterContext): ProviderTest | undefined {
  return ROWS[key].passes?.(value as never, context);
}

/** Returns the filters that are set, without sort, view or page. */
export function filtersOf(filter: ListFilters): ListFilters {
  const keys = FILTER_KEYS.filter((key) => filter[key] !== undefined);
  return Object.fromEntries(keys.map((key) => [key, filter[key]]));
}

/** Formats a filter's value as a query parameter; ratings like the options of Quick Search (product rule 5.2). */
export function toParameterValue(key: FilterKey, value: NonNullable<ListFilters[FilterKey]>): string {
  if (key === 'rating') return formatRating(Number(value));
  return value === true ? '1' : String(value);
}

export function hasFilters(filter: ListFilters): boolean {
  return Object.keys(filtersOf(filter)).length > 0;
}
