import type { getFormatter, getTranslations } from 'next-intl/server';
import { type Narrowing, type NarrowingKey, narrowingOf } from '@/lib/domain/filter';
import { washTypeName } from './filter-options';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;
type Format = Awaited<ReturnType<typeof getFormatter>>;

const NAMES: {
  [K in NarrowingKey]-?: (value: NonNullable<Narrowing[K]>, t: Translate, format: Format) => string;
} = {
  emirate: (emirate, t) => t(`emirates.${emirate}.name`),
  washType: (washType, t) => washTypeName(washType, t),
  rating: (rating, t, format) =>
    t('filter.ratingOption', { rating: format.number(rating, { minimumFractionDigits: 1 }) }),
  serviceMode: (serviceMode, t) => t(`filter.${serviceMode}`),
  search: (text, t) => t('filter.textChip', { text }),
};

/** What narrows a list, each with its name in the language of the page. */
export function filterNames(filter: Narrowing, t: Translate, format: Format): [NarrowingKey, string][] {
  return (Object.entries(narrowingOf(filter)) as [NarrowingKey, never][]).map(([key, value]) => [
    key,
    NAMES[key](value, t, format),
  ]);
}
