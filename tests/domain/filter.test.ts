import fc from 'fast-check';
import {
  FILTER_PARAMETERS,
  filterToQuery,
  NO_FILTER,
  parseFilter,
  type ProviderFilter,
} from '@/lib/domain/filter';
import { isChosen } from '@/lib/domain/filter-parameters';
import {
  FILTER_KEYS,
  type FilterRow,
  FILTERS,
  hasFilters,
  QUICK_FILTERS,
  toParameterValue,
} from '@/lib/domain/filters';
import { anyFilter } from '../lib/routing/any-route';
import { ruleOfFilters } from '../support/product-rules';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

// prettier-ignore
test.each<[string, Partial<ProviderFilter>]>([
  ['emirate=dubai', { emirate: 'dubai' }], ['emirate=DUBAI', { emirate: 'dubai' }],
  ['emirate=Abu+Dhabi', { emirate: 'abu-dhabi' }], ['emirate=RAK', { emirate: 'ras-al-khaimah' }],
  ['washType=Steam+Cleaning', { washType: 'steam-cleaning' }], ['washType=Waterless', { washType: 'waterless-wash' }],
  ['washType=Mobile', { washType: 'mobile-car-wash' }], ['washType=24%2F7', { washType: '247-services' }],
  ['washType=Hand_Wash', { washType: 'hand-wash' }], ['rating=4.5', { rating: 4.5 }],
  ['rating=4.0%2B+Stars', { rating: 4 }], ['rating=4.2', { rating: 4.2 }],
  ['serviceType=Mobile', { serviceMode: 'mobile' }], ['serviceType=Onsite+Only', { serviceMode: 'onsite' }],
  ['serviceType=on-site', { serviceMode: 'onsite' }], ['serviceType=At+Home', { serviceMode: 'at home' }],
  ['rating=0', { rating: 0 }], ['rating=6', { rating: 6 }], ['rating=4.256', { rating: 4.26 }],
  ['q=+steam++marina+', { search: 'steam marina' }], ['sort=PRICE', { sort: 'price' }],
  ['view=list', { view: 'list' }], ['page=3', { page: 3 }], ['view=map', { view: 'map' }],
  ['in=55.1,25,55.4,25.3', { bounds: [55.1, 25, 55.4, 25.3] }],
  ['near=25.1,55.2&radius=10+km', { near: { latitude: 25.1, longitude: 55.2 }, radius: 10 }],
  ['near=25.1,55.2&radius=0', { near: { latitude: 25.1, longitude: 55.2 } }], ['near=25.1,55.2&radius=101', { near: { latitude: 25.1, longitude: 55.2 } }],
  ['near=25.1,55.2&sort=near', { near: { latitude: 25.1, longitude: 55.2 }, sort: 'near' }],
  ['open=now', { open: 'now' }], ['open=Fri-21:30', { open: 'fri-2130' }],
  // The fields of a form without script.
  ['open=fri&at=2130', { open: 'fri-2130' }], ['open=now&at=2130', { open: 'now' }],
  // An amount as people type it, and one that is no price beside a chosen step.
  ['max=50&amount=37', { maxPrice: 37 }], ['max=&amount=AED+37', { maxPrice: 37 }], ['amount=1,000', { maxPrice: 1000 }],
  ['amount=45.5', { maxPrice: 45 }], ['amount=٣٧+درهم', { maxPrice: 37 }], ['max=50&amount=abc', { maxPrice: 50 }],
  ['max=50&amount=0', { maxPrice: 50 }], ['max=50&amount=1234567', { maxPrice: 50 }],
  // A day without a valid time.
  ['open=fri&at=9999', { open: 'fri-1600' }], ['open=Friday', { open: 'fri-1600' }],
  ['emirate=dubai&emirate=ajman', { emirate: 'dubai' }],
  // Words may ask for a price in any way.
  ['max=50&car=suv', { maxPrice: 50, car: 'suv' }], ['sort=price&car=suv', { sort: 'price', car: 'suv' }],
  ['q=under+fifty&car=suv', { search: 'under fifty', car: 'suv' }], ['q=cheapest&car=large', { search: 'cheapest', car: 'large' }],
  ['emirate=dubai&car=suv', { emirate: 'dubai' }],
  // Words may ask for another order, or say what is near.
  ['q=cheapest&sort=rating', { search: 'cheapest', sort: 'rating' }], ['q=near+jbr&sort=near', { search: 'near jbr', sort: 'near' }],
])('parses %s', (query, expected) => {
  expect(parse(query)).toEqual({ ...NO_FILTER, ...expected });
});

