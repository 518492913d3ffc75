import { NearMe } from '@/components/search/near-me';
import type { SelectField } from '@/components/ui/select';
import type { CountedArea } from '@/lib/domain/area';
import { FILTER_PARAMETERS, filterToQuery, type ProviderFilter } from '@/lib/domain/filter';
import { OPEN_TIME_FIELD } from '@/lib/domain/filter-parameters';
import {
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  type ListFilters,
  QUICK_FILTERS,
  toParameterValue,
} from '@/lib/domain/filters';
import { LIST_VIEWS } from '@/lib/domain/list-options';
import { USUAL_TIME } from '@/lib/domain/opening-hours';
import { type Condition, priceQueryOf, type ProviderList } from '@/lib/domain/provider-list';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { countChosen } from './active-filters';
import { filterFields, type FilterNames, sortField } from './filter-fields';
import { ViewLinks } from './list-links';
import { SearchForm, type Toggle } from './search-form';

interface ServicesFormProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: CountedArea[];
  kinds: readonly Kind[];
  namesOf: FilterNames;
  /** Text announced to screen readers when the list has changed. */
  results: string;
  /** The heading with the counts of the list. */
  heading: React.ReactNode;
  /** The chosen filters. */
  children: React.ReactNode;
}

/** The parameters of two groups in the bar. */
const WHERE = [FILTERS.emirate.parameter, FILTERS.area.parameter];
const WHEN = [FILTERS.open.parameter, OPEN_TIME_FIELD];

