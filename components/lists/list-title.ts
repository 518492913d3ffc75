import type { FilterNames } from '@/components/filters/filter-fields';
import type { ProviderFilter } from '@/lib/domain/filter';
import { filtersOf, type ListFilters } from '@/lib/domain/filters';
import { isNearMode } from '@/lib/domain/list-options';
import { LISTED_PRICE } from '@/lib/domain/list-options';
import type { Condition, ProviderList } from '@/lib/domain/provider-list';
import { kmNear } from '@/lib/domain/words/roads';
import { distanceFormat } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';

/** Characters of a heading that fit on one line of a phone. */
const MAX_HEADING = 34;

type FilterCondition = Pick<Condition, 'anyOf' | 'not'>;
type Listed = Pick<ProviderList, 'parsedQuery' | 'total' | 'fitting' | 'order'>;

/**
 * Returns what a list shows, as an answer: "8 car washes open now within 10 km of Dubai Marina", "Steam Cleaning in Sharjah for up to
 * AED 60"; undefined for the list of everything (product rule 2.4). The title has all of it, as the heading of a search or of an empty list has; others have what fits.
 */
export async function getListTitle(
  filter: ProviderFilter,
  list: Listed,
  namesOf: FilterNames,
): Promise<{ heading: string; title: string } | undefined> {
  const { t, format } = await getIntl('list');
  const near = await nearTo(filter, list, namesOf);
  let wanted = wantedOf(filter, list);
  // The choices of a list near the visitor say how far it goes.
  const isNearest = filter.near !== undefined && filter.radius === undefined && list.order === 'near';
  const isNamed = wanted.length > 0 || near !== undefined || isNearest;
  // A list that only holds the letters is of them: no "No car washes in Hatta" above one in Masfout.
  const isOfLetters = list.fitting === 0 && list.total > 0 && filter.search !== undefined;
  const text = isOfLetters ? filter.search : isNamed ? undefined : textOf(filter, list);
  if (!isNamed && text === undefined) return undefined;
  if (isOfLetters) wanted = wanted.filter(({ anyOf: [first], not }) => !not && isChosen(filter, first));

  const take = (key: keyof ListFilters) => {
    const isOf = ({ anyOf: [first], not }: FilterCondition) => !not && first?.[key] !== undefined;
    const taken = wanted.filter(isOf);
    wanted = wanted.filter((condition) => !isOf(condition));
    return taken;
  };
  const nameAll = (conditions: FilterCondition[]) => [...new Set(conditions.map(namesOf.ofCondition))];
  const listed = (conditions: FilterCondition[]) => format.list(nameAll(conditions), { type: 'unit' });
  const count = text === undefined ? list.fitting : list.total;
  const [areas, emirates] = [take('area'), take('emirate')];
  // "Self-Service in Deira · 24/7 Services": the hours are no kind beside another one.
  const [always, others] = partition(take('washType'), ({ anyOf }) => anyOf[0]?.washType === '247-services');
  const kinds = others.length > 0 ? others : always;
  if (kinds !== always) wanted = [...always, ...wanted];
  // An area that is not in the named emirate has none.
  const place = listed(areas.length === 0 ? emirates : list.fitting > 0 ? areas : [...areas, ...emirates]);
  // "Paint protection for up to AED 50" would be an answer.
  const isOfKinds = kinds.length > 0 && count > 0;
  // A kind alone would read as the name of a page.
  const isEverywhere =
    isOfKinds && !place && near === undefined && filter.near === undefined && !filter.bounds;
  const prices = [...take('minPrice'), ...take('maxPrice')];
  // A kind is no place that could be open.
  const isOpen =
    kinds.length === 0 && wanted.some(({ anyOf: [first], not }) => !not && first?.open === 'now');
  if (isOpen) take('open');
  const parts = [
    isOfKinds ? listed(kinds) : t('carWashes', { count, number: format.number(count) }),
    isOpen && t('openNow', { count }),
    place ? t('inPlace', { place }) : isEverywhere && t('inUae'),
    !isOfLetters && near,
    text && t('forText', { text }),
    await priceOf(prices),
  ].filter((part) => part !== false && part !== '' && part !== undefined);
  const details = [
    ...(isNearest ? [t('nearestFirst')] : []),
    ...nameAll(isOfKinds ? wanted : [...kinds, ...wanted]),
  ].map((name) => ` · ${name}`);
  const title = [parts.join(' '), ...details];
  // What was chosen stands beside it, but what was typed must be seen to be understood, and an empty list without one of its conditions
  // would read as if there were none at all.
  while (
    list.total > 0 &&
    filter.search === undefined &&
    title.length > 1 &&
    title.join('').length > MAX_HEADING
  )
    title.pop();
  return { title: [parts.join(' '), ...details].join(''), heading: title.join('') };
}

/** Returns the conditions of a list, the chosen ones first, but nothing of the position, nor a car that narrows nothing. */
function wantedOf(filter: ProviderFilter, { parsedQuery }: Listed): FilterCondition[] {
  const { serviceMode, ...others } = filter;
  const mode = filter.near && isNearMode(serviceMode) ? undefined : serviceMode;
  const chosen = filtersOf({
    ...others,
    serviceMode: mode,
    search: undefined,
    car: undefined,
    radius: undefined,
  });
  return [
    ...Object.entries(chosen).map(([key, value]) => ({ anyOf: [{ [key]: value }], not: false })),
    ...(parsedQuery?.conditions ?? []),
  ];
}

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function isChosen(filter: ProviderFilter, wanted: ListFilters | undefined): boolean {
  return Object.entries(wanted ?? {}).every(([key, value]) => filter[key as keyof ListFilters] === value);
}

/** Says what a list is near to, and how near. */
async function nearTo(
  { near, radius }: ProviderFilter,
  { parsedQuery }: Listed,
  namesOf: FilterNames,
): Promise<string | undefined> {
  const { t, format } = await getIntl('list');
  const within = (km: number) => format.number(km, distanceFormat(km));
  if (near && radius !== undefined) return t('withinOfYou', { distance: within(radius) });
  const areas = parsedQuery?.nearAreas ?? [];
  if (areas.length === 0) return undefined;
  const place = namesOf.ofCondition({ anyOf: areas.map((area) => ({ area })), not: false });
  return parsedQuery!.notes.includes('far')
    ? t('nearPlace', { place })
    : t('withinOf', { distance: within(kmNear(areas)), place });
}

/** Returns the text that a list was searched for, if it was read as nothing else. */
function textOf({ search }: ProviderFilter, { parsedQuery }: Listed): string | undefined {
  return parsedQuery === undefined || parsedQuery.words.length > 0 ? search : undefined;
}

/** Says the limits of a price. */
async function priceOf(conditions: readonly FilterCondition[]): Promise<string> {
  const { t, format } = await getIntl('list');
  const { minPrice, maxPrice }: ListFilters = Object.assign({}, ...conditions.map(({ anyOf }) => anyOf[0]));
  const [low, high] = [minPrice, maxPrice].map((price) => format.number(price ?? 0));
  if (minPrice !== undefined && maxPrice !== undefined)
    return t('priceBetween', { low: low!, high: high!, count: maxPrice });
  if (maxPrice !== undefined) return t('priceUpTo', { price: high!, count: maxPrice });
  if (minPrice === LISTED_PRICE) return t('priced');
  return minPrice === undefined ? '' : t('priceFrom', { price: low!, count: minPrice });
}
