import { getFormatter, getTranslations } from 'next-intl/server';
import type { SelectField } from '@/components/ui/select';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { PROVIDER_SORTS, RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import type { NarrowingKey } from '@/lib/domain/narrowing';
import { WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';
import { filterNames, ratingName, washTypeName } from './filter-names';

type Option = SelectField['options'][number];

/** The four Quick Search selects with their options (product rule 5.2), set to a filter. */
export async function filterFields(filter: ProviderFilter): Promise<SelectField[]> {
  const t = await getTranslations();
  const format = await getFormatter();
  const names = new Map(filterNames(filter, t, format));
  const selected = { ...filter, rating: filter.rating?.toString() };
  /** What was asked for by its address alone is an option as well, so that sending the form keeps it. */
  const withSelected = (key: keyof typeof selected & NarrowingKey, options: Option[]): Option[] => {
    const value = selected[key];
    const isOption = !value || options.some(([option]) => option === value);
    return isOption ? options : [...options, [value, names.get(key) ?? value]];
  };
  return [
    {
      name: 'emirate',
      label: t('filter.emirate'),
      value: filter.emirate,
      options: [
        ['', t('filter.allEmirates')],
        ...EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const),
      ],
    },
    {
      name: 'washType',
      label: t('filter.washType'),
      value: selected.washType,
      options: withSelected('washType', [
        ['', t('filter.allTypes')],
        ...WASH_TYPE_OPTIONS.map((option): Option => [option, washTypeName(option, t)]),
      ]),
    },
    {
      name: 'rating',
      label: t('filter.rating'),
      value: selected.rating,
      options: withSelected('rating', [
        ['', t('filter.anyRating')],
        ...RATING_OPTIONS.map((rating): Option => [String(rating), ratingName(rating, t, format)]),
      ]),
    },
    {
      name: 'serviceType',
      label: t('filter.service'),
      value: filter.serviceMode,
      options: withSelected('serviceMode', [
        ['', t('filter.both')],
        ...SERVICE_MODES.map((mode): Option => [mode, t(`filter.${mode}`)]),
      ]),
    },
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
