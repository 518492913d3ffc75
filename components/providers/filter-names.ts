import type { getFormatter, getTranslations } from 'next-intl/server';
import { isKind } from '@/lib/domain/kinds';
import { isServiceMode } from '@/lib/domain/list-options';
import { type Narrowing, type NarrowingKey, narrowingOf } from '@/lib/domain/narrowing';
import { isWashType, isWashTypeOption } from '@/lib/domain/wash-types';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;
type Format = Awaited<ReturnType<typeof getFormatter>>;

const NAMES: {
  [K in NarrowingKey]-?: (value: NonNullable<Narrowing[K]>, t: Translate, format: Format) => string;
} = {
  emirate: (emirate, t) => t(`emirates.${emirate}.name`),
  washType: washTypeName,
  rating: ratingName,
  serviceMode: (serviceMode, t) => (isServiceMode(serviceMode) ? t(`filter.${serviceMode}`) : serviceMode),
  search: (text, t) => t('filter.textChip', { text }),
};

/** What narrows a list, each with its name in the language of the page. */
export function filterNames(filter: Narrowing, t: Translate, format: Format): [NarrowingKey, string][] {
  return (Object.entries(narrowingOf(filter)) as [NarrowingKey, never][]).map(([key, value]) => [
    key,
    NAMES[key](value, t, format),
  ]);
}

/** A wash type as Quick Search names it, or a kind; one that is only words is its own name. */
export function washTypeName(washType: string, t: Translate): string {
  if (isWashType(washType) || isWashTypeOption(washType)) return t(`washTypeOptions.${washType}`);
  return isKind(washType) ? t(`kinds.${washType}`) : washType.replaceAll('-', ' ');
}

/** A minimum rating as Quick Search names it: "4.5+ Stars". */
export function ratingName(rating: number, t: Translate, format: Format): string {
  return t('filter.ratingOption', { rating: format.number(rating, { minimumFractionDigits: 1 }) });
}
