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

/** Every value that the site offers, and none. */
function anyOf<T>(values: readonly T[]): (T | undefined)[] {
  return [undefined, ...values];
}

function servicesRoutes(): Route[] {
  const washTypes = new Set<string>([...WASH_TYPES, ...WASH_TYPE_OPTIONS]);
  return anyOf(EMIRATES).flatMap((emirate) =>
    anyOf([...washTypes]).flatMap((washType) =>
      anyOf(RATING_OPTIONS).flatMap((rating) =>
        anyOf(SERVICE_MODES).flatMap((serviceMode) =>
          PAGES.map((page) => ({
            page: 'services' as const,
            filter: { ...NO_FILTER, emirate, washType, rating, serviceMode, page },
          })),
        ),
      ),
    ),
  );
}

function blogRoutes(): Route[] {
  return anyOf(POST_CATEGORIES).flatMap((category) =>
    PAGES.map((page) => ({ page: 'blog' as const, filter: { category, page } })),
  );
}

function landingRoutes(): Route[] {
  return Object.values(LISTS)
    .flatMap((definition): Route[] => ('instances' in definition ? definition.instances() : []))
    .flatMap((route) => PAGES.map((pageNumber) => ({ ...route, pageNumber })));
}

test('can cache fewer than 2,000 list pages', () => {
  const cached = [...servicesRoutes(), ...blogRoutes(), ...landingRoutes()].filter(
    (route) => !isUncachedList(route),
  );
  const files = new Set(cached.map((route) => renderedAt(route) ?? pathnameOf(route))).size * LOCALES.length;
  // Each is a file that Next.js never removes. Raise the number if you add options.
  expect(files).toBeGreaterThan(1_000);
  expect(files).toBeLessThan(2_000);
});

test('renders the claim form at a separate path', () => {
  expect(renderedAt({ page: 'updateListing', provider: 8 })).toBe('/update-listing/claims/8');
  expect(renderedAt({ page: 'updateListing' })).toBeUndefined();
});
