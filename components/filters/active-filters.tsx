import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type ProviderFilter, withoutPosition } from '@/lib/domain/filter';
import { type FilterKey, filtersOf, hasFilters, QUICK_FILTERS } from '@/lib/domain/filters';
import { isNearMode, isOfferedRadius } from '@/lib/domain/list-options';
import {
  comparesPrices,
  type Condition,
  type ParsedQuery,
  type ProviderList,
} from '@/lib/domain/provider-list';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import type { FilterNames } from './filter-fields';
import { ChipRow } from './list-links';

interface ActiveFiltersProps {
  filter: ProviderFilter;
  list: ProviderList;
  namesOf: FilterNames;
  /** Whether the choices of a list near the visitor are shown as well. */
  hasNearBar?: boolean;
}

/**
 * Renders the filters of a list: the chosen ones, each a link to the list without it, and what its search means, each a link to
 * the search without those words (product rule 5.4). The search itself is in its field, and quick filters are pressed chips in
 * the same row.
 */
export async function ActiveFilters({ filter, list, namesOf, hasNearBar }: ActiveFiltersProps) {
  const { t, to } = await getIntl();
  const { parsedQuery: parsed } = list;
  // Every search holds the visitor's car, but only a price makes it a filter.
  const car = comparesPrices(filter, list) ? filter.car : undefined;
  const all = { ...filter, search: undefined, car };
  const chosen = withoutQuickFilters(hasNearBar ? withoutNearChoices(all) : all);
  const isSorted = filter.sort !== undefined && !hasNearBar;
  const hasMeaning = parsed !== undefined && isMoreThanWords(parsed);
  // What the bar shows is changed there.
  const isNarrowed = isSorted || hasFilters(hasNearBar ? chosen : all);
  if (!isNarrowed && !hasMeaning) return null;

  const withSearch = (search: string | undefined) => ({ ...filter, search: search || undefined });
  // What is chosen and said as well goes at once.
  const withoutWordsOf = (key: FilterKey) =>
    parsed?.conditions.find((condition) => key in (condition.anyOf[0] ?? {}) && isChosen(all, condition))
      ?.without ?? filter.search;
  const nameOf = (condition: Condition) => {
    const car = condition.not ? undefined : condition.anyOf[0]?.car;
    return car ? t('car.mine', { car: t(`car.short.${car}`) }) : namesOf.ofCondition(condition);
  };
  return (
    <ChipRow label={t('filter.chips')}>
      {namesOf(chosen).map(([key, name]) => (
        <FilterChip
          key={key}
          name={name}
          without={{ ...withSearch(withoutWordsOf(key)), [key]: undefined }}
        />
      ))}
      {parsed?.conditions
        .filter((condition) => !isChosen(all, condition))
        .map((condition) => (
          <FilterChip
            key={JSON.stringify(condition.anyOf)}
            name={nameOf(condition)}
            without={withSearch(condition.without)}
          />
        ))}
      {parsed && parsed.nearAreas.length > 0 && (
        <FilterChip
          name={t('filter.nearArea', {
            area: namesOf.ofCondition({ anyOf: parsed.nearAreas.map((area) => ({ area })), not: false }),
          })}
          without={withSearch(parsed.without.near)}
        />
      )}
      {parsed?.sort && !filter.sort && (
        <FilterChip name={t(`sort.${parsed.sort}`)} without={withSearch(parsed.without.sort)} />
      )}
      {filter.sort === 'near' && !hasNearBar && (
        <FilterChip name={t('sort.near')} without={withoutPosition(filter)} />
      )}
      {hasMeaning && filter.search && (
        <li>
          <Link
            href={to(servicesRoute({ ...filter, search: `"${filter.search}"`, page: 1 }))}
            className="chip chip-plain"
          >
            {t('filter.searchExactly', { text: filter.search })}
          </Link>
        </li>
      )}
      {isNarrowed && (
        <li className="no-print">
          <Link href={to(servicesRoute())} className="chip chip-plain">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ChipRow>
  );
}

/** Counts what a list was asked for: the filters that were chosen, and what its search means besides them. */
export function countChosen(filter: ProviderFilter, list: ProviderList): number {
  const all = { ...filter, search: undefined, car: comparesPrices(filter, list) ? filter.car : undefined };
  const { conditions = [], nearAreas = [], sort = undefined } = list.parsedQuery ?? {};
  const said = conditions.filter((condition) => !isChosen(all, condition)).length;
  const orders = Number(nearAreas.length > 0) + Number(sort !== undefined && !filter.sort);
  return Object.keys(filtersOf(all)).length + said + orders;
}

/** Returns a filter without the chosen quick filters. */
function withoutQuickFilters(filter: ProviderFilter): ProviderFilter {
  const quick = Object.keys(QUICK_FILTERS) as (keyof typeof QUICK_FILTERS)[];
  const pressed = quick.filter((key) => filter[key] === QUICK_FILTERS[key]);
  return { ...filter, ...Object.fromEntries(pressed.map((key) => [key, undefined])) };
}

/** Returns a filter without what the bar of a list near the visitor shows. */
function withoutNearChoices({ serviceMode, ...filter }: ProviderFilter): ProviderFilter {
  const others = { ...filter, radius: isOfferedRadius(filter.radius) ? undefined : filter.radius };
  return isNearMode(serviceMode) ? others : { ...others, serviceMode };
}

/** Whether a condition of the search was also chosen, with the same value. */
function isChosen(chosen: ProviderFilter, { anyOf, not }: Condition): boolean {
  const [[key, value] = []] = Object.entries(anyOf[0] ?? {});
  return !not && anyOf.length === 1 && value !== undefined && chosen[key as FilterKey] === value;
}

/** Whether a search means more than the words in its field. */
function isMoreThanWords({ conditions, sort, nearAreas, corrected }: ParsedQuery): boolean {
  return conditions.length + nearAreas.length + Object.keys(corrected).length > 0 || sort !== undefined;
}

/** Renders a filter as a link to the list without it. */
async function FilterChip({ name, without }: { name: string; without: ProviderFilter }) {
  const { t, to } = await getIntl();
  return (
    <li>
      <Link
        href={to(servicesRoute({ ...without, page: 1 }))}
        className="chip"
        aria-label={t('filter.remove', { name })}
        loading={t('list.loading')}
      >
        <bdi>{name}</bdi>
        <Icon name="x" className="no-print size-4" />
      </Link>
    </li>
  );
}
