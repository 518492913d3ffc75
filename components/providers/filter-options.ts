import { getFormatter, getTranslations } from 'next-intl/server';
import type { SelectField } from '@/components/ui/select';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { PROVIDER_SORTS, RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import { isWashType, isWashTypeOption, WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';

/** The four Quick Search selects with their options (product rule 5.2), set to a filter. */
export async function filterFields(filter: ProviderFilter): Promise<SelectField[]> {
  const t = await getTranslations();
  const format = await getFormatter();
  const { washType } = filter;
  const washTypes: string[] = [...WASH_TYPE_OPTIONS];
  if (washType && !washTypes.includes(washType)) washTypes.push(washType);
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
      value: washType,
      options: [
        ['', t('filter.allTypes')],
        ...washTypes.map((option) => [option, washTypeName(option, t)] as const),
      ],
    },
    {
      name: 'rating',
      label: t('filter.rating'),
      value: filter.rating?.toString(),
      options: [
        ['', t('filter.anyRating')],
        ...RATING_OPTIONS.map((rating) => {
          const stars = format.number(rating, { minimumFractionDigits: 1 });
          return [String(rating), t('filter.ratingOption', { rating: stars })] as const;
        }),
      ],
    },
    {
      name: 'serviceType',
      label: t('filter.service'),
      value: filter.serviceMode,
      options: [['', t('filter.both')], ...SERVICE_MODES.map((mode) => [mode, t(`filter.${mode}`)] as const)],
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

/** A wash type as Quick Search names it; one that is only words is its own name. */
export function washTypeName(
  washType: string,
  t: Awaited<ReturnType<typeof getTranslations<never>>>,
): string {
  return isWashType(washType) || isWashTypeOption(washType)
    ? t(`washTypeOptions.${washType}`)
    : washType.replaceAll('-', ' ');
}
