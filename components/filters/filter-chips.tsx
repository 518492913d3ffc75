import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Area } from '@/lib/domain/area';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { isNarrowed } from '@/lib/domain/narrowing';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { ChipRow } from './chip-row';
import { FilterChip } from './filter-chip';
import { getFilterNames } from './filter-names';

/** The active filters, each a link to the list without it; on a phone the sort option, too, whose select is a sign there. */
export async function FilterChips({ filter, areas }: { filter: ProviderFilter; areas: Area[] }) {
  const [t, to, namesOf] = await Promise.all([getTranslations(), getLinks(), getFilterNames(areas)]);
  const isSorted = filter.sort !== NO_FILTER.sort;
  if (!isNarrowed(filter) && !isSorted) return null;

  return (
    <ChipRow label={t('filter.chips')} className={`mt-2 lg:mt-4 ${isNarrowed(filter) ? '' : 'sm:hidden'}`}>
      {namesOf(filter).map(([key, name]) => (
        <FilterChip
          key={key}
          name={name}
          href={to(servicesRoute({ ...filter, [key]: undefined, page: 1 }))}
        />
      ))}
      {isSorted && (
        <FilterChip
          name={t(`sort.${filter.sort}`)}
          href={to(servicesRoute({ ...filter, sort: NO_FILTER.sort, page: 1 }))}
          className="sm:hidden"
        />
      )}
      <li className="no-print">
        <Link href={to(servicesRoute())} className="chip border-transparent text-water-700 underline">
          {t('filter.clear')}
        </Link>
      </li>
    </ChipRow>
  );
}
