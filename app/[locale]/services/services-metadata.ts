import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { getFilterNames } from '@/components/filters/filter-fields';
import type { Result } from '@/lib/data/cache';
import { readAreas, readKinds } from '@/lib/data/lookups';
import type { ProviderFilter } from '@/lib/domain/filter';
import { pageMetadata, textOfPage } from '@/lib/seo/metadata';

/** Returns the metadata of a list; the title names its filters and page number. */
export async function servicesMetadata(filter: ProviderFilter) {
  const [t, format, locale] = await Promise.all([getTranslations(), getFormatter(), getLocale()]);
  const [areas, kinds] = await Promise.all([
    filter.area ? readAreas() : undefined,
    filter.washType ? readKinds() : undefined,
  ]);
  const namesOf = await getFilterNames(valuesOf(areas), valuesOf(kinds));
  const names = namesOf(filter).map(([, name]) => name);
  const title =
    names.length > 0
      ? t('metadata.services.filtered', { filter: format.list(names, { type: 'unit' }) })
      : t('metadata.services.title');
  return pageMetadata({
    title: await textOfPage(title, filter.page),
    description: t('metadata.services.description'),
    locale,
    route: { page: 'services', filter },
  });
}

function valuesOf<Row>(read?: Result<ReadonlyMap<string, Row>>): Row[] {
  return read?.ok ? [...read.value.values()] : [];
}
