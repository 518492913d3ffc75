import { getFormatter, getTranslations } from 'next-intl/server';
import { NearMe } from '@/components/search/near-me';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { NO_FILTER, type ProviderFilter, withoutPosition } from '@/lib/domain/filter';
import { isNarrowed } from '@/lib/domain/narrowing';
import {
  appliedFilter,
  type EmptyResultSuggestion,
  filterFromParsedQuery,
  type ParsedQuery,
  type ProviderList,
} from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import type { FilterNames } from './filter-fields';
import { ChipRow } from './list-links';

interface ActiveFiltersProps {
  filter: ProviderFilter;
  list: ProviderList;
  namesOf: FilterNames;
}

/**
 * Renders the filters of a list in one row: the chosen ones and those parsed from its search, each a link to the list without
 * it (product rule 5.4). The words of the search are not repeated, because the search field shows them.
 */
export async function ActiveFilters({ filter, list, namesOf }: ActiveFiltersProps) {
  const [t, to, format] = await Promise.all([getTranslations(), getLinks(), getFormatter()]);
  const { parsedQuery, usesParsedQuery } = list;
  const parsed = usesParsedQuery && parsedQuery && isMoreThanWords(parsedQuery) ? parsedQuery : undefined;
  const applied = parsed ? appliedFilter(filter, list) : { ...filter, search: undefined };
  const isSorted = filter.sort !== NO_FILTER.sort;
  const alternative =
    !usesParsedQuery && parsedQuery && isNarrowed(parsedQuery.narrowing) ? parsedQuery : undefined;
  if (!isNarrowed(applied) && !isSorted && !parsed && !alternative) return null;

  const corrected = Object.entries(parsed?.corrected ?? {});
  return (
    <>
      {corrected.length > 0 && (
        <p className="text-sm leading-snug lg:mt-2">
          {corrected.map(([typed, word]) => t('filter.corrected', { typed, word })).join(' ')}
        </p>
      )}
      <ChipRow label={t('filter.chips')}>
        {namesOf(applied).map(([key, name]) => (
          <FilterChip
            key={key}
            name={name}
            without={{ ...applied, search: parsed ? applied.search : filter.search, [key]: undefined }}
          />
        ))}
        {!isSorted && parsed?.sort && (
          <FilterChip name={t(`sort.${parsed.sort}`)} without={{ ...applied, sort: NO_FILTER.sort }} />
        )}
        {filter.sort === 'near' && <FilterChip name={t('sort.near')} without={withoutPosition(filter)} />}
        {parsed?.isNear && (
          <li>
            <NearMe className="button-quiet" filter={applied} />
          </li>
        )}
        {parsed && filter.search && (
          <li>
            <Link
              href={to(servicesRoute({ ...filter, search: `"${filter.search}"`, page: 1 }))}
              className="chip chip-plain"
            >
              {t('filter.searchExactly', { text: filter.search })}
            </Link>
          </li>
        )}
        {alternative && (
          <li>
            <Link
              href={to(servicesRoute(filterFromParsedQuery(filter, alternative)))}
              className="chip chip-plain"
              loading={t('list.loading')}
            >
              {t('filter.couldMean')} {format.list(namesOf(alternative.narrowing).map(([, name]) => name))}
            </Link>
          </li>
        )}
        {(isNarrowed({ ...filter, search: undefined }) || isSorted) && (
          <li className="no-print">
            <Link href={to(servicesRoute())} className="chip chip-plain">
              {t('filter.clear')}
            </Link>
          </li>
        )}
      </ChipRow>
    </>
  );
}

/** Whether a search was parsed as more than the words in its field. */
function isMoreThanWords({ narrowing, sort, isNear, corrected }: ParsedQuery): boolean {
  return isNarrowed(narrowing) || sort !== undefined || isNear || Object.keys(corrected).length > 0;
}

/** Renders a filter as a link to the list without it. */
async function FilterChip({ name, without }: { name: string; without: ProviderFilter }) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
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

interface EmptyListSuggestionsProps {
  suggestions: EmptyResultSuggestion[];
  namesOf: FilterNames;
}

/** Renders links from an empty list to the same list without one of its filters (product rule 5.10). */
export async function EmptyListSuggestions({ suggestions, namesOf }: EmptyListSuggestionsProps) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  if (suggestions.length === 0) return null;
  return (
    <ul className="empty-suggestions">
      {suggestions.flatMap(({ without, narrowing, count }) =>
        namesOf(without).map(([key, name]) => (
          <li key={key}>
            <Link href={to(servicesRoute(narrowing))} loading={t('list.loading')}>
              {t('filter.without', { name, count })}
              <Icon name="chevron-right" className="icon-directional" />
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}
