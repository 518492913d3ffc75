import fc from 'fast-check';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathOf } from '@/lib/routing/path-of';
import { renderedAt } from '@/lib/routing/rewrites';
import type { Route } from '@/lib/routing/route';
import { EXAMPLES, ROUTE_NAMES, ROUTES, rowOf } from '@/lib/routing/route-table';
import { anyRoute } from './any-route';

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

test.each([
  ['/services', '/services/cached/all'],
  ['/services?emirate=all-emirates', '/services/cached/all'],
  ['/services?serviceType=Mobile&emirate=Dubai', '/services/cached/emirate%3Ddubai%26serviceType%3Dmobile'],
  ['/services?page=2', '/services/cached/page%3D2'],
  ['/wash-type/eco-friendly', '/wash-type/eco-friendly/cached/all'],
  ['/wash-type/eco-friendly?page=2', '/wash-type/eco-friendly/cached/page%3D2'],
  ['/wash-type/eco-friendly?page=5', '/wash-type/eco-friendly/cached/page%3D5'],
  ['/wash-type/eco-friendly/emirates/dubai', '/wash-type/eco-friendly/emirates/dubai/cached/all'],
  ['/blog', '/blog/cached/all'],
  ['/blog?category=tips&utm_source=mail&page=2', '/blog/cached/category%3Dtips%26page%3D2'],
  ['/areas/al-quoz', '/areas/al-quoz/cached/all'],
  ['/update-listing?provider=8', '/update-listing/claims/8'],
])('renders %s at %s', (address, internal) => {
  expect(renderedAt(routeAt(address))).toBe(internal);
});

// prettier-ignore
test.each([
  '/services?q=a', '/services?sort=price', '/services?rating=4.2', '/about', '/services?washType=eco-friendly&page=2',
  '/wash-type/eco-friendly?page=6', '/areas/al-quoz?page=2', '/emirates/dubai', '/wash-type/eco-friendly/emirates',
  '/blog?page=6', '/blog?q=steam', '/car-wash-apps/book?app=qatra', '/update-listing', '/service/8',
])('renders %s at the same path', (address) => {
  expect(renderedAt(routeAt(address))).toBeUndefined();
});

test('requires a row for providers, posts and areas, and for their images', () => {
  expect(rowOf(routeAt('/service/12'))).toEqual({ table: 'provider', key: '12' });
  expect(rowOf(routeAt('/share/service/12.jpg'))).toEqual({ table: 'provider', key: '12' });
  expect(rowOf(routeAt('/blog/a.jpg'))).toEqual({ table: 'post', key: 'a.jpg' });
  expect(rowOf(routeAt('/areas/hatta'))).toEqual({ table: 'area', key: 'hatta' });
  expect(rowOf(routeAt('/share/areas/hatta.jpg'))).toEqual({ table: 'area', key: 'hatta' });
  expect(rowOf(routeAt('/emirates/dubai'))).toBeUndefined();
});
