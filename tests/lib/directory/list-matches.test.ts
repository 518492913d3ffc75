import { listProviders } from '@/lib/directory/list-providers';
import { listMatches } from '@/lib/directory/lists/list-matches';
import type { SearchResult } from '@/lib/directory/lists/list-request';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { FILTER_KEYS, type FilterKey, type ListFilters } from '@/lib/domain/filters';
import type { PROVIDER_SORTS, ProviderSort } from '@/lib/domain/list-options';
import type { Locale } from '@/lib/domain/locales';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { sampleDirectory } from '../../support/sample-directory';
import { type Facts, NO_MEANING, smallDirectory } from '../../support/small-directory';

/** A Wednesday, 22:30 in Dubai. */
const NIGHT = new Date('2026-11-25T18:30:00Z');
const ALWAYS = [[0, 10_080]] as const;
/** Every day from 8:00 to 20:00. */
const BY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => [day * 1440 + 480, day * 1440 + 1200] as const);

interface Request extends Partial<ProviderFilter> {
  searchResult?: SearchResult;
  locale?: Locale;
}

function list(facts: readonly Facts[], { searchResult, locale, ...filter }: Request = {}) {
  const request = { filter: { ...NO_FILTER, ...filter }, moment: NIGHT, searchResult, locale };
  return listMatches(smallDirectory(facts), request);
}

const names = (facts: readonly Facts[], request?: Request) =>
  list(facts, request)
    .providers.map(({ name }) => name)
    .join(' ');

const kindsOf = (slug: string) => [sampleDirectory().kinds.get(slug)!];

