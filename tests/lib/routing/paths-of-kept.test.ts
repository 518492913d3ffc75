import { LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { comparePath, providerCardsUrl, providerPath, savedTextsUrl } from '@/lib/routing/paths-of-kept';

test.each(LOCALES)('the light paths are those of the route table (%s)', (locale) => {
  expect(providerPath(8, locale)).toBe(localizedPathOf({ page: 'provider', id: 8 }, locale));
  expect(comparePath([73, 8], locale)).toBe(localizedPathOf({ page: 'compare', ids: [8, 73] }, locale));
  expect(savedTextsUrl(locale)).toBe(localizedPathOf({ page: 'savedTexts' }, locale));
  expect(providerCardsUrl([73, 8], locale)).toBe(
    localizedPathOf({ page: 'providerCards', ids: [8, 73], locale }, locale),
  );
});

test('the same providers have the same path, in whatever order', () => {
  expect(comparePath([200, 8, 73], 'en')).toBe('/compare?ids=8,73,200');
  expect(comparePath([8, 200, 73], 'ar')).toBe('/ar/compare?ids=8,73,200');
});
