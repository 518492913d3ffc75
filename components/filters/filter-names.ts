import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Area } from '@/lib/domain/area';
import { isKind } from '@/lib/domain/kinds';
import { isServiceMode } from '@/lib/domain/list-options';
import {
  type BooleanFilter,
  isBooleanFilter,
  NARROWING,
  type Narrowing,
  type NarrowingKey,
  narrowingOf,
} from '@/lib/domain/narrowing';
import { minuteOfWeek, type OpenAt } from '@/lib/domain/opening-hours';
import { isWashType, isWashTypeOption } from '@/lib/domain/wash-types';
import { formatLongWeekday, formatTime } from '@/lib/i18n/formatters';
import type { Locale } from '@/lib/i18n/locales';

/** What names are made with, in the language of the page. */
interface Words {
  t: Awaited<ReturnType<typeof getTranslations<never>>>;
  format: Awaited<ReturnType<typeof getFormatter>>;
  areaName: (slug: string) => string;
  locale: Locale;
}

const NAMES: {
  [K in Exclude<NarrowingKey, BooleanFilter>]-?: (value: NonNullable<Narrowing[K]>, words: Words) => string;
} = {
  emirate: (emirate, { t }) => t(`emirates.${emirate}.name`),
  area: (slug, { areaName }) => areaName(slug),
  washType: (washType, { t }) => washTypeName(washType, t),
  rating: (rating, { t, format }) => ratingName(rating, t, format),
  serviceMode: (mode, { t }) => (isServiceMode(mode) ? t(`filter.${mode}`) : mode),
  open: (open, { t, locale }) =>
    open === 'now' ? t('filter.openNow') : t('filter.openAt', { time: dayTime(open, locale) }),
  maxPrice: (price, { t, format }) => t('filter.priceOption', { price: format.number(price) }),
  bounds: (_bounds, { t }) => t('filter.bounds'),
  search: (text, { t }) => t('filter.textChip', { text }),
};

/** Names what narrows a list, each filter in the language of the page; an area that is not among `areas` by its slug. */
export async function getFilterNames(
  areas: readonly Area[],
): Promise<(narrowing: Narrowing) => [NarrowingKey, string][]> {
  const [t, format, locale] = await Promise.all([getTranslations(), getFormatter(), getLocale()]);
  const words: Words = {
    t,
    format,
    areaName: (slug) => areas.find((area) => area.slug === slug)?.name[locale] ?? slug.replaceAll('-', ' '),
    locale,
  };
  return (narrowing) =>
    (Object.entries(narrowingOf(narrowing)) as [NarrowingKey, never][]).map(([key, value]) => [
      key,
      isBooleanFilter(key) ? t(`filter.${NARROWING[key].parameter}`) : NAMES[key](value, words),
    ]);
}

/** A time of a day of the week: "Friday 21:30". */
function dayTime(openAt: OpenAt, locale: Locale): string {
  const minute = minuteOfWeek(openAt, 0);
  return `${formatLongWeekday(minute, locale)} ${formatTime(minute)}`;
}

/** A wash type as Quick Search names it, or a kind; one that is only words is its own name. */
function washTypeName(washType: string, t: Words['t']): string {
  if (isWashType(washType) || isWashTypeOption(washType)) return t(`washTypeOptions.${washType}`);
  return isKind(washType) ? t(`kinds.${washType}`) : washType.replaceAll('-', ' ');
}

/** A wash type as a visitor asks a provider for it: "Mobile Car Wash" where Quick Search says "Mobile". */
export function wantedName(washType: string, t: Words['t']): string {
  return isWashType(washType) ? t(`washTypes.${washType}.name`) : washTypeName(washType, t);
}

/** A minimum rating as Quick Search names it: "4.5+ Stars". */
function ratingName(rating: number, t: Words['t'], format: Words['format']): string {
  return t('filter.ratingOption', { rating: format.number(rating, { minimumFractionDigits: 1 }) });
}
