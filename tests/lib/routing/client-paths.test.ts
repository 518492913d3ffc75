import { LOCALES } from '@/lib/i18n/locales';
import { comparePath, providerCardsUrl, providerPath, savedPath } from '@/lib/routing/client-paths';
import { localizedPathOf } from '@/lib/routing/path-of';

test.each(LOCALES)('returns the paths of the route table (%s)', (locale) => {
  expect(providerPath(8, locale)).toBe(localizedPathOf({ page: 'provider', id: 8 }, locale));
  expect(comparePath([73, 8], locale)).toBe(localizedPathOf({ page: 'compare', ids: [8, 73] }, locale));
  expect(savedPath(locale)).toBe(localizedPathOf({ page: 'saved' }, locale));
  expect(providerCardsUrl([73, 8], locale)).toBe(
    localizedPathOf({ page: 'providerCards', locale, ids: [8, 73] }, locale),
  );
});

test('returns the same path for the same providers in any order', () => {
  expect(comparePath([200, 8, 73], 'en')).toBe('/compare?ids=8,73,200');
  expect(comparePath([8, 200, 73], 'ar')).toBe('/ar/compare?ids=8,73,200');
});
