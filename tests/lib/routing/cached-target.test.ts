import { cachedTarget } from '@/lib/routing/rewrites';

// prettier-ignore
test.each([
  ['/service/611?token=SECRET', '/service/611'], ['/ar/service/611?token=SECRET', '/ar/service/611'],
  ['/?utm_source=mail', '/'], ['/ar?utm_source=mail', '/ar'], ['/about?', '/about'], ['/about?page=2#x', '/about'],
  ['/services?utm_source=mail&washType=Steam+Cleaning&emirate=Dubai', '/services?emirate=dubai&washType=steam-cleaning'],
  ['/services?emirate=all-emirates', '/services'],
  ['/ar/wash-type/eco-friendly?x=1&page=2', '/ar/wash-type/eco-friendly?page=2'],
  ['/areas/al-quoz?page=-2', '/areas/al-quoz'], ['/nothing/here?token=SECRET', '/nothing/here'],
  ['/update-listing?x=1', '/update-listing'],
])('caches %s as %s', (target, cached) => {
  expect(cachedTarget(target)).toBe(cached);
});

test("keeps the router's parameter", () => {
  expect(cachedTarget('/service/611?token=SECRET&_rsc=1a2b')).toBe('/service/611?_rsc=1a2b');
  expect(cachedTarget('/services?_rsc=1a2b&emirate=Dubai')).toBe('/services?emirate=dubai&_rsc=1a2b');
});

// prettier-ignore
test.each([
  '/service/611', '/services?q=steam', '/services?emirate=dubai&page=7', '/compare?ids=1,2&utm_source=mail',
  '/car-wash-apps/book?app=qatra', '/update-listing?provider=8', '/wash-type/detailing?utm_source=mail',
  '/en/about?utm_source=mail', '/about/?utm_source=mail', '/api/providers.json?emirate=Dubai&x=1',
])('leaves %s unchanged', (target) => {
  expect(cachedTarget(target)).toBe(target);
});
