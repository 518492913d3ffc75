import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Narrowing, narrowingOf, QUICK_FILTERS } from '@/lib/domain/narrowing';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { getFilterNames } from './filter-names';

/** The ways from a page of providers to fewer of them: what drivers ask for most, and all filters. */
export async function QuickFilters({ narrowing }: { narrowing: Narrowing }) {
  const [t, to, namesOf] = await Promise.all([getTranslations(), getLinks(), getFilterNames([])]);
  const others = narrowingOf({ ...QUICK_FILTERS, ...narrowing });
  return (
    <nav aria-label={t('filter.title')} className="chip-row no-print mb-4">
      <Link href={to(servicesRoute(narrowing))} className="chip" loading={t('list.loading')}>
        <Icon name="sliders-horizontal" />
        {t('list.narrow')}
      </Link>
      {namesOf(others)
        .filter(([key]) => narrowing[key] === undefined)
        .map(([key, name]) => (
          <Link
            key={key}
            href={to(servicesRoute({ ...narrowing, [key]: others[key] }))}
            className="chip"
            loading={t('list.loading')}
          >
            {name}
          </Link>
        ))}
    </nav>
  );
}
