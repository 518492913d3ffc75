import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER } from '@/lib/domain/filter';
import { RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import { LAST_CACHED_PAGE } from '@/lib/domain/paging';
import { POST_CATEGORIES } from '@/lib/domain/post';
import { WASH_TYPE_OPTIONS, WASH_TYPES } from '@/lib/domain/wash-types';
import { LOCALES } from '@/lib/i18n/locales';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathnameOf, pathOf } from '@/lib/routing/path-of';
import { parseQuerySegment, renderedAt } from '@/lib/routing/rewrites';
import type { Route } from '@/lib/routing/route';
import { definitionOf, isCachedPage, renderingOf, ROUTE_NAMES, ROUTES } from '@/lib/routing/route-table';
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
  const cached = [...SERVICES, ...BLOG, ...LANDING_PAGES].filter(isCachedPage);
  const files = new Set(cached.map((route) => renderedAt(route) ?? pathnameOf(route))).size * LOCALES.length;
  // Each is a file that Next.js never removes. Raise the number if you add options.
  expect(files).toBeGreaterThan(1_000);
  expect(files).toBeLessThan(2_000);
});

test('the path of a cached list contains its query', () => {
  const lists = [...SERVICES, ...BLOG, ...LANDING_PAGES].filter(
    (route) => definitionOf(route).hasCachedQueries && isCachedPage(route),
  );
  expect(lists.length).toBeGreaterThan(500);
  for (const route of lists) {
    const path = renderedAt(route)!;
    const query = parseQuerySegment(path.slice(path.lastIndexOf('/') + 1));
    expect(pathOf({ ...route, ...definitionOf(route).query!.parse(query) } as Route)).toBe(pathOf(route));
  }
});

test('prerenders exactly the pages that the table lists', () => {
  const instances = ROUTE_NAMES.flatMap((name): Route[] => ROUTES[name].instances?.() ?? []);
  expect(instances.length).toBeGreaterThan(70);
  expect(instances.filter((route) => renderingOf(route) !== 'prerendered')).toEqual([]);
  const others = [...SERVICES, ...BLOG, ...LANDING_PAGES].filter((route) => pathOf(route).includes('?'));
  expect(others.filter((route) => renderingOf(route) === 'prerendered')).toEqual([]);
});

// prettier-ignore
test.each([
  ['/services?near=25.2,55.3', 'private'], ['/services?in=55,25,55.5,25.4', 'private'], ['/services?q=steam', 'dynamic'],
  ['/compare?ids=1,2', 'private'], ['/update-listing?provider=8', 'private'], ['/report?provider=1', 'private'],
  ['/areas/al-quoz?page=2', 'dynamic'], ['/service/8', 'cached'], ['/blog/a', 'cached'], ['/blog/feed.xml', 'endpoint'],
])('%s is %s', (address, rendering) => {
  const { pathname, searchParams } = new URL(address, 'https://x');
  const match = parseRoute(pathname, searchParams);
  expect('route' in match && renderingOf(match.route)).toBe(rendering);
});