describe('filters', () => {
  // In the order of their ratings.
  const PROVIDERS: Facts[] = [
    {
      name: 'Reef',
      area: 'dubai-marina',
      rating: 4.6,
      washTypes: ['steam-cleaning', 'mobile-car-wash', '247-services'],
      servesMobile: true,
      priceFrom: 40,
      openTimes: [...ALWAYS],
      isVerified: true,
      index: { washTypeText: 'steam wash', serviceLocationText: 'mobile' },
    },
    {
      name: 'Palm',
      area: 'al-quoz',
      rating: 4.1,
      washTypes: ['eco-friendly'],
      servesOnsite: true,
      priceFrom: 90,
      prices: { small: 90, suv: 110, large: null },
      openTimes: BY_DAY,
      isEco: true,
      index: {
        washTypeOptions: ['eco-friendly', 'hand-wash'],
        washTypeText: 'hand wash',
        serviceLocationText: 'on-site',
      },
    },
    { name: 'Dune', area: 'al-nahda-sharjah', rating: 3.6, washTypes: ['steam-cleaning'], isVerified: true },
    { name: 'Oryx', kinds: kindsOf('self-service'), index: { washTypeText: 'self service' } },
  ];

  const washType = {
    'steam-cleaning': 2,
    'mobile-car-wash': 1,
    '247-services': 1,
    'eco-friendly': 1,
    'hand-wash': 1,
    'self-service': 1,
  };
  const rating = { '3.5': 3, '4': 2, '4.5': 1 };
  const serviceMode = { mobile: 1, onsite: 1, drive: 3 };
  const maxPrice = { '30': 0, '50': 1, '100': 2, '300': 2 };
  const dubaiAreas = { 'dubai-marina': 1, 'al-quoz': 1 };
  const near = { latitude: 25.08, longitude: 55.14 };

  // The options of a filter ignore its own value, and respect all others.
  // prettier-ignore
  const CASES: [filter: ListFilters & Pick<ProviderFilter, 'near'>, names: string, options: Partial<Record<FilterKey, Record<string, number>>>][] = [
    [{}, 'Reef Palm Dune Oryx', {
      emirate: { dubai: 2, sharjah: 1 }, area: {}, washType, rating, serviceMode, maxPrice,
      open: { now: 1 }, isStaffed: { true: 3 }, isVerified: { true: 2 }, isEco: { true: 1 },
    }],
    [{ emirate: 'dubai' }, 'Reef Palm', { emirate: { dubai: 2, sharjah: 1 }, area: dubaiAreas, isVerified: { true: 1 } }],
    [{ area: 'al-quoz' }, 'Palm', { area: { ...dubaiAreas, 'al-nahda-sharjah': 1 } }],
    [{ area: 'nowhere' }, '', { emirate: {} }],
    [{ washType: 'steam-cleaning' }, 'Reef Dune', { washType, emirate: { dubai: 1, sharjah: 1 } }],
    [{ washType: 'hand-wash' }, 'Palm', { emirate: { dubai: 1 } }],
    [{ washType: 'hand' }, 'Palm', { washType }],
    [{ washType: 'self-service' }, 'Oryx', { emirate: {} }],
    // A kind that no provider has, although its words stand in a text.
    [{ washType: 'steam' }, '', {}],
    [{ washType: 'oil-change' }, '', { emirate: {}, rating: { '3.5': 0, '4': 0, '4.5': 0 } }],
    [{ rating: 4 }, 'Reef Palm', { rating, isVerified: { true: 1 } }],
    [{ rating: 4.1 }, 'Reef Palm', { rating }], [{ rating: 0 }, 'Reef Palm Dune', { rating }],
    [{ serviceMode: 'mobile' }, 'Reef', { serviceMode }],
    [{ serviceMode: 'onsite' }, 'Palm', { serviceMode }],
    [{ serviceMode: 'On' }, 'Palm', { serviceMode }],
    [{ serviceMode: 'drive' }, 'Palm Dune Oryx', { serviceMode }],
    [{ maxPrice: 50 }, 'Reef', { maxPrice }], [{ minPrice: 51 }, 'Palm', { maxPrice: { '30': 0, '50': 0, '100': 1, '300': 1 } }],
    [{ car: 'suv', maxPrice: 100 }, '', { maxPrice: { '30': 0, '50': 0, '100': 0, '300': 1 } }],
    [{ car: 'suv' }, 'Reef Palm Dune Oryx', { maxPrice: { '30': 0, '50': 0, '100': 0, '300': 1 } }],
    [{ open: 'now' }, 'Reef', { open: { now: 1 }, emirate: { dubai: 1 } }],
    [{ open: 'mon-1200' }, 'Reef Palm', { open: { now: 1 }, emirate: { dubai: 2 } }],
    [{ open: 'mon-2000' }, 'Reef', {}], [{ open: 'until-mon-2000' }, 'Reef Palm', {}],
    [{ isVerified: true }, 'Reef Dune', { isVerified: { true: 2 }, isEco: { true: 0 } }],
    [{ isStaffed: true }, 'Reef Palm Dune', { isStaffed: { true: 3 }, serviceMode: { mobile: 1, onsite: 1, drive: 2 } }],
    [{ isEco: true }, 'Palm', { isEco: { true: 1 }, isVerified: { true: 0 } }],
    [{ bounds: [55.1, 25.05, 55.2, 25.12] }, 'Reef', { emirate: { dubai: 1 } }],
    [{ near, radius: 5 }, 'Reef', { emirate: { dubai: 1 }, radius: { '5': 1, '10': 1, '25': 2 } }],
    // Without a position.
    [{ radius: 5 }, 'Reef Palm Dune Oryx', {}],
    [{ search: 'without a result' }, 'Reef Palm Dune Oryx', {}],
    [{ emirate: 'dubai', isVerified: true }, 'Reef', {
      emirate: { dubai: 1, sharjah: 1 }, isVerified: { true: 1 }, area: { 'dubai-marina': 1 },
    }],
  ];
  test.each(CASES)('%j lists "%s"', (filter, listed, options) => {
    const found = list(PROVIDERS, filter);
    expect(found.providers.map(({ name }) => name).join(' ')).toBe(listed);
    expect(found.total).toBe(found.providers.length);
    // Every option that is not named here is counted as 0 or absent.
    for (const [key, counts] of Object.entries(options))
      expect([key, found.options[key as FilterKey]]).toEqual([key, counts]);
  });

  test('every filter has a case', () => {
    const tested = new Set(CASES.flatMap(([filter]) => Object.keys(filter)));
    // On failure: add a row to CASES, and what it counts to those without the filter.
    expect(FILTER_KEYS.filter((key) => !tested.has(key))).toEqual([]);
  });

  test('distances are options only with a position', () => {
    expect(list(PROVIDERS).options).not.toHaveProperty('radius');
  });

  test('the four numbers of a list are those of its providers', () => {
    expect(list(PROVIDERS)).toMatchObject({ total: 4, eco: 1, verified: 2, mobile: 1 });
    expect(list(PROVIDERS, { emirate: 'sharjah' })).toMatchObject({
      total: 1,
      eco: 0,
      verified: 1,
      mobile: 0,
    });
  });

  test('providers excluded because their hours or prices are unknown are counted', () => {
    expect(list(PROVIDERS)).toMatchObject({ hiddenWithoutHours: 0, hiddenWithoutPrice: 0 });
    expect(list(PROVIDERS, { open: 'now' })).toMatchObject({ hiddenWithoutHours: 2, hiddenWithoutPrice: 0 });
    const cheap = list(PROVIDERS, { maxPrice: 50, emirate: 'sharjah' });
    expect(cheap).toMatchObject({ total: 0, hiddenWithoutPrice: 1 });
    // Of those that state prices, one states none for an SUV.
    const suv = list(PROVIDERS, { maxPrice: 50, car: 'suv' });
    expect(suv).toMatchObject({ hiddenWithoutPrice: 2, hiddenWithOtherPrice: 1 });
  });
});

