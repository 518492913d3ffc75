import { type ListFilters, QUICK_FILTERS } from '@/lib/domain/filters';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { getFilterNames } from './filter-fields';
import { ListBar } from './list-bar';

interface QuickFiltersProps {
  filters: ListFilters;
  /** Number of providers in the list. */
  count: number;
  /** Additional buttons. */
  children?: React.ReactNode;
}

/**
 * Renders links that narrow the list of a page (to all filters, the map and each quick filter) and the choice of the visitor's
 * car.
 */
export async function QuickFilters({ filters, count, children }: QuickFiltersProps) {
  const { t, to } = await getIntl();
  const namesOf = await getFilterNames();
  const others = namesOf(QUICK_FILTERS)
    .filter(([key]) => filters[key] === undefined)
    .sort(([one], [other]) => Number(other === 'open') - Number(one === 'open'));
  return (
    <ListBar
      label={t('filter.quick')}
      loading={t('list.loading')}
      filters={{ href: to(servicesRoute(filters)), name: t('filter.open') }}
      map={{ href: to(servicesRoute({ ...filters, view: 'map' })), name: t('view.map') }}
      links={others.map(
        ([key, name]) => [to(servicesRoute({ ...filters, [key]: QUICK_FILTERS[key] })), name] as const,
      )}
      hasPrices={count > 0}
    >
      {children}
    </ListBar>
  );
}
