import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Area } from '@/lib/domain/area';
import { type ProviderFilter } from '@/lib/domain/filter';
import { isNarrowed } from '@/lib/domain/narrowing';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { ChipRow } from './chip-row';
import { FilterChip } from './filter-chip';
import { getFilterNames } from './filter-names';

/** The active filters, each a link to the list without it. */
export async function FilterChips({ filter, areas }: { filter: ProviderFilter; areas: Area[] }) {
  const [t, to, namesOf] = await Promise.all([getTranslations(), getLinks(), getFilterNames(areas)]);
  if (!isNarrowed(filter)) return null;

  return (
    <ChipRow label={t('filter.chips')} className="no-print mt-2 lg:mt-4">
      {namesOf(filter).map(([key, name]) => (
        <FilterChip
          key={key}
          name={name}
          href={to(servicesRoute({ ...filter, [key]: undefined, page: 1 }))}
        />
      ))}
      <li>
        <Link href={to(servicesRoute())} className="chip border-transparent text-water-700 underline">
          {t('filter.clear')}
        </Link>
      </li>
    </ChipRow>
  );
}
