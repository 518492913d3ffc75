import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { filterNames } from '@/components/providers/filter-names';
import { readStatistics } from '@/lib/data/providers';
import type { ProviderFilter } from '@/lib/domain/filter';
import { pageCount } from '@/lib/domain/paging';
import { originalOf } from '@/lib/indexing';
import { pageMetadata, textOfPage } from '@/lib/metadata';

/** Title and description name what narrows the list, and a later page. */
export async function servicesMetadata(asked: ProviderFilter) {
  const [t, format, locale] = await Promise.all([getTranslations(), getFormatter(), getLocale()]);
  const names = filterNames(asked, t, format).map(([, name]) => name);
  if (names.length > 0) {
    const filter = format.list(names, { type: 'unit' });
    return pageMetadata({
      title: t('metadata.services.filtered', { filter }),
      description: t('metadata.services.description'),
      locale,
      ...originalOf(asked),
    });
  }
  const statistics = await readStatistics();
  // A page after the last one shows the last one.
  const last = statistics.ok ? pageCount(statistics.value.all) : asked.page;
  const page = Math.min(asked.page, last);
  return pageMetadata({
    title: await textOfPage(t('metadata.services.title'), page),
    description: await textOfPage(t('metadata.services.description'), page),
    locale,
    ...originalOf({ ...asked, page }),
  });
}
