import { getTranslations } from 'next-intl/server';
import type { SelectField } from '@/components/ui/select';
import type { Area, CountedArea } from '@/lib/domain/area';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { OPEN_TIME_FIELD } from '@/lib/domain/filter-parameters';
import {
  type BooleanFilter,
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  filtersOf,
  isBooleanFilter,
  isSelectFilter,
  type ListFilters,
  QUICK_SEARCH,
  type SelectFilter,
  toParameterValue,
} from '@/lib/domain/filters';
import {
  isNearMode,
  isServiceMode,
  LISTED_PRICE,
  type ListOrder,
  PROVIDER_SORTS,
} from '@/lib/domain/list-options';
import {
  boundOf,
  DAY_MINUTES,
  DAYS,
  isAboutNow,
  minuteOfWeek,
  type OpenAt,
  splitDayAndTime,
  USUAL_TIME,
} from '@/lib/domain/opening-hours';
import type { Condition, OptionCounts, ProviderList } from '@/lib/domain/provider-list';
import { isWashType, isWashTypeOption, type Kind, WASH_TYPE_OPTIONS } from '@/lib/domain/wash-types';
import { type Road, ROADS } from '@/lib/domain/words/roads';
import { distanceFormat, formatClock, formatLongWeekday, formatTime } from '@/lib/i18n/formatters';
import type { Locale } from '@/lib/i18n/locales';
import type { Intl as PageIntl } from '@/lib/i18n/provider-texts';
import { getIntl, getIntlIn } from '@/lib/routing/get-intl';

type SelectOption = SelectField['options'][number];

/** Returns the selects of Quick Search, with nothing chosen. */
export async function quickSearchFields(): Promise<SelectField[]> {
  const field = await getFieldBuilder(NO_FILTER, {}, await getFilterNames());
  return QUICK_SEARCH.map((key) => field(key));
}

/**
 * Returns the selects of /services, set to a filter; the select of areas only if a place is chosen, and below the wash types of Quick
 * Search all other kinds. With counts, each option shows its number of providers, and those without any are disabled.
 */
export async function filterFields(
  filter: ProviderFilter,
  counts: OptionCounts,
  { areas, kinds, namesOf }: { areas: readonly CountedArea[]; kinds: readonly Kind[]; namesOf: FilterNames },
): Promise<SelectField[]> {
  const { locale } = await getIntl();
  const field = await getFieldBuilder(filter, counts, namesOf);
  const areaSlugs = areasOfPlace(filter, areas, locale);
  const open = await openFields(filter, counts);
  return FILTER_KEYS.flatMap((key) => {
    if (key === 'open') return open;
    if (key === 'washType') return field(key, washTypeOptions(kinds));
    if (key === 'area') return areaSlugs.length > 0 ? field(key, areaSlugs) : [];
    return isSelectFilter(key) ? field(key) : [];
  });
}

/** Returns the wash types of Quick Search, then the kinds that are none of them. */
function washTypeOptions(kinds: readonly Kind[]): string[] {
  const others = kinds.map(({ slug, washType }) => washType ?? slug);
  return [...new Set<string>([...WASH_TYPE_OPTIONS, ...others])];
}

const HALF_HOURS = Array.from({ length: DAY_MINUTES / 30 }, (_, index) => index * 30);

/**
 * Returns the two selects of the "open" filter: now or a day, and the time on that day. Two plain fields, so that the form works
 * without JavaScript; styles hide the second one until a day is chosen.
 */