describe('orders', () => {
  // Unknown values come last, and equal ones are sorted best first.
  const PROVIDERS: Facts[] = [
    { name: 'birch', rating: 4.5, reviewCount: 10, score: 4.3, priceFrom: 90, isVerified: true },
    { name: 'Acacia', rating: 4.5, reviewCount: 20, score: 4.35, priceFrom: 40 },
    { name: 'Cedar', rating: 3, reviewCount: 20, score: 3.6, priceFrom: 40, isVerified: true, isEco: true },
    { name: 'Elm' },
    { name: 'Dune', rating: 5, score: 4.2 },
  ];
  const ORDERS: Record<(typeof PROVIDER_SORTS)[number], string> = {
    rating: 'Dune Acacia birch Cedar Elm',
    verified: 'birch Cedar Acacia Dune Elm',
    eco: 'Cedar Acacia birch Dune Elm',
    price: 'Acacia Cedar birch Dune Elm',
    reviews: 'Acacia Cedar birch Dune Elm',
    name: 'Acacia birch Cedar Dune Elm',
    best: 'Acacia birch Dune Cedar Elm',
  };
  test.each(Object.entries(ORDERS) as [ProviderSort, string][])('sorts by %s', (sort, sorted) => {
    expect(names(PROVIDERS, { sort })).toBe(sorted);
    expect(list(PROVIDERS, { sort })).toMatchObject({ order: sort, usualOrder: 'rating' });
  });

  test('equal providers come by id', () => {
    const equal = Array.from({ length: PAGE_SIZE }, (_, place) => ({ name: `Wash${place}` }));
    for (const sort of ['rating', 'best', 'price', 'verified', 'near'] as const)
      expect(names(equal, { sort })).toBe(equal.map(({ name }) => name).join(' '));
  });

  test('sorts by the price for the chosen car, and a highest price counts where no lowest is known', () => {
    const prices = (small: number | null, suv: number | null) => ({ prices: { small, suv, large: null } });
    const cars: Facts[] = [
      { name: 'Both', ...prices(20, 90), priceFrom: 20 },
      { name: 'Suv', ...prices(null, 50), priceTo: 60 },
      { name: 'None', priceFrom: 10 },
    ];
    expect(names(cars, { sort: 'price' })).toBe('None Both Suv');
    expect(names(cars, { sort: 'price', car: 'suv' })).toBe('Suv Both None');
    expect(names(cars, { sort: 'price', car: 'small' })).toBe('Both None Suv');
    const unsized: Facts[] = [{ name: 'Silent' }, { name: 'Dear', priceFrom: 70 }, ...cars];
    expect(names(unsized, { sort: 'price', car: 'suv' })).toBe('Suv Both None Dear Silent');
  });

  test('names are sorted in the alphabet of the language', () => {
    const both: Facts[] = ['Zahra', 'ورد', 'Éclat', 'أمل', 'eagle', 'Amal'].map((name) => ({ name }));
    expect(names(both, { sort: 'name' })).toBe('Amal eagle Éclat Zahra أمل ورد');
    expect(names(both, { sort: 'name', locale: 'ar' })).toBe('أمل ورد Amal eagle Éclat Zahra');
  });
});

