import type { getFormatter, getTranslations } from 'next-intl/server';
import type { ProviderFilter } from '@/lib/domain/filter';
import { washTypeName } from './filter-options';

/** What narrows a list, each with its name in the language of the page. */
export function filterNames(
  { emirate, washType, rating, mode, search }: ProviderFilter,
  t: Awaited<ReturnType<typeof getTranslations<never>>>,
  format: Awaited<ReturnType<typeof getFormatter>>,
) {
  const stars = rating && format.number(rating, { minimumFractionDigits: 1 });
  const names = [
    ['emirate', emirate && t(`emirates.${emirate}.name`)],
    ['washType', washType && washTypeName(washType, t)],
    ['rating', stars && t('filter.ratingOption', { rating: stars })],
    ['mode', mode && t(`filter.${mode}`)],
    ['search', search && t('filter.textChip', { text: search })],
  ] as const;
  return names.flatMap(([key, name]) => (name ? [[key, name] as const] : []));
}
