import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { SelectField } from '@/components/ui/select';
import type { CountedArea } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { PRICE_OPTIONS, PROVIDER_SORTS, RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import { NARROWING, type NarrowingKey } from '@/lib/domain/narrowing';
import type { OptionCounts } from '@/lib/domain/provider-list';
import { WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';
import type { Locale } from '@/lib/i18n/locales';
import { getFilterNames, ratingName, washTypeName } from './filter-names';

type Option = SelectField['options'][number];

/**
 * The four Quick Search selects (product rule 5.2), set to a filter. With counts, each option says how many providers it
 * would show, and one that would show none can not be chosen.
 */
export async function quickSearchFields(
  filter: ProviderFilter,
  counts?: OptionCounts | null,
  areas: readonly CountedArea[] = [],
) {
  const [t, format, field] = await Promise.all([
    getTranslations(),
    getFormatter(),
    fieldOf(filter, counts, areas),
  ]);
  return [
    field('emirate', t('filter.emirate'), t('filter.allEmirates'), [
      ...EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const),
    ]),
    field('washType', t('filter.washType'), t('filter.allTypes'), [
      ...WASH_TYPE_OPTIONS.map((option) => [option, washTypeName(option, t)] as const),
    ]),
    field('rating', t('filter.rating'), t('filter.anyRating'), [
      ...RATING_OPTIONS.map((rating) => [String(rating), ratingName(rating, t, format)] as const),
    ]),
    field('serviceMode', t('filter.service'), t('filter.both'), [
      ...SERVICE_MODES.map((mode) => [mode, t(`filter.${mode}`)] as const),
    ]),
  ];
}

/** All selects of /services: where a place was chosen, its areas, too. */
export async function filterFields(
  filter: ProviderFilter,
  counts: OptionCounts | null,
  areas: readonly CountedArea[],
) {
  const [t, format, locale, field, [emirate, ...others]] = await Promise.all([
    getTranslations(),
    getFormatter(),
    getLocale(),
    fieldOf(filter, counts, areas),
    quickSearchFields(filter, counts, areas),
  ]);
  const ofPlace = areaOptions(filter, areas, locale);
  return [
    emirate!,
    ...(ofPlace.length > 0 ? [field('area', t('filter.area'), t('filter.allAreas'), ofPlace)] : []),
    ...others,
    field('maxPrice', t('filter.price'), t('filter.anyPrice'), [
      ...PRICE_OPTIONS.map(
        (price) => [String(price), t('filter.priceOption', { price: format.number(price) })] as const,
      ),
    ]),
  ];
}

/** The select of the six sort options. */
export async function sortField({ sort }: ProviderFilter): Promise<SelectField> {
  const t = await getTranslations();
  return {
    name: 'sort',
    label: t('filter.sort'),
    value: sort === NO_FILTER.sort ? undefined : sort,
    options: PROVIDER_SORTS.map(
      (option) => [option === NO_FILTER.sort ? '' : option, t(`sort.${option}`)] as const,
    ),
  };
}

async function fieldOf(
  filter: ProviderFilter,
  counts: OptionCounts | null | undefined,
  areas: readonly CountedArea[],
) {
  const [namesOf, format] = await Promise.all([getFilterNames(areas), getFormatter()]);
  const names = new Map(namesOf(filter));
  return (key: NarrowingKey, label: string, none: string, options: Option[]): SelectField => {
    const value = filter[key]?.toString();
    // What was asked for by its address alone is an option as well, so that sending the form keeps it.
    const isOption = !value || options.some(([option]) => option === value);
    const all: Option[] = isOption ? options : [...options, [value, names.get(key) ?? value]];
    const numbers = counts?.[key];
    const counted = all.map(([option, text]): Option => {
      const number = numbers && (numbers[option] ?? (isOption || option !== value ? 0 : undefined));
      if (number === undefined) return [option, text];
      return [option, `${text} (${format.number(number)})`, number === 0 && option !== value];
    });
    return { name: NARROWING[key].parameter, label, value, options: [['', none], ...counted] };
  };
}

/** The areas of the chosen emirate, or of that of the chosen area, by name. */
function areaOptions({ emirate, area }: ProviderFilter, areas: readonly CountedArea[], locale: Locale) {
  const place = emirate ?? areas.find(({ slug }) => slug === area)?.emirate;
  const order = new Intl.Collator(locale);
  return areas
    .filter((known) => known.emirate === place)
    .map(({ slug, name }): Option => [slug, name[locale]])
    .sort(([, one], [, other]) => order.compare(one, other));
}
