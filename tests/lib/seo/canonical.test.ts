import type { CountedArea } from '@/lib/domain/area';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';
import { canonicalOf, isIndexable, sharedRoute } from '@/lib/seo/canonical';
import { machineReadable } from '@/lib/seo/machine-readable';
import { siteVerification } from '@/lib/seo/site-verification';
import { indexableAreas } from '@/lib/seo/sitemap';

const services = (filter: Partial<ProviderFilter>): Route => ({
  name: 'services',
  filter: { ...NO_FILTER, ...filter },
});
const canonicalPath = (route: Route) => pathOf(canonicalOf(route));

test.each<[Partial<ProviderFilter>, string]>([
  [{}, '/services'],
  [{ page: 2, sort: 'price' }, '/services'],
  [{ emirate: 'dubai' }, '/emirates/dubai'],
  [{ area: 'al-quoz' }, '/areas/al-quoz'],
  [{ area: 'al-quoz', emirate: 'dubai' }, '/areas/al-quoz'],
  [{ area: 'jlt', sort: 'price' }, '/district/jlt'],
  [{ washType: 'eco-friendly' }, '/wash-type/eco-friendly'],
  [{ emirate: 'dubai', washType: 'eco-friendly' }, '/wash-type/eco-friendly/emirates/dubai'],
])('the canonical of the filter %j is %s', (filter, path) => {
  expect(canonicalPath(services(filter))).toBe(path);
  expect(isIndexable(services(filter))).toBe(true);
});

// prettier-ignore
test.each<Partial<ProviderFilter>>([
  { rating: 4 }, { search: 'a' }, { area: 'al-quoz', isVerified: true },
  { area: 'al-quoz', washType: 'steam-cleaning' }, { open: 'now' }, { maxPrice: 50 },
  { emirate: 'dubai', isEco: true }, { emirate: 'dubai', serviceMode: 'mobile' }, { washType: 'hand-wash' },
  { washType: 'hand-wash', emirate: 'dubai' },
])('does not index the filter %j', (filter) => {
  expect(canonicalPath(services(filter))).toBe('/services');
  expect(isIndexable(services(filter))).toBe(false);
});

test('makes later pages of the blog self-canonical, but not searches', () => {
  expect(canonicalPath({ name: 'blog', filter: { page: 2 } })).toBe('/blog?page=2');
  expect(canonicalPath({ name: 'blog', filter: { page: 2, search: 'wax' } })).toBe('/blog');
  expect(isIndexable({ name: 'blog', filter: { page: 1, category: 'tips' } })).toBe(false);
});

test('does not index empty lists', () => {
  expect(isIndexable({ name: 'emirate', emirate: 'dubai' })).toBe(true);
  expect(isIndexable({ name: 'emirate', emirate: 'dubai' }, { isEmpty: true })).toBe(false);
});

test('names the listing form as the canonical of the claim form', () => {
  expect(canonicalPath({ name: 'updateListing', provider: 8 })).toBe('/update-listing');
  expect(isIndexable({ name: 'updateListing', provider: 8 })).toBe(false);
  expect(isIndexable({ name: 'updateListing' })).toBe(true);
  expect(canonicalPath({ name: 'report', provider: 8, wrong: 'phone' })).toBe('/report');
  expect(isIndexable({ name: 'report' })).toBe(false);
});

test('includes areas with at least three providers and all their pages in the sitemap, without districts', () => {
  const areas = Object.entries({ jlt: 90, 'al-quoz': 49, deira: 24, mirdif: 3, hatta: 2 });
  const counted = areas.map(([slug, providers]) => ({ slug, providers }) as CountedArea);
  // prettier-ignore
  expect(indexableAreas(counted).map(pathOf)).toEqual([
    '/areas/al-quoz', '/areas/al-quoz?page=2', '/areas/al-quoz?page=3', '/areas/deira', '/areas/mirdif',
  ]);
});

test.each([
  [{}, {}],
  [{ GOOGLE_SITE_VERIFICATION: 'g-1' }, { google: 'g-1' }],
  [{ BING_SITE_VERIFICATION: 'b-1' }, { other: { 'msvalidate.01': 'b-1' } }],
  [
    { GOOGLE_SITE_VERIFICATION: 'g-1', BING_SITE_VERIFICATION: 'b-1' },
    { google: 'g-1', other: { 'msvalidate.01': 'b-1' } },
  ],
])('with %j returns %j', (variables, expected) => {
  expect(siteVerification(variables)).toEqual(expected);
});

const routeAt = (address: string): Route => {
  const match = parseRoute(address.split('?')[0]!, new URL(address, 'https://lamaa.example').searchParams);
  return 'route' in match ? match.route : { name: 'home' };
};

// prettier-ignore
test.each<[opened: string, shared: string]>([
  ['/compare?ids=301,12&kind=interior&car=suv', '/compare?ids=12,301&kind=interior&car=suv'],
  ['/compare?ids=301,12', '/compare?ids=12,301'], ['/compare', '/compare'], ['/services?q=steam', '/services?q=steam'],
  ['/services?emirate=dubai&max=50&sort=price&view=list&page=2', '/services?emirate=dubai&max=50&sort=price&view=list&page=2'],
  ['/services?utm_source=x&rating=4', '/services?rating=4.0'], ['/blog?q=wax&category=tips', '/blog?q=wax&category=tips'],
  ['/service/2/reviews?stars=5', '/service/2/reviews?stars=5'], ['/service/2', '/service/2'],
  // Where a visitor is, and what a form is about, stay with them.
  ['/services?near=25.08,55.14&radius=10&sort=near&rating=4', '/services?rating=4.0'], ['/update-listing?provider=8', '/update-listing'],
  ['/report?provider=8&wrong=phone', '/report'], ['/car-wash-apps/book?app=qatra', '/car-wash-apps/book'],
])('the shared link of %s leads to %s', (opened, shared) => expect(pathOf(sharedRoute(routeAt(opened)))).toBe(shared));

test('a long search makes no endless link', () => {
  expect(pathOf(sharedRoute(routeAt(`/services?q=${'wash '.repeat(3_000)}`))).length).toBeLessThan(600);
});

test.each<[page: string, data: string | undefined]>([
  ['/', '/api/providers.json'],
  ['/services?q=steam&near=25.08,55.14&view=list', '/api/providers.json?q=steam'],
  ['/emirates/dubai', '/api/providers.json?emirate=dubai'],
  ['/district/jlt', '/api/providers.json?area=jlt'],
  ['/areas/al-quoz?page=2', '/api/providers.json?area=al-quoz&page=2'],
  ['/wash-type/steam-cleaning/emirates/dubai', '/api/providers.json?emirate=dubai&washType=steam-cleaning'],
  ['/prices', '/api/prices'],
  ['/service/12', undefined],
])('programs read %s as %s', (page, data) => {
  expect(machineReadable(routeAt(page))).toEqual({
    'text/plain': '/llms.txt',
    ...(data && { 'application/json': data }),
  });
});