// prettier-ignore
test.each([
  '', 'emirate=&washType=&rating=&serviceType=',
  'emirate=all-emirates&washType=all-types&rating=any-rating&serviceType=both-services', 'emirate=ALL-EMIRATES',
  'emirate=All+emirates&washType=All+Types&rating=Any+Rating&serviceType=Both',
  'washType=كل الأنواع&serviceType=الكل', 'emirate=atlantis', 'rating=abc', 'rating=-4', 'page=-3', 'page=0',
  'page=1e9', 'page=99999999999', 'sort=sideways', 'view=globe',
  // Without a position.
  'open=&at=2130', 'open=fri-2560', 'open=fri-2560&at=2130', 'open=someday&at=2130', 'at=2130',
  'sort=near', 'sort=rating', 'sort=price-desc', 'sort=relevance', 'radius=5', 'near=here&radius=5', 'in=-180,-90,180,90', 'near=here', 'q=%00%0A+',
  'max=-5', 'max[]=50', 'verified=maybe', 'area=%00', 'open=%ff', 'serviceType=', 'view=cube',
])('ignores %s', (query) => {
  expect(parse(query)).toEqual(NO_FILTER);
});

test.each(['', 'all-emirates', 'ALL-TYPES', 'any-rating', 'both-services'])(
  'the quick search leaves %j out of the link',
  (value) => expect(isChosen(value)).toBe(false),
);

test('truncates a search to four hundred characters and removes control characters', () => {
  expect(parse(`q=${'a'.repeat(10_000)}`).search).toBe('a'.repeat(400));
  expect(parse('q=a%00b%0Ac').search).toBe('a b c');
});

test.each(FILTER_KEYS)('%s parses every value that it offers back unchanged', (key) => {
  const { parse, examples, select }: FilterRow = FILTERS[key];
  const offered = [...examples, ...(select?.options ?? [])] as (string | number | true)[];
  for (const value of [...offered, QUICK_FILTERS[key] ?? offered[0]!])
    expect(parse(toParameterValue(key, value))).toEqual(value);
});

test('parses every serialized filter back unchanged', () => {
  fc.assert(fc.property(anyFilter, (filter) => expect(parseFilter(filterToQuery(filter))).toEqual(filter)));
});

// prettier-ignore
test.each([['4.5', '4.5'], ['4', '4.0'], ['4.0+ Stars', '4.0'], ['3.5', '3.5'], ['4.25', '4.25'], ['0', '0.0']])(
  'links write rating %s as %s',
  (typed, written) => expect(filterToQuery(parse(`rating=${typed.replaceAll('+', '%2B')}`)).get('rating')).toBe(written),
);

test('links have the parameters of product rule 5.9 in its order', () => {
  // On failure: name a new parameter in product rule 5.9.
  expect(FILTER_PARAMETERS).toEqual(ruleOfFilters());
});

test('serializes only non-default values, in a stable order', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const names = [...filterToQuery(filter).keys()];
      expect(names).toEqual(FILTER_PARAMETERS.filter((name) => names.includes(name)));
    }),
  );
  expect(filterToQuery(NO_FILTER).toString()).toBe('');
});

test('accepts any query without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...FILTER_PARAMETERS), fc.string()), (values) => {
      const filter = parseFilter(new URLSearchParams(values));
      expect(parseFilter(filterToQuery(filter))).toEqual(filter);
    }),
  );
});

test('does not count sort, view and page as filters', () => {
  expect(hasFilters(parse('sort=price&view=list&page=2'))).toBe(false);
  expect(hasFilters(parse('rating=4'))).toBe(true);
});
