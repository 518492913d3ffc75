import { localizePath, splitLocale } from '@/lib/i18n/locales';

test('prefixes Arabic paths with /ar and leaves English paths unchanged', () => {
  expect(localizePath('/about', 'en')).toBe('/about');
  expect(localizePath('/', 'ar')).toBe('/ar');
  expect(localizePath('/#faq', 'ar')).toBe('/ar#faq');
  expect(localizePath('/services?q=a', 'ar')).toBe('/ar/services?q=a');
});

test('splits the language off a path', () => {
  expect(splitLocale('/ar/about')).toEqual(['ar', '/about']);
  expect(splitLocale('/ar')).toEqual(['ar', '/']);
  expect(splitLocale('/arabic')).toEqual([undefined, '/arabic']);
});
