import fc from 'fast-check';
import { DISTRICTS } from '@/lib/domain/area';
import { FILTER_PARAMETERS } from '@/lib/domain/filter';
import { LOCALES } from '@/lib/i18n/locales';
import { comparePath, providerCardsUrl, providerPath, savedPath } from '@/lib/routing/client-paths';
import { parseRoute } from '@/lib/routing/parse-route';
import { localizedPathOf, pathOf } from '@/lib/routing/path-of';
import { areaRoute, type Route, servicesRoute } from '@/lib/routing/route';
import { withParameter } from '@/lib/routing/with-parameter';
import { anyFilter } from './any-route';

test.each<[path: string, route: Route]>([
  // Default values are omitted.
  ['/services', servicesRoute()],
  ['/services?emirate=dubai', servicesRoute({ emirate: 'dubai', page: 1, sort: 'rating' })],
  ['/wash-type/eco-friendly', { name: 'washType', washType: 'eco-friendly', page: 1 }],
  ['/wash-type/eco-friendly?page=3', { name: 'washType', washType: 'eco-friendly', page: 3 }],
  ['/compare', { name: 'compare', ids: [] }],
  ['/areas/hatta', areaRoute({ slug: 'hatta' })],
])('builds the path %s', (path, route) => expect(pathOf(route)).toBe(path));

test('does not prefix routes without a language', () => {
  expect(localizedPathOf({ name: 'about' }, 'ar')).toBe('/ar/about');
  expect(localizedPathOf({ name: 'sitemap' }, 'ar')).toBe('/sitemap.xml');
  expect(localizedPathOf({ name: 'feed' }, 'ar')).toBe('/ar/blog/feed.xml');
});

test.each(DISTRICTS)('links to the page of district %s, to which its area URL redirects', (slug) => {
  const path = `/district/${slug}`;
  expect(pathOf(areaRoute({ slug }))).toBe(path);
  expect(parseRoute(`/areas/${slug}`, new URLSearchParams())).toEqual({ redirect: path });
});

test.each(LOCALES)('builds the same paths in the browser as the route table (%s)', (locale) => {
  expect(providerPath(8, locale)).toBe(localizedPathOf({ name: 'provider', id: 8 }, locale));
  expect(savedPath(locale)).toBe(localizedPathOf({ name: 'saved' }, locale));
  const ids = [8, 73];
  expect(comparePath([73, 8], locale)).toBe(localizedPathOf({ name: 'compare', ids }, locale));
  const cards = localizedPathOf({ name: 'providerCards', locale, ids }, locale);
  expect(providerCardsUrl([73, 8], locale)).toBe(cards);
  const priced = localizedPathOf({ name: 'providerCards', locale, ids, car: 'any', kind: 'foam' }, locale);
  expect(providerCardsUrl([73, 8], locale, { car: 'any', kind: 'foam' })).toBe(priced);
  expect(priced).toContain('car=any');
});

test('builds the same readable path for the same providers in any order', () => {
  expect(comparePath([200, 8, 73], 'en')).toBe('/compare?ids=8,73,200');
  expect(comparePath([8, 200, 73], 'ar')).toBe('/ar/compare?ids=8,73,200');
});

const BOUNDS = '55.1,25,55.4,25.3';

// In the order of every link, from the first page.
test.each([
  ['/services?emirate=dubai&q=foam&view=map&page=3', `/services?emirate=dubai&in=${BOUNDS}&q=foam&view=map`],
  ['/ar/services', `/ar/services?in=${BOUNDS}`],
  ['/services?in=1,2,3,4', `/services?in=${BOUNDS}`],
])('adds a parameter to %s', (path, expected) => expect(withParameter(path, 'in', BOUNDS)).toBe(expected));

test('adds a parameter to any list in the order of every link', () => {
  fc.assert(
    fc.property(anyFilter, fc.constantFrom('in' as const, 'near' as const), (filter, name) => {
      const url = withParameter(pathOf({ name: 'services', filter }), name, BOUNDS);
      const names = [...new URLSearchParams(url.split('?')[1]).keys()];
      expect(names).toEqual(FILTER_PARAMETERS.filter((parameter) => names.includes(parameter)));
      expect(names).toContain(name);
    }),
  );
});