describe('near a visitor', () => {
  const centre = sampleDirectory().areas.get('al-quoz')!;
  /** A position this far north of the centre of Al Quoz. */
  const north = (metres: number) => ({
    latitude: centre.latitude + metres / 111_195,
    longitude: centre.longitude,
  });
  const nearest = (providers: Facts[], near = north(0)) => names(providers, { sort: 'near', near });

  test('a provider with an approximate position comes after exact ones that are nearer or equally far', () => {
    const providers: Facts[] = [
      { name: 'Area', area: 'al-quoz', score: 5 },
      { name: 'Far', area: 'al-quoz', place: north(1_600) },
      { name: 'Equal', area: 'al-quoz', place: north(1_000) },
      { name: 'Near', area: 'al-quoz', place: north(200) },
      { name: 'Nowhere', score: 5 },
    ];
    expect(nearest(providers)).toBe('Near Equal Area Far Nowhere');
    expect(nearest(providers, north(4_000))).toBe('Far Equal Near Area Nowhere');
  });

  test('providers with the same approximate distance are sorted best first', () => {
    const providers: Facts[] = [
      { name: 'Fair', area: 'al-quoz', score: 3.5 },
      { name: 'Best', area: 'al-quoz', score: 4.9 },
    ];
    expect(nearest(providers, north(700))).toBe('Best Fair');
  });

  test('cards have distances with any order, and those of the directory have none', () => {
    const facts: Facts[] = [{ name: 'Exact', place: north(1_234) }, { name: 'Nowhere' }];
    const { providers } = list(facts, { near: north(0) });
    expect(providers.map(({ distance }) => distance)).toEqual([1.234, null]);
    expect(smallDirectory(facts).providers.map(({ distance }) => distance)).toEqual([null, null]);
  });

  test('a radius includes what is displayed as no farther, and its options are counted', () => {
    const facts: Facts[] = [
      { name: 'Area', area: 'al-quoz' },
      { name: 'Exact', area: 'al-quoz', place: north(100) },
      { name: 'Nowhere' },
    ];
    const near = (metres: number, radius?: number) => {
      const found = list(facts, { near: north(metres), radius });
      return [found.providers.map(({ name }) => name).join(' '), ...Object.values(found.options.radius!)];
    };
    expect(near(5_100)).toEqual(['Area Exact Nowhere', 2, 2, 2]);
    expect(near(5_110, 5)).toEqual(['Area', 1, 2, 2]);
    expect(near(5_510, 5)).toEqual(['', 0, 2, 2]);
    expect(near(24_000, 10)).toEqual(['', 0, 0, 2]);
  });
});

describe('pages', () => {
  const many = Array.from({ length: LAST_PAGE * PAGE_SIZE + 1 }, (_, place) => ({ name: `Wash ${place}` }));
  const page = (number: number, length = many.length) => {
    const found = list(many.slice(0, length), { page: number });
    return [found.page, found.providers.at(0)?.id, found.providers.length];
  };

  test.each([
    [0, 1, 1, 24],
    [1, 1, 1, 24],
    [2, 2, 25, 24],
    [LAST_PAGE, LAST_PAGE, 937, 24],
    // A long list ends at the last page that is linked to.
    [LAST_PAGE + 1, LAST_PAGE, 937, 24],
  ])('page %i is page %i, from provider %i', (number, ...expected) => {
    expect(page(number)).toEqual(expected);
  });

  test('a page beyond the last is the last', () => {
    expect(page(9, 30)).toEqual([2, 25, 6]);
    expect(page(9, 48)).toEqual([2, 25, 24]);
    expect(page(9, 0)).toEqual([1, undefined, 0]);
  });
});

