import fc from 'fast-check';
import { DISTRICTS } from '@/lib/domain/area';
import { FILTER_PARAMETERS } from '@/lib/domain/filter';
import { LOCALES } from '@/lib/i18n/locales';
import { comparePath, providerCardsUrl, providerPath, savedPath } from '@/lib/routing/client-paths';
import { parseRoute } from '@/lib/routing/parse-route';
import { localizedPathOf, pathOf } from '@/lib/routing/path-of';
import { areaRoute, type Route, servicesRoute } from '@/lib/routing/route';
import { cachingOf, EXAMPLES, needsDirectory, ROUTE_NAMES, ROUTES, rowOf } from '@/lib/routing/route-table';
import { withParameter } from '@/lib/routing/with-parameter';
import { anyFilter, anyRoute } from './any-route';

const parse = (address: string) => {
  const url = new URL(address, 'https://lamaa.example');
  return parseRoute(address.split('?')[0]!, url.searchParams);
};

const routeAt = (address: string): Route => {
  const match = parse(address);
  if (!('route' in match)) throw new Error(`${address} is ${JSON.stringify(match)}`);
  return match.route;
};

test('parses every path back to its route', () => {
  fc.assert(fc.property(anyRoute, (route) => expect(parse(pathOf(route))).toEqual({ route })));
});

test('finds every example of the route table, or its redirect', () => {
  for (const route of [
    ...EXAMPLES,
    ...ROUTE_NAMES.flatMap((page): Route[] => ROUTES[page].instances?.() ?? []),
  ])
    expect(parse(pathOf(route))).toEqual(
      route.name === 'washTypeShortcut' ? { redirect: `/wash-type/${route.washType}` } : { route },
    );
});

// prettier-ignore
test.each([
  ['/wash-type/detailing', '/wash-type/auto-detailing'],
  ['/wash-type/detailing/dubai', '/wash-type/auto-detailing/emirates/dubai'],
  ['/wash-type/detailing/emirates/RAK', '/wash-type/auto-detailing/emirates/ras-al-khaimah'],
  ['/wash-type/steam-cleaning/uaq', '/wash-type/steam-cleaning/emirates/umm-al-quwain'],
  ['/wash-type/Steam-Cleaning', '/wash-type/steam-cleaning'], ['/district/jlt/steam-cleaning', '/district/jlt'],
  ['/district/JLT', '/district/jlt'], ['/areas/dubai-marina', '/district/dubai-marina'],
  ['/areas/JLT/', '/district/jlt'], ['/areas/Al-Quoz', '/areas/al-quoz'], ['/services/anything', '/services'],
  ['/vehicle-type/suv', '/services'], ['/brands/some-brand', '/services'],
  ['/emirates/RAK', '/emirates/ras-al-khaimah'], ['/emirates/Abu%20Dhabi', '/emirates/abu-dhabi'],
  ['/emirates/dubai/', '/emirates/dubai'], ['//emirates//dubai', '/emirates/dubai'],
  ['/mobile-car-wash', '/wash-type/mobile-car-wash'], ['/247-services', '/wash-type/247-services'],
  ['/service/007', '/service/7'], ['/share/service/007.jpg', '/share/service/7.jpg'],
  ['/share/emirates/RAK.jpg', '/share/emirates/ras-al-khaimah.jpg'],
  ['/share/areas/jlt.jpg', '/share/district/jlt.jpg'], ['/ABOUT', '/about'], ['/Service/007', '/service/7'],
  ['/EMIRATES/Dubai/', '/emirates/dubai'], ['/Steam-Cleaning', '/wash-type/steam-cleaning'], ['/API/health', '/api/health'],
  ['/Share/HOME.JPG', '/share/home.jpg'], ['/BLOG/Feed.xml', '/blog/feed.xml'],
])('redirects %s to %s', (address, redirect) => {
  expect(parse(address)).toEqual({ redirect });
});

