import { EVERYTHING } from '@/lib/domain/filter';
import { localizePath, splitLocale } from '@/lib/i18n/locales';
import { canonicalOf } from '@/lib/seo/canonical';
import { localize, PATHS } from '@/lib/routing/paths';
import { securityHeaders } from '@/lib/http/security-headers';

test('English has no prefix, Arabic is under /ar', () => {
  expect(localizePath('/about', 'en')).toBe('/about');
  expect(localizePath('/', 'ar')).toBe('/ar');
  expect(localizePath('/#faq', 'ar')).toBe('/ar#faq');
  expect(localizePath('/services?q=a', 'ar')).toBe('/ar/services?q=a');
  expect(localize('#sitemap', 'ar')).toBe('#sitemap');
});

test('the language is split off an address', () => {
  expect(splitLocale('/ar/about')).toEqual(['ar', '/about']);
  expect(splitLocale('/ar')).toEqual(['ar', '/']);
  expect(splitLocale('/arabic')).toEqual([undefined, '/arabic']);
});

test('a search address names only what was chosen', () => {
  expect(PATHS.search({})).toBe('/services');
  expect(PATHS.search({ emirate: 'dubai', page: 1, order: 'rating' })).toBe('/services?emirate=dubai');
  expect(PATHS.washType('eco-friendly', 1)).toBe('/wash-type/eco-friendly');
  expect(PATHS.washType('eco-friendly', 3)).toBe('/wash-type/eco-friendly?page=3');
});

test('a filter that shows what a landing page shows is a copy of it', () => {
  const original = (filter: object) => canonicalOf({ ...EVERYTHING, ...filter });
  expect(original({})).toEqual({ path: '/services', isIndexable: true });
  expect(original({ emirate: 'dubai' })).toEqual({ path: '/emirates/dubai', isIndexable: true });
  expect(original({ washType: 'eco-friendly' })).toEqual({
    path: '/wash-type/eco-friendly',
    isIndexable: true,
  });
  expect(original({ emirate: 'dubai', washType: 'eco-friendly' }).path).toBe(
    '/wash-type/eco-friendly/emirates/dubai',
  );
  for (const filter of [
    { rating: 4 },
    { search: 'a' },
    { emirate: 'dubai', mode: 'mobile' },
    { washType: 'hand-wash' },
  ]) {
    expect(original(filter)).toEqual({ path: '/services', isIndexable: false });
  }
});

test('every answer forbids frames, plug-ins, foreign scripts and sniffing', () => {
  const headers = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]));
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers['Content-Security-Policy']).toContain("object-src 'none'");
  expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'unsafe-inline';");
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
});
