import { getTranslations } from 'next-intl/server';
import { type Narrowing, QUICK_FILTERS } from '@/lib/domain/narrowing';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { getFilterNames } from './filter-names';
import { QuickFilterLinks } from './quick-filter-links';

/** The ways from a page of providers to fewer of them: all filters, and what drivers ask for most. */
export async function QuickFilters({ narrowing }: { narrowing: Narrowing }) {
  const [t, to, namesOf] = await Promise.all([getTranslations(), getLinks(), getFilterNames([])]);
  const others = namesOf(QUICK_FILTERS).filter(([key]) => narrowing[key] === undefined);
  return (
    <QuickFilterLinks
      label={t('filter.quick')}
      loading={t('list.loading')}
      links={[
        [to(servicesRoute(narrowing)), t('list.narrow')],
        ...others.map(
          ([key, name]) => [to(servicesRoute({ ...narrowing, [key]: QUICK_FILTERS[key] })), name] as const,
        ),
      ]}
    />
  );
}