/** Renders the search, filters, sort order and view of /services (product rule 2.4). */
export async function ServicesForm({
  filter,
  list,
  areas,
  kinds,
  namesOf,
  results,
  heading,
  children,
}: ServicesFormProps) {
  const { t, to, format, locale } = await getIntl();
  const understood = understoodBy(filter, list);
  const said: ListFilters = Object.assign({}, ...[...understood.values()].map(({ anyOf }) => anyOf[0]));
  const shown = { ...filter, ...said };
  const chosenCount = countChosen(filter, list);
  // Another choice replaces the words of the search: what it finds is not known.
  const counts = { ...list.options };
  for (const key of understood.keys()) delete counts[key];
  const ofArea = areas.find(({ slug }) => slug === shown.area)?.emirate;
  const withoutArea = understood.get('area')?.without ?? filter.search ?? '';
  const fields = (await filterFields(shown, counts, { areas, kinds, namesOf })).map(
    ({ value, ...field }): SelectField => {
      const key = keyOf(field.name);
      // The emirate of the area: said by its name, without limiting the list.
      if (key === 'emirate' && value === undefined && ofArea)
        return { ...field, value, understood: { value: ofArea, without: withoutArea } };
      const without = key && understood.get(key)?.without;
      if (without === undefined || value === undefined) return { ...field, value };
      const usual = field.name === OPEN_TIME_FIELD ? USUAL_TIME : undefined;
      return { ...field, value: usual, understood: { value, without } };
    },
  );
  const inBar = (names: readonly string[]) => fields.filter(({ name }) => names.includes(name));
  const groups = [
    { name: t('filter.where'), fields: inBar(WHERE) },
    { name: t('filter.when'), fields: inBar(WHEN) },
    { name: t('filter.whichCar'), fields: inBar([FILTERS.car.parameter]) },
  ];
  const others = fields.filter(
    ({ name }) => !groups.some((group) => group.fields.some((field) => field.name === name)),
  );
  const limits = others.find(({ name }) => name === FILTERS.maxPrice.parameter)!;
  const pills = others.filter((field) => field !== limits);
  const { minPrice, maxPrice } = shown;
  // Near the visitor, a row of its own has the service mode and "Open now".
  const quick = filter.near ? { ...QUICK_FILTERS, serviceMode: undefined, open: undefined } : QUICK_FILTERS;
  // What the search says has a chip of its own.
  const offered = namesOf(quick).filter(([key]) => said[key] !== QUICK_FILTERS[key]);
  const toggles = offered.map(([key, name]): Toggle => {
    const { parameter } = FILTERS[key];
    const value = QUICK_FILTERS[key]!;
    const matches = list.options[key]?.[String(value)];
    const isOn = filter[key] === value;
    return {
      name: parameter,
      value: toParameterValue(key, value),
      label: name,
      count: matches ? format.number(matches) : undefined,
      isOn,
      isOption: fields.some((field) => field.name === parameter),
      isRepeated: others.some((field) => field.name === parameter),
      isDisabled: matches === 0 && !isOn,
      href: to(servicesRoute({ ...filter, [key]: isOn ? undefined : value, page: 1 })),
    };
  });
  const namesWithField = new Set(['q', 'min', 'sort', 'page', ...fields.map(({ name }) => name)]);
  for (const { name, isOn } of toggles) if (isOn) namesWithField.add(name);
  const hiddenFields = [...filterToQuery(filter)].filter(([name]) => !namesWithField.has(name));
  return (
    <SearchForm
      parameters={FILTER_PARAMETERS}
      // Remounts the form, so that its fields show the new filter.
      key={to(servicesRoute(filter))}
      action={to(servicesRoute())}
      countUrl={to({ name: 'providerCount', locale })}
      search={filter.search}
      minPrice={filter.minPrice}
      groups={groups}
      pills={pills}
      price={{
        limits: { ...limits, label: t('filter.limits') },
        chosen: namesOf({ minPrice, maxPrice })
          .map(([, name]) => name)
          .join(' · '),
      }}
      // Who is open comes first, then those that are on: visible without scrolling.
      toggles={toggles.sort((one, other) => rankOf(other) - rankOf(one))}
      nearMe={<NearMe filter={filter} typedSort={list.parsedQuery?.sort} />}
      chips={children}
      heading={heading}
      isEmpty={list.total === 0}
      sort={await sortField(filter, list)}
      chosenCount={chosenCount}
      hiddenFields={hiddenFields}
      isForAnyCar={priceQueryOf(filter, list).car === 'any'}
      showsMyCar={priceQueryOf(filter, list).car === undefined}
      views={<ViewToggle filter={filter} />}
      labels={{
        loading: t('list.loading'),
        results,
        search: t('filter.search'),
        what: t('filter.what'),
        placeholder: t('filter.searchPlaceholder'),
        title: t('filter.title'),
        quick: t('filter.quick'),
        open: t('filter.open'),
        openName: t('filter.openName', { chosen: chosenCount, total: list.total }),
        close: t('filter.close'),
        apply: t('filter.apply'),
        price: t('filter.price'),
        anyPrice: t('filter.anyPrice'),
        amount: t('filter.amount'),
        minimum: t('filter.minimum'),
      }}
    />
  );
}

/** Places the toggle of who is open before those that are on, and these before the others. */
function rankOf({ name, isOn }: Toggle): number {
  return Number(name === FILTERS.open.parameter) * 2 + Number(isOn);
}

/** Returns the conditions of a search that are one value of a filter of which none is chosen, the first of each. */
function understoodBy(filter: ProviderFilter, { parsedQuery }: ProviderList): Map<FilterKey, Condition> {
  const conditions = parsedQuery?.conditions ?? [];
  return new Map(
    [...conditions].reverse().flatMap((condition) => {
      const [key] = Object.keys(condition.anyOf[0] ?? {}) as FilterKey[];
      const isShown = !condition.not && condition.anyOf.length === 1 && key !== 'car';
      return isShown && key && filter[key] === undefined ? [[key, condition] as const] : [];
    }),
  );
}

/** Returns the filter of a field; the time belongs to the day. */
function keyOf(field: string): FilterKey | undefined {
  return field === OPEN_TIME_FIELD ? 'open' : FILTER_KEYS.find((key) => FILTERS[key].parameter === field);
}

/** Renders the switch between grid, list and map (product rule 2.9). */
async function ViewToggle({ filter }: { filter: ProviderFilter }) {
  const { t, to } = await getIntl('view');
  return (
    <ViewLinks
      label={t('label')}
      current={filter.view}
      links={LIST_VIEWS.map((view) => [view, t(view), to(servicesRoute({ ...filter, view }))])}
    />
  );
}
