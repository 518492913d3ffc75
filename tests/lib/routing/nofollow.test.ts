import fc from 'fast-check';
import { isForVisitorsOnly, relOf } from '@/lib/routing/nofollow';
import { pathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';
import { definitionOf } from '@/lib/routing/route-table';
import { canonicalOf, isIndexable } from '@/lib/seo/canonical';
import { anyRoute } from './any-route';

/** The first page of the same list. */
function firstPageOf(route: Route): Route {
  if ('filter' in route) return { ...route, filter: { ...route.filter, page: 1 } } as Route;
  return 'page' in route ? ({ ...route, page: undefined } as Route) : route;
}

/** All but the form that every provider has. */
const anyPage = anyRoute.filter((route) => !definitionOf(route).isEndpoint && route.name !== 'writeReview');

test('lets crawlers follow links to indexable pages and their later pages only', () => {
  fc.assert(
    fc.property(anyPage, (route) => {
      const first = firstPageOf(route);
      const isItself = pathOf(canonicalOf(first)) === pathOf(first);
      const mayHave = isItself && (isIndexable(first) || !definitionOf(first).isIndexable);
      expect(isForVisitorsOnly(pathOf(route))).toBe(!mayHave);
    }),
  );
});

// prettier-ignore
test.each([
  ['/services', undefined], ['/ar/services?page=12', undefined], ['/?page=2#faq', undefined],
  ['/services?emirate=dubai', 'nofollow'], ['/services?emirate=dubai&page=2', 'nofollow'],
  ['/ar/services?view=list', 'nofollow'], ['/services?page=2&sort=price', 'nofollow'],
  ['/blog?category=tips', 'nofollow'], ['/car-wash-apps/book?app=qatra', 'nofollow'],
  ['/compare?ids=8,73', 'nofollow'], ['/ar/service/8/reviews/new', 'nofollow'], ['/service/8/reviews', undefined],
])('returns the rel of %s', (href, rel) => {
  expect(relOf(href)).toBe(rel);
});

test('keeps an existing rel', () => {
  expect(relOf('/services?page=2', 'next')).toBe('next');
  expect(relOf('/services?q=steam&page=2', 'next')).toBe('next nofollow');
  expect(relOf('/services?view=map', 'noopener nofollow')).toBe('noopener nofollow');
  expect(relOf('/services', 'nofollow')).toBe('nofollow');
});
