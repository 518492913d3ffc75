import { localizedPathOf, pathOf } from '@/lib/routing/path-of';
import { servicesRoute } from '@/lib/routing/route';

test('omits default values from a path', () => {
  expect(pathOf(servicesRoute())).toBe('/services');
  expect(pathOf(servicesRoute({ emirate: 'dubai', page: 1, sort: 'rating' }))).toBe(
    '/services?emirate=dubai',
  );
  expect(pathOf({ page: 'washType', washType: 'eco-friendly', pageNumber: 1 })).toBe(
    '/wash-type/eco-friendly',
  );
  expect(pathOf({ page: 'washType', washType: 'eco-friendly', pageNumber: 3 })).toBe(
    '/wash-type/eco-friendly?page=3',
  );
});

test('does not prefix routes without a language', () => {
  expect(localizedPathOf({ page: 'about' }, 'ar')).toBe('/ar/about');
  expect(localizedPathOf({ page: 'sitemap' }, 'ar')).toBe('/sitemap.xml');
  expect(localizedPathOf({ page: 'feed' }, 'ar')).toBe('/ar/blog/feed.xml');
});

test('writes the ids of a comparison readably, and omits an empty list', () => {
  expect(localizedPathOf({ page: 'compare', ids: [8, 73, 200] }, 'ar')).toBe('/ar/compare?ids=8,73,200');
  expect(pathOf({ page: 'compare', ids: [] })).toBe('/compare');
});
