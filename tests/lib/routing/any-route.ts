import fc from 'fast-check';
import { DISTRICTS, parseDistrict } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter, withoutIdle } from '@/lib/domain/filter';
import { FILTER_KEYS, type FilterKey, FILTERS, filtersOf } from '@/lib/domain/filters';
import { LIST_VIEWS, PROVIDER_SORTS } from '@/lib/domain/list-options';
import { LOCALES } from '@/lib/domain/locales';
import { POST_CATEGORIES, type PostFilter } from '@/lib/domain/post';
import { REPORT_REASONS } from '@/lib/domain/report';
import { LAST_REVIEWS_PAGE, type ReviewFilter, STARS } from '@/lib/domain/review';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import type { Route } from '@/lib/routing/route';
import { ROUTES } from '@/lib/routing/route-table';

const search = fc.stringMatching(/^[a-z0-9%_*\\'"(),&=#?+ب]{1,40}$/);
const laterPage = fc.integer({ min: 2, max: 1_000_000 });
const page = fc.integer({ min: 1, max: 1_000_000 });
const provider = fc.integer({ min: 1, max: 2_147_483_647 });
const washType = fc.constantFrom(...WASH_TYPES);
const emirate = fc.constantFrom(...EMIRATES);

/** An arbitrary value of each filter: one of its examples, or of those that take any number or text. */
const filterValues = {
  ...Object.fromEntries(FILTER_KEYS.map((key) => [key, fc.constantFrom<unknown>(...FILTERS[key].examples)])),
  rating: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
  maxPrice: fc.integer({ min: 1, max: 99_999 }),
  search,
};

/** An arbitrary filter in canonical form; the compiler reports missing fields. */
export const anyFilter = fc
  .record(
    {
      ...filterValues,
      near: fc.constant({ latitude: 25.125, longitude: 55.225 }),
      sort: fc.constantFrom(...PROVIDER_SORTS),
      view: fc.constantFrom(...LIST_VIEWS),
      page,
    } satisfies { [K in Exclude<keyof ProviderFilter, FilterKey>]-?: fc.Arbitrary<ProviderFilter[K]> },
    { requiredKeys: ['sort', 'view', 'page'] },
  )
  .map((record) => canonical(record as ProviderFilter));

/** Without what depends on something absent: a radius needs a position, a car a price. */
function canonical(filter: ProviderFilter): ProviderFilter {
  return withoutIdle(filter.near ? filter : { ...filter, radius: undefined });
}

const postFilter = fc
  .record({ search, category: fc.constantFrom(...POST_CATEGORIES), page }, { requiredKeys: ['page'] })
  .map((record) => record as PostFilter);

const reviewFilter = fc
  .record(
    {
      stars: fc.constantFrom(...STARS),
      language: fc.constantFrom(...LOCALES),
      page: fc.integer({ min: 1, max: LAST_REVIEWS_PAGE }),
    },
    { requiredKeys: ['page'] },
  )
  .map((record) => record as ReviewFilter);

/** Characters of a slug, including encoded ones, but without those that end a path in a URL. */
const slug = fc
  .stringMatching(/^[a-z0-9%&+'غ .-]{1,60}$/)
  .filter((text) => !['.', '..', 'feed.xml'].includes(text));

/** Slugs of areas other than the six districts. */
const area = fc
  .stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/)
  .filter((text) => parseDistrict(text) === undefined && text.length <= 60);

/** Routes of a page with some of these parameters. */
function routes<P extends Route['name']>(
  name: P,
  parameters: Record<string, fc.Arbitrary<unknown>>,
  ...optional: string[]
): fc.Arbitrary<Route> {
  const requiredKeys = ['name', ...Object.keys(parameters).filter((key) => !optional.includes(key))];
  return fc
    .record({ name: fc.constant(name), ...parameters }, { requiredKeys: requiredKeys as ['name'] })
    .map((route) => route as unknown as Route);
}

const ids = fc.uniqueArray(provider, { maxLength: 4 }).map((some) => some.sort((a, b) => a - b));
const district = fc.constantFrom(...DISTRICTS);
const listFilters = anyFilter.map((filter) => ({
  ...NO_FILTER,
  ...filtersOf(canonical({ ...NO_FILTER, ...filtersOf(filter) })),
}));

const withParameters = fc.oneof(
  routes('services', { filter: anyFilter }),
  routes('providersJson', { filter: anyFilter }),
  routes('providerPins', { filter: listFilters }),
  routes('blog', { filter: postFilter }),
  routes('emirate', { emirate }),
  routes('district', { district }),
  routes('area', { area, page: laterPage }, 'page'),
  routes('washType', { washType, page: laterPage }, 'page'),
  routes('washTypeEmirates', { washType }),
  routes('washTypeInEmirate', { washType, emirate, page: laterPage }),
  routes('provider', { id: provider }),
  routes('post', { slug }),
  routes('compare', { ids }),
  routes('updateListing', { provider }),
  routes('reviews', { id: provider, filter: reviewFilter }),
  routes('writeReview', { id: provider }),
  routes(
    'report',
    { provider, review: provider, wrong: fc.constantFrom(...REPORT_REASONS) },
    'provider',
    'wrong',
    'review',
  ),
);

const withoutParameters: fc.Arbitrary<Route> = fc.constantFrom(
  ...Object.values(ROUTES)
    .map(({ example }): Route => example)
    .filter((route) => Object.keys(route).length === 1),
);

/** An arbitrary route in canonical form that does not redirect. */
export const anyRoute: fc.Arbitrary<Route> = fc.oneof(withParameters, withoutParameters);
