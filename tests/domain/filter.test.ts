import fc from 'fast-check';
import { EMIRATES } from '@/lib/domain/emirates';
import {
  EVERYTHING,
  filterToQuery,
  isNarrowed,
  isOffered,
  LIST_VIEWS,
  parseFilter,
  PROVIDER_SORTS,
  type ProviderFilter,
  SERVICE_MODES,
} from '@/lib/domain/filter';
import { FILTER_PARAMETERS } from '@/lib/domain/filter-parameters';
import { WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

test.each<[string, Partial<ProviderFilter>]>([
  ['emirate=dubai', { emirate: 'dubai' }],
  ['emirate=DUBAI', { emirate: 'dubai' }],
  ['emirate=Abu+Dhabi', { emirate: 'abu-dhabi' }],
  ['emirate=RAK', { emirate: 'ras-al-khaimah' }],
  ['washType=Steam+Cleaning', { washType: 'steam-cleaning' }],
  ['washType=Waterless', { washType: 'waterless-wash' }],
  ['washType=Mobile', { washType: 'mobile-car-wash' }],
  ['washType=24%2F7', { washType: '247-services' }],
  ['washType=Hand_Wash', { washType: 'hand-wash' }],
  ['rating=4.5', { rating: 4.5 }],
  ['rating=4.0%2B+Stars', { rating: 4 }],
  ['rating=4.2', { rating: 4.2 }],
  ['serviceType=Mobile', { mode: 'mobile' }],
  ['serviceType=Onsite+Only', { mode: 'onsite' }],
  ['serviceType=on-site', { mode: 'onsite' }],
  ['q=+steam++marina+', { search: 'steam marina' }],
  ['sort=PRICE', { order: 'price' }],
  ['view=list', { view: 'list' }],
  ['page=3', { page: 3 }],
  ['emirate=dubai&emirate=ajman', { emirate: 'dubai' }],
])('%s is understood', (query, expected) => {
  expect(parse(query)).toEqual({ ...EVERYTHING, ...expected });
});

test.each([
  '',
  'emirate=&washType=&rating=&serviceType=',
  'emirate=all-emirates&washType=all-types&rating=any-rating&serviceType=both-services',
  'emirate=ALL-EMIRATES',
  'emirate=atlantis',
  'rating=abc',
  'rating=0',
  'rating=9',
  'rating=-4',
  'page=-3',
  'page=0',
  'page=1e9',
  'page=99999999999',
  'sort=sideways',
  'view=globe',
  'serviceType=submarine',
  'q=%00%0A+',
])('%s filters nothing', (query) => {
  expect(parse(query)).toEqual(EVERYTHING);
});

test('a search is cut at a hundred characters and keeps no control characters', () => {
  expect(parse(`q=${'a'.repeat(10_000)}`).search).toBe('a'.repeat(100));
  expect(parse('q=a%00b%0Ac').search).toBe('a b c');
});

const canonicalFilter: fc.Arbitrary<ProviderFilter> = fc
  .record(
    {
      emirate: fc.constantFrom(...EMIRATES),
      washType: fc.constantFrom(...WASH_TYPE_OPTIONS, 'ceramic-coating'),
      rating: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
      mode: fc.constantFrom(...SERVICE_MODES),
      search: fc.stringMatching(/^[a-z0-9%_*\\'"(),]{1,40}$/),
      order: fc.constantFrom(...PROVIDER_SORTS),
      view: fc.constantFrom(...LIST_VIEWS),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    },
    { requiredKeys: ['order', 'view', 'page'] },
  )
  .map((filter) => filter as ProviderFilter);

test('reading is the inverse of writing', () => {
  fc.assert(
    fc.property(canonicalFilter, (filter) => expect(parseFilter(filterToQuery(filter))).toEqual(filter)),
  );
});

test('parameters are written in one order, and only those that were chosen', () => {
  fc.assert(
    fc.property(canonicalFilter, (filter) => {
      const names = [...filterToQuery(filter).keys()];
      expect(names).toEqual(FILTER_PARAMETERS.filter((name) => names.includes(name)));
    }),
  );
  expect(filterToQuery(EVERYTHING).toString()).toBe('');
});

test('no query whatever is an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...FILTER_PARAMETERS), fc.string()), (values) => {
      const filter = parseFilter(new URLSearchParams(values));
      expect(parseFilter(filterToQuery(filter))).toEqual(filter);
    }),
  );
});

test('only offered options are kept; free text and other values are not', () => {
  expect(isOffered(parse('emirate=dubai&washType=hand-wash&rating=4.5&serviceType=mobile'))).toBe(true);
  expect(isOffered(parse('washType=247-services'))).toBe(true);
  for (const query of ['q=a', 'washType=ceramic', 'rating=4.2']) expect(isOffered(parse(query))).toBe(false);
});

test('order, view and page narrow nothing', () => {
  expect(isNarrowed(parse('sort=price&view=list&page=2'))).toBe(false);
  expect(isNarrowed(parse('rating=4'))).toBe(true);
});
