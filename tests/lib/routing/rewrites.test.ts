import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER } from '@/lib/domain/filter';
import { RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import { LAST_CACHED_PAGE } from '@/lib/domain/paging';
import { POST_CATEGORIES } from '@/lib/domain/post';
import { WASH_TYPE_OPTIONS, WASH_TYPES } from '@/lib/domain/wash-types';
import { LOCALES } from '@/lib/i18n/locales';
import { pathnameOf } from '@/lib/routing/path-of';
import { isUncachedList, renderedAt } from '@/lib/routing/rewrites';
import type { Route } from '@/lib/routing/route';
import { LISTS } from '@/lib/routing/table/lists';

const PAGES = Array.from({ length: LAST_CACHED_PAGE + 2 }, (_, index) => index + 1);

/** Every combination of values. */
function combinations<T extends object>(values: { [K in keyof T]: readonly T[K][] }): T[] {
  return Object.entries<readonly unknown[]>(values).reduce<object[]>(
    (all, [name, options]) => all.flatMap((one) => options.map((option) => ({ ...one, [name]: option }))),
    [{}],
  ) as T[];
}

const SERVICES = combinations({
  emirate: [undefined, ...EMIRATES],
  washType: [undefined, ...new Set<string>([...WASH_TYPES, ...WASH_TYPE_OPTIONS])],
  rating: [undefined, ...RATING_OPTIONS],
  serviceMode: [undefined, ...SERVICE_MODES],
  page: PAGES,
}).map((filter): Route => ({ name: 'services', filter: { ...NO_FILTER, ...filter } }));

const BLOG = combinations({ category: [undefined, ...POST_CATEGORIES], page: PAGES }).map(
  (filter): Route => ({ name: 'blog', filter }),
);

const LANDING_PAGES = Object.values(LISTS)
  .flatMap((definition): Route[] => ('instances' in definition ? definition.instances() : []))
  .flatMap((route) => PAGES.map((page) => ({ ...route, page })));

test('can cache fewer than 2,000 list pages', () => {
  const cached = [...SERVICES, ...BLOG, ...LANDING_PAGES].filter((route) => !isUncachedList(route));
  const files = new Set(cached.map((route) => renderedAt(route) ?? pathnameOf(route))).size * LOCALES.length;
  // Each is a file that Next.js never removes. Raise the number if you add options.
  expect(files).toBeGreaterThan(1_000);
  expect(files).toBeLessThan(2_000);
});

test('renders the claim form at a separate path', () => {
  expect(renderedAt({ name: 'updateListing', provider: 8 })).toBe('/update-listing/claims/8');
  expect(renderedAt({ name: 'updateListing' })).toBeUndefined();
});