describe('what a search found', () => {
  const PROVIDERS: Facts[] = [
    { name: 'Letters', rating: 5 },
    { name: 'Fits', rating: 4 },
    { name: 'Steam', rating: 3 },
    { name: 'Other', rating: 5 },
  ];
  const found = { name: 'steam', ids: new Set([1, 2, 3]), fittingIds: new Set([2, 3]) };
  const query = (parsed: Partial<ParsedQuery>): ParsedQuery => ({ ...NO_MEANING, ...parsed });

  test('narrows the list and its counts', () => {
    expect(names(PROVIDERS, { searchResult: { name: '', ids: new Set([2]) } })).toBe('Fits');
    expect(list(PROVIDERS, { searchResult: found }).options.rating).toEqual({ '3.5': 2, '4': 2, '4.5': 1 });
    expect(names(PROVIDERS, { searchResult: { name: '', ids: new Set() } })).toBe('');
  });

  test('comes first by name, then by meaning, unless an order was chosen', () => {
    expect(names(PROVIDERS, { searchResult: found })).toBe('Steam Fits Letters');
    expect(names(PROVIDERS, { searchResult: found, sort: 'best' })).toBe('Letters Fits Steam');
    expect(names(PROVIDERS, { searchResult: { ...found, fittingIds: undefined } })).toBe(
      'Steam Letters Fits',
    );
  });

  test('is sorted as its words say, unless an order was chosen', () => {
    const priced: Facts[] = [
      { name: 'Dear', priceFrom: 90, rating: 5 },
      { name: 'Cheap', priceFrom: 10 },
    ];
    const cheapest = { name: '', parsedQuery: query({ sort: 'price' }) };
    expect(names(priced, { searchResult: cheapest })).toBe('Cheap Dear');
    expect(names(priced, { searchResult: cheapest, sort: 'best' })).toBe('Dear Cheap');
    expect(list(priced, { searchResult: cheapest }).parsedQuery).toBe(cheapest.parsedQuery);
    const dearest = { name: '', parsedQuery: query({ sort: 'price-desc' }) };
    expect(names([{ name: 'Unknown' }, ...priced], { searchResult: dearest })).toBe('Dear Cheap Unknown');
  });

  test('says which order it has, and which it would have if none was chosen', () => {
    const near = { latitude: 25.08, longitude: 55.14 };
    const nearArea = query({ nearAreas: ['al-quoz'] });
    const cheapestNear = query({ nearAreas: ['al-quoz'], sort: 'price' });
    const ofWords = { name: '', parsedQuery: NO_MEANING, ids: found.ids };
    const ordersOf = (request: Request) => {
      const { order, usualOrder } = list(PROVIDERS, request);
      return `${order}, ${usualOrder}`;
    };
    expect(ordersOf({ near, sort: 'near' })).toBe('near, rating');
    expect(ordersOf({ sort: 'near' })).toBe('rating, rating');
    expect(ordersOf({ searchResult: { name: '', parsedQuery: query({ sort: 'price' }) } })).toBe(
      'price, price',
    );
    expect(ordersOf({ searchResult: { name: '', parsedQuery: nearArea } })).toBe('near, near');
    expect(ordersOf({ searchResult: { name: '', parsedQuery: cheapestNear } })).toBe('price, price');
    expect(ordersOf({ searchResult: { name: '', parsedQuery: cheapestNear }, sort: 'near' })).toBe(
      'near, price',
    );
    expect(ordersOf({ searchResult: { name: '', parsedQuery: cheapestNear }, sort: 'rating' })).toBe(
      'rating, price',
    );
    // Words that rank providers are an order, unless the best rated are the first anyway.
    expect(ordersOf({ searchResult: found })).toBe('relevance, relevance');
    expect(ordersOf({ searchResult: found, sort: 'rating' })).toBe('rating, relevance');
    expect(ordersOf({ searchResult: ofWords })).toBe('rating, rating');
  });

  test('near an area is sorted from its centre, or from the visitor', () => {
    const facts: Facts[] = ['dubai-marina', 'al-quoz'].map((area) => ({ name: area, area }));
    const nearArea = { name: '', parsedQuery: query({ nearAreas: ['al-quoz'] }) };
    expect(names(facts, { searchResult: nearArea })).toBe('al-quoz dubai-marina');
    expect(list(facts, { searchResult: nearArea }).providers[0]!.distance).toBe(0);
    const near = { latitude: 25.08, longitude: 55.14 };
    expect(names(facts, { searchResult: nearArea, near })).toBe('dubai-marina al-quoz');
    // Another order keeps the distances.
    const [first] = list(facts, { searchResult: nearArea, sort: 'name' }).providers;
    expect(first).toMatchObject({ name: 'al-quoz', distance: 0 });
  });

  test('typed words say more recently than a choice which car it is', () => {
    const facts: Facts[] = [{ name: 'Noor', prices: { small: 20, suv: 60, large: null } }];
    const suv = { name: '', parsedQuery: query({ filters: { car: 'suv' } }) };
    expect(names(facts, { maxPrice: 50, car: 'small' })).toBe('Noor');
    expect(names(facts, { maxPrice: 50, car: 'small', searchResult: suv })).toBe('');
  });

  test('a provider that is temporarily closed today is listed, but not as open', () => {
    const open = { openTimes: [...ALWAYS] };
    const facts: Facts[] = [
      { name: 'Open', ...open },
      { name: 'Works', closedUntil: '2026-11-25', ...open },
      { name: 'Notice', closedFrom: '2026-11-25', ...open },
      { name: 'Over', closedUntil: '2026-11-24', ...open },
      { name: 'Soon', closedFrom: '2026-11-26', ...open },
    ];
    expect(list(facts)).toMatchObject({ total: 5, options: { open: { now: 3 } } });
    expect(names(facts, { open: 'now' })).toBe('Open Over Soon');
    expect(names(facts, { open: 'mon-1200' })).toBe('Open Over Soon');
    // It is known that it is not open, although its hours are not.
    const unknown: Facts[] = [{ name: 'Unknown' }, { name: 'Closed', closedFrom: '2026-11-01' }];
    expect(list(unknown, { open: 'now' })).toMatchObject({ total: 0, hiddenWithoutHours: 1 });
  });

  test('a typed limit counts the providers that it hides, as a chosen one does', () => {
    const facts: Facts[] = [
      { name: 'Known', priceFrom: 40, openTimes: [...ALWAYS] },
      { name: 'Unknown' },
      { name: 'Other' },
    ];
    const limit = (filters: ListFilters) => ({
      name: '',
      parsedQuery: query({ filters, conditions: [{ anyOf: [filters], not: false, without: '' }] }),
      ids: new Set([1]),
    });
    const under50 = limit({ maxPrice: 50 });
    expect(list(facts, { searchResult: under50 })).toMatchObject({
      hiddenWithoutPrice: 2,
      hiddenWithoutHours: 0,
    });
    const open = limit({ open: 'now' });
    expect(list(facts, { searchResult: open })).toMatchObject({
      hiddenWithoutHours: 2,
      hiddenWithoutPrice: 0,
    });
    // What was chosen beside it narrows them as well.
    expect(list(facts, { searchResult: under50, isVerified: true })).toMatchObject({ hiddenWithoutPrice: 0 });
  });
});

test('a typed time near a place hides only those as near as the list goes', () => {
  const of = (search: string) =>
    listProviders(sampleDirectory(), { ...NO_FILTER, search }, new Date('2026-11-25T11:00:00Z'));
  const near = of('near mirdif open friday 11pm');
  const everywhere = of('open friday 11pm');
  expect(near.hiddenWithoutHours).toBeLessThan(everywhere.hiddenWithoutHours);
  expect(near.total + near.hiddenWithoutHours + near.hiddenInDoubt).toBeLessThanOrEqual(
    of('near mirdif').total,
  );
});
