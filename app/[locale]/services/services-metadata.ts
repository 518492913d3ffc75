import { getLocale, getTranslations } from 'next-intl/server';
import type { ProviderFilter } from '@/lib/domain/filter';
import { originalOf } from '@/lib/indexing';
import { pageMetadata } from '@/lib/metadata';

export async function servicesMetadata(filter: ProviderFilter) {
  const t = await getTranslations('metadata.services');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    locale: await getLocale(),
    ...originalOf(filter),
  });
}
