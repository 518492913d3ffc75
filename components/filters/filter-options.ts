import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { SelectField } from '@/components/ui/select';
import type { CountedArea } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { PRICE_OPTIONS, PROVIDER_SORTS, RATING_OPTIONS, SERVICE_MODES } from '@/lib/domain/list-options';
import { type BooleanFilter, NARROWING, type NarrowingKey } from '@/lib/domain/narrowing';
import type { OptionCounts } from '@/lib/domain/provider-list';
import { WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';
import type { Locale } from '@/lib/i18n/locales';
import { getFilterNames } from './filter-names';

type Option = SelectField['options'][number];

/** The filters with a select: its label, what it calls "no filter", and what it offers; that of areas depends on the place. */
const SELECTS = {
  emirate: ['emirate', 'allEmirates', EMIRATES],
  area: ['area', 'allAreas', []],
  washType: ['washType', 'allTypes', WASH_TYPE_OPTIONS],
  rating: ['rating', 'anyRating', RATING_OPTIONS],
  serviceMode: ['service', 'both', SERVICE_MODES],
  maxPrice: ['price', 'anyPrice', PRICE_OPTIONS],
} as const satisfies Record<Exclude<NarrowingKey, BooleanFilter | 'open' | 'bounds' | 'search'>, unknown>;
type SelectKey = keyof typeof SELECTS;

/** The four of Quick Search (product rule 5.2). */
const QUICK_SEARCH: SelectKey[] = ['emirate', 'washType', 'rating', 'serviceMode'];

/** The selects of Quick Search, with nothing chosen. */
export async function quickSearchFields(): Promise<SelectField[]> {
  const field = await fieldOf(NO_FILTER, null, []);
  return QUICK_SEARCH.map((key) => field(key));
}

/**
 * All selects of /services, set to a filter: where a place was chosen, its areas, too. With counts, each option says how many
 * providers it would show, and one that would show none can not be chosen.
 */
export async function filterFields(
  filter: ProviderFilter,
  counts: OptionCounts | null,
  areas: readonly CountedArea[],
): Promise<SelectField[]> {
  const [locale, field] = await Promise.all([getLocale(), fieldOf(filter, counts, areas)]);
  const ofPlace = areasOfPlace(filter, areas, locale);
  return (Object.keys(SELECTS) as SelectKey[])
    .filter((key) => key !== 'area' || ofPlace.length > 0)
    .map((key) => field(key, key === 'area' ? ofPlace : undefined));
}

/** The select of the six sort options, and of distance where a position is known. */
export async function sortField({ sort, near }: ProviderFilter): Promise<SelectField> {
  const t = await getTranslations();
  return {
    name: 'sort',
    label: t('filter.sort'),
    value: sort === NO_FILTER.sort ? undefined : sort,
    options: [...PROVIDER_SORTS, ...(near ? ['near' as const] : [])].map(
      (option) => [option === NO_FILTER.sort ? '' : option, t(`sort.${option}`)] as const,
    ),
  };
}

async function fieldOf(filter: ProviderFilter, counts: OptionCounts | null, areas: readonly CountedArea[]) {
  const [t, format, namesOf] = await Promise.all([
    getTranslations('filter'),
    getFormatter(),
    getFilterNames(areas),
  ]);
  return (key: SelectKey, offered: readonly (string | number)[] = SELECTS[key][2]): SelectField => {
    const [label, none] = SELECTS[key];
    const value = filter[key];
    // What was asked for by its address alone is an option as well, so that sending the form keeps it.
    const isOffered = value === undefined || offered.includes(value);
    const options = (isOffered ? offered : [...offered, value]).map((option): Option => {
      const [[, name] = ['', '']] = namesOf({ [key]: option });
      const number = counts?.[key] && (counts[key][option] ?? (offered.includes(option) ? 0 : undefined));
      if (number === undefined) return [String(option), name];
      return [String(option), `${name} (${format.number(number)})`, number === 0 && option !== value];
    });
    const { parameter } = NARROWING[key];
    return {
      name: parameter,
      label: t(label),
      value: value?.toString(),
      options: [['', t(none)], ...options],
    };
  };
}

/** The areas of the chosen emirate, or of that of the chosen area, by name. */
function areasOfPlace(
  { emirate, area }: ProviderFilter,
  areas: readonly CountedArea[],
  locale: Locale,
): string[] {
  const place = emirate ?? areas.find(({ slug }) => slug === area)?.emirate;
  const order = new Intl.Collator(locale);
  return areas
    .filter((known) => known.emirate === place)
    .sort(({ name: one }, { name: other }) => order.compare(one[locale], other[locale]))
    .map(({ slug }) => slug);
}
