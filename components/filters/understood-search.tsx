import { getFormatter, getTranslations } from 'next-intl/server';
import { NearMe } from '@/components/search/near-me';
import { Link } from '@/components/ui/link';
import type { Area } from '@/lib/domain/area';
import type { ProviderFilter } from '@/lib/domain/filter';
import { isNarrowed } from '@/lib/domain/narrowing';
import { filterOf, type ProviderList } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { ChipRow } from './chip-row';
import { FilterChip } from './filter-chip';
import { getFilterNames } from './filter-names';

interface UnderstoodSearchProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: Area[];
}

/**
 * What a search was read as, each filter with a way to leave it out, and the way to the words themselves; or, where the
 * phrase was found as it is, the filters that its words name (product rule 5.4).
 */
export async function UnderstoodSearch({ filter, list, areas }: UnderstoodSearchProps) {
  const { understood, isUnderstood } = list;
  const [t, to, namesOf, format] = await Promise.all([
    getTranslations(),
    getLinks(),
    getFilterNames(areas),
    getFormatter(),
  ]);
  if (!filter.search || !understood) return null;
  const { narrowing, sort, isNear, corrected } = understood;
  const asFilter = filterOf(filter, understood);
  const { search } = asFilter;
  const names = namesOf(narrowing);
  if (!isUnderstood) {
    if (!isNarrowed(narrowing)) return null;
    return (
      <p className="understood">
        {t('filter.couldMean')}{' '}
        <Link href={to(servicesRoute(asFilter))} className="text-link" loading={t('list.loading')}>
          {format.list(names.map(([, name]) => name))}
        </Link>
      </p>
    );
  }
  const replaced = Object.entries(corrected);
  return (
    <div className="understood">
      {replaced.length > 0 && (
        <p>{replaced.map(([typed, word]) => t('filter.corrected', { typed, word })).join(' ')}</p>
      )}
      <ChipRow label={t('filter.understood')}>
        <li aria-hidden>{t('filter.understood')}</li>
        {names.map(([key, name]) => (
          <FilterChip key={key} name={name} href={to(servicesRoute({ ...asFilter, [key]: filter[key] }))} />
        ))}
        {sort && (
          <FilterChip name={t(`sort.${sort}`)} href={to(servicesRoute({ ...asFilter, sort: filter.sort }))} />
        )}
        {isNear && (
          <li>
            <NearMe className="button-quiet" />
          </li>
        )}
        {search && (
          <li>
            <bdi>{t('filter.textChip', { text: search })}</bdi>
          </li>
        )}
        <li>
          <Link
            href={to(servicesRoute({ ...filter, search: `"${filter.search}"`, page: 1 }))}
            className="text-link"
          >
            {t('filter.searchExactly', { text: filter.search })}
          </Link>
        </li>
      </ChipRow>
    </div>
  );
}
