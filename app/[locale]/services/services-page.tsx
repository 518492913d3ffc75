import { getFormatter, getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { FilterChips } from '@/components/filters/filter-chips';
import { getFilterNames, wantedName } from '@/components/filters/filter-names';
import { LeftOut } from '@/components/filters/left-out';
import { RelaxedFilters } from '@/components/filters/relaxed-filters';
import { ServicesForm } from '@/components/filters/services-form';
import { UnderstoodSearch } from '@/components/filters/understood-search';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/lists/empty-list';
import { ListCounts } from '@/components/lists/list-counts';
import { FEW_PROVIDERS, OwnerInvitation } from '@/components/lists/owner-invitation';
import { Pagination } from '@/components/lists/pagination';
import { StatisticsBanner } from '@/components/lists/statistics-banner';
import { ViewToggle } from '@/components/lists/view-toggle';
import { NearMe } from '@/components/search/near-me';
import { Link } from '@/components/ui/link';
import { keepLastGoodPage } from '@/lib/data/cache';
import { readCountedAreas } from '@/lib/data/counted-areas';
import { findForVisitor } from '@/lib/data/missed-searches';
import { readTotals } from '@/lib/data/providers';
import { readRelaxedFilters } from '@/lib/data/relaxed-filters';
import type { ProviderFilter } from '@/lib/domain/filter';
import { NO_PROVIDERS } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';

interface ServicesPageProps {
  filter: ProviderFilter;
  isPrerendered?: boolean;
}

/** All services, narrowed by a filter (product rule 2.4). */
export async function ServicesPage({ filter, isPrerendered }: ServicesPageProps) {
  const [t, to, read, statistics, counted] = await Promise.all([
    getTranslations(),
    getLinks(),
    findForVisitor(filter),
    readTotals(),
    readCountedAreas(),
  ]);
  if (isPrerendered) keepLastGoodPage(read, statistics, counted);
  const format = await getFormatter();
  const areas = counted.ok ? counted.value : [];
  const names = new Map((await getFilterNames(areas))(filter));
  const list = read.ok ? read.value : NO_PROVIDERS;
  const relaxed = read.ok && list.total === 0 ? await readRelaxedFilters(filter, list) : [];
  const total = statistics.ok ? statistics.value.all : list.total;
  const number = format.number(list.total);
  const shown = list.isCapped ? t('list.capped', { count: number }) : number;
  return (
    <SitePage route={servicesRoute(filter)}>
      <PageHeader
        title={t('list.title')}
        here={t('nav.services')}
        isCompact
        text={<span className="max-sm:sr-only">{t('list.subtitle')}</span>}
      >
        <div className="no-print mt-2 lg:mt-6">
          <StatisticsBanner statistics={statistics.ok ? statistics.value : statistics.reason} />
        </div>
      </PageHeader>
      <div className="container-page pt-2 lg:pt-5">
        <ServicesForm
          filter={filter}
          list={list}
          areas={areas}
          results={t('list.showing', { shown, total: format.number(total) })}
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:mt-4">
          <div className="min-w-0 flex-1">
            <ListCounts {...list} shown={shown} total={total} />
          </div>
          <NearMe className="button-quiet sign max-sm:px-3" />
          <ViewToggle filter={filter} />
        </div>
        <FilterChips filter={filter} areas={areas} />
        <UnderstoodSearch filter={filter} list={list} areas={areas} />
        <div className="mt-4">
          {list.total > 0 ? (
            <>
              <h2 className="sr-only">{t('nav.services')}</h2>
              <ProviderCards
                providers={list.providers}
                view={filter.view}
                isList
                wish={{ kind: filter.washType && wantedName(filter.washType, t), area: names.get('area') }}
              />
              <Pagination
                page={list.page}
                total={list.total}
                routeOf={(page) => servicesRoute({ ...filter, page })}
              />
              {list.total <= FEW_PROVIDERS && <OwnerInvitation />}
            </>
          ) : (
            <EmptyList title={t('list.empty')} text={t('list.emptyText')}>
              <RelaxedFilters relaxed={relaxed} areas={areas} />
              <Link href={to(servicesRoute())} className="button button-water">
                {t('filter.clear')}
              </Link>
            </EmptyList>
          )}
          <LeftOut filter={filter} list={list} />
        </div>
      </div>
      <div id="viewed" />
    </SitePage>
  );
}