async function openFields({ open }: ProviderFilter, counts: OptionCounts): Promise<SelectField[]> {
  const { t, format, locale } = await getIntl('filter');
  const [day, time = USUAL_TIME] = open ? splitDayAndTime(open) : [];
  const now = counts.open?.now;
  const times = new Map(
    HALF_HOURS.map((minute) => [formatClock(minute).replace(':', ''), formatTime(minute, locale)]),
  );
  // A time that came from the URL must be an option, or submitting the form would lose it.
  if (!times.has(time))
    times.set(time, formatTime(Number(time.slice(0, 2)) * 60 + Number(time.slice(2)), locale));
  return [
    {
      name: FILTERS.open.parameter,
      label: t('opening'),
      value: day,
      options: [
        ['', t('anyTime')],
        [
          'now',
          now === undefined ? t('openNow') : `${t('openNow')} (${format.number(now)})`,
          now === 0 && day !== 'now',
        ],
        ['today', t('openToday')],
        ...DAYS.map((name, index) => [name, formatLongWeekday(index * DAY_MINUTES, locale)] as const),
      ],
    },
    { name: OPEN_TIME_FIELD, label: t('at'), value: time, options: [...times].sort() },
  ];
}

/**
 * Returns the select of sort orders, set to the one that the list has. Distance is among them if distances are measured, and one that
 * only the words of its search reach while they stand; that of the list without a choice is the option without a value.
 */
export async function sortField(
  { near }: ProviderFilter,
  { order, usualOrder, parsedQuery }: Pick<ProviderList, 'order' | 'usualOrder' | 'parsedQuery'>,
): Promise<SelectField> {
  const t = await getTranslations();
  const isMeasured = near !== undefined || (parsedQuery?.nearAreas ?? []).length > 0;
  const offered = new Set<ListOrder>([...PROVIDER_SORTS, ...(isMeasured ? ['near' as const] : [])]);
  const orders = offered.has(usualOrder) ? [...offered] : [usualOrder, ...offered];
  return {
    name: 'sort',
    label: t('filter.sort'),
    value: order === usualOrder ? undefined : order,
    options: orders.map((option) => [option === usualOrder ? '' : option, t(`sort.${option}`)] as const),
  };
}

/** Returns a function that builds the select of a filter, with the given options instead of the usual ones. */
async function getFieldBuilder(filter: ProviderFilter, counts: OptionCounts, namesOf: FilterNames) {
  const { t, format } = await getIntl('filter');
  return (
    key: SelectFilter,
    offered: readonly (string | number)[] = FILTERS[key].select.options,
  ): SelectField => {
    const { parameter, select } = FILTERS[key];
    const value = filter[key];
    // A value that came from the URL must be an option, or submitting the form would lose it.
    const isOffered = value === undefined || offered.includes(value);
    const options = (isOffered ? offered : [...offered, value]).map((option): SelectOption => {
      const [[, name] = ['', '']] = namesOf({ [key]: option });
      const number = counts[key] && (counts[key][option] ?? (offered.includes(option) ? 0 : undefined));
      const sent = toParameterValue(key, option as never);
      if (number === undefined) return [sent, name];
      return [sent, `${name} (${format.number(number)})`, number === 0 && option !== value];
    });
    return {
      name: parameter,
      label: t(select.label),
      value: value === undefined ? undefined : toParameterValue(key, value),
      options: [['', t(select.none)], ...options],
    };
  };
}

/** Returns the slugs of the areas of the chosen emirate, or of the chosen area's emirate, sorted by name. */
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

/** What names of filters are made from: translations, formatters and the names of areas and kinds. */
interface NamingContext extends Pick<PageIntl, 't' | 'format' | 'locale'> {
  areas: readonly (Area | Road)[];
  kinds: readonly Kind[];
}

const OPEN_TEXTS = { at: 'filter.openAt', until: 'filter.openUntil', before: 'filter.openBefore' } as const;

