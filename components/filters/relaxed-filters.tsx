import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Area } from '@/lib/domain/area';
import type { RelaxedFilter } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { getFilterNames } from './filter-names';

/** What an empty list would show without one of its filters (product rule 5.10). */
export async function RelaxedFilters({ relaxed, areas }: { relaxed: RelaxedFilter[]; areas: Area[] }) {
  const [t, to, namesOf] = await Promise.all([getTranslations(), getLinks(), getFilterNames(areas)]);
  return relaxed.map(({ without, narrowing, count }) =>
    namesOf(without).map(([key, name]) => (
      <Link key={key} href={to(servicesRoute(narrowing))} className="chip" loading={t('list.loading')}>
        {t('filter.without', { name, count })}
      </Link>
    )),
  );
}