// prettier-ignore
test.each([
  ['/emirates/paris', 'emirate'], ['/wash-type/magic', 'wash-type'], ['/wash-type/magic/emirates', 'wash-type'],
  ['/wash-type/magic/emirates/dubai', 'combination'], ['/wash-type/steam-cleaning/emirates/paris', 'combination'],
  ['/wash-type/steam-cleaning/paris', 'combination'], ['/district/soho', 'district'],
  ['/district/soho/steam', 'district'], ['/areas/al_quoz', 'area'], ['/areas/al--quoz', 'area'],
  ['/areas/%D8%AF%D9%8A%D8%B1%D8%A9', 'area'], [`/areas/${'x'.repeat(61)}`, 'area'], ['/service/abc', 'service'],
  ['/service/0', 'service'], ['/service/2147483648', 'service'], ['/service/1.5', 'service'], ['/nowhere', 'page'],
  ['/emirates', 'page'], ['/areas', 'page'], ['/areas/al-quoz/more', 'page'], ['/services/a/b', 'page'],
  ['/brands', 'page'], ['/emirates/%E0%A4', 'page'], ['/constructor', 'page'], ['/not-found/page', 'page'],
  ['/mobile-car-wash/more', 'page'], ['/api', 'page'], ['/api/services/junk', 'page'], ['/sitemap/blog/junk', 'page'],
  ['/sitemap/pages.txt', 'page'], ['/share', 'page'], ['/share/blog/.jpg', 'post'], ['/blog/%00', 'post'],
  ['/share/service/0.jpg', 'service'], ['/share/wash-type/steam-cleaning/emirates.jpg', 'page'],
  ['/share/emirates/dubai/x.jpg', 'page'], ['/share/share/home.jpg.jpg', 'page'],
])('does not find %s (%s)', (address, notFound) => {
  expect(parse(address)).toEqual({ notFound });
});

// prettier-ignore
test.each<[address: string, caching: string]>([
  ['/', 'page'], ['/about', 'page'], ['/services', 'page'], ['/services?emirate=dubai&sort=price&page=2', 'page'],
  ['/services?q=steam', 'private'], ['/services?near=25.1,55.2', 'private'], ['/services?in=55,25,56,26', 'private'],
  ['/blog?category=tips', 'page'], ['/blog?q=steam', 'private'], ['/areas/al-quoz?page=2', 'page'],
  ['/service/8', 'provider'], ['/service/8/reviews', 'provider'],
  ['/service/8/reviews?stars=5', 'private'], ['/service/8/reviews?page=2', 'private'], ['/service/8/reviews/new', 'private'],
  ['/compare?ids=1,2', 'private'], ['/update-listing', 'page'], ['/update-listing?provider=8', 'private'],
  ['/car-wash-apps/book?app=qatra', 'private'], ['/report?provider=1', 'private'],
])('%s may be kept as %s', (address, caching) => expect(cachingOf(routeAt(address))).toBe(caching));

// prettier-ignore
test.each<[address: string, needs: boolean]>([
  ['/', true], ['/services', true], ['/service/8', true], ['/share/service/8.jpg', true], ['/update-listing?provider=8', true],
  ['/about', false], ['/contact', false], ['/update-listing', false], ['/car-wash-apps/book', false], ['/privacy-policy', false],
  ['/api/health', false], ['/api/providers.json', false],
])('%s needs the directory: %s', (address, needs) => expect(needsDirectory(routeAt(address))).toBe(needs));

test('an image may be asked for by its version, eight hexadecimal digits', () => {
  const of = { name: 'provider', id: 12 } as const;
  const image = { name: 'opengraphImage', of, version: '0a1b2c3d' } as const;
  expect(pathOf(image)).toBe('/share/service/12.jpg?v=0a1b2c3d');
  expect(routeAt(pathOf(image))).toEqual(image);
  for (const junk of ['', '?v=', '?v=0A1B2C3D', '?v=0a1b2c3d4', '?w=0a1b2c3d'])
    expect([junk, routeAt(`/share/service/12.jpg${junk}`)]).toEqual([junk, { name: 'opengraphImage', of }]);
});

test('requires a row for providers, posts and areas, and for their images', () => {
  expect(rowOf(routeAt('/service/12'))).toEqual({ table: 'provider', key: '12' });
  expect(rowOf(routeAt('/share/service/12.jpg'))).toEqual({ table: 'provider', key: '12' });
  expect(rowOf(routeAt('/blog/a.jpg'))).toEqual({ table: 'post', key: 'a.jpg' });
  expect(rowOf(routeAt('/areas/hatta'))).toEqual({ table: 'area', key: 'hatta' });
  expect(rowOf(routeAt('/share/areas/hatta.jpg'))).toEqual({ table: 'area', key: 'hatta' });
  expect(rowOf(routeAt('/emirates/dubai'))).toBeUndefined();
});

test.each<[path: string, route: Route]>([
  // Default values are omitted.
  ['/services', servicesRoute()],
  ['/services?emirate=dubai', servicesRoute({ emirate: 'dubai', page: 1, sort: 'rating' })],
  ['/wash-type/eco-friendly', { name: 'washType', washType: 'eco-friendly', page: 1 }],
  ['/wash-type/eco-friendly?page=3', { name: 'washType', washType: 'eco-friendly', page: 3 }],
  ['/compare', { name: 'compare', ids: [] }],
  [
    '/compare?ids=8,73&kind=interior&car=suv',
    { name: 'compare', ids: [8, 73], kind: 'interior', car: 'suv' },
  ],
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