const NAMES: {
  [K in Exclude<FilterKey, BooleanFilter>]-?: (
    value: NonNullable<ListFilters[K]>,
    context: NamingContext,
  ) => string;
} = {
  emirate: (emirate, { t }) => t(`emirates.${emirate}.name`),
  area: (slug, context) => nameOf(slug, context.areas, context),
  washType: washTypeName,
  rating: (rating, { t, format }) =>
    t('filter.ratingOption', { rating: format.number(rating, { minimumFractionDigits: 1 }) }),
  serviceMode: (mode, { t }) => (isServiceMode(mode) || isNearMode(mode) ? t(`filter.${mode}`) : mode),
  open: (open, { t, locale }) =>
    isAboutNow(open)
      ? t(open === 'now' ? 'filter.openNow' : 'filter.openToday')
      : t(OPEN_TEXTS[boundOf(open) ?? 'at'], dayAndTime(open, locale)),
  minPrice: (price, { t, format }) =>
    price === LISTED_PRICE
      ? t('filter.priced')
      : t('filter.minPrice', { price: format.number(price), count: price }),
  maxPrice: (price, { t, format }) => t('filter.priceOption', { price: format.number(price), count: price }),
  car: (car, { t }) => t(`car.${car}`),
  radius: (kilometres, { t, format }) =>
    t('filter.within', { distance: format.number(kilometres, distanceFormat(kilometres)) }),
  bounds: (_bounds, { t }) => t('filter.bounds'),
  search: (text, { t }) => t('filter.textChip', { text }),
};

/** Names filters, and conditions of searches. */
export interface FilterNames {
  (filters: ListFilters): [FilterKey, string][];
  ofCondition: (condition: Pick<Condition, 'anyOf' | 'not'>) => string;
  /** The name of an area with its emirate, as a search finds it. */
  ofPlace: (slug: string) => string;
}

/**
 * Returns a function that names the filters that are set, in the page's language; unknown areas and kinds by their slugs, with
 * hyphens replaced by spaces.
 * @param given the language in route handlers, which have no page
 */
export async function getFilterNames(
  areas: readonly Area[] = [],
  kinds: readonly Kind[] = [],
  given?: Locale,
): Promise<FilterNames> {
  const { t, format, locale } = await (given ? getIntlIn(given) : getIntl());
  const context: NamingContext = { t, format, locale, areas: [...areas, ...ROADS], kinds };
  const namesOf = (filters: ListFilters) =>
    (Object.entries(filtersOf(filters)) as [FilterKey, never][]).map(([key, value]): [FilterKey, string] => [
      key,
      isBooleanFilter(key) ? t(`filter.${FILTERS[key].parameter}`) : NAMES[key](value, context),
    ]);
  const ofPlace = (slug: string) => {
    const area = areas.find((known) => known.slug === slug);
    return area ? `${area.name[locale]} ${t(`emirates.${area.emirate}.name`)}` : slug;
  };
  // "Dubai or Sharjah", "not Automatic"; areas of the same name with their emirates
  const ofCondition = ({ anyOf, not }: Pick<Condition, 'anyOf' | 'not'>) => {
    const names = anyOf.map((filters) => namesOf(filters)[0]?.[1] ?? '');
    const isShared = (name: string) => names.filter((other) => other === name).length > 1;
    const placed = names.map((name, place) => (isShared(name) ? ofPlace(anyOf[place]!.area ?? name) : name));
    const name = format.list(placed, { type: 'disjunction' });
    return not ? t('filter.not', { name }) : name;
  };
  return Object.assign(namesOf, { ofCondition, ofPlace });
}

/** Formats the day and the time of a time of the week: "Friday", "21:30". */
function dayAndTime(openAt: OpenAt, locale: Locale): { day: string; time: string } {
  const minute = minuteOfWeek(openAt, 0);
  return { day: formatLongWeekday(minute, locale), time: formatTime(minute, locale) };
}

/** Returns the name of a wash type as in Quick Search, or of a kind; other text is returned with hyphens replaced by spaces. */
function washTypeName(washType: string, context: NamingContext): string {
  return isWashType(washType) || isWashTypeOption(washType)
    ? context.t(`washTypeOptions.${washType}`)
    : nameOf(washType, context.kinds, context);
}

function nameOf(slug: string, rows: readonly (Area | Road | Kind)[], { locale }: NamingContext): string {
  return rows.find((row) => row.slug === slug)?.name[locale] ?? slug.replaceAll('-', ' ');
}
