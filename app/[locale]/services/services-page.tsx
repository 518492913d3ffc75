import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { ActiveFilters, EmptyListSuggestions } from '@/components/filters/active-filters';
import { getFilterNames } from '@/components/filters/filter-fields';
import { ServicesForm } from '@/components/filters/services-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { ComeToYou } from '@/components/lists/come-to-you';
import { EmptyList, FEW_PROVIDERS, OwnerInvitation } from '@/components/lists/empty-list';
import { ListCounts, ProvidersWithoutFacts } from '@/components/lists/list-counts';
import { MapList } from '@/components/lists/map-list';
import { Pagination } from '@/components/lists/pagination';
import { PositionOutsideNotice } from '@/components/lists/position-outside-notice';
import { RecentlyViewed } from '@/components/saved/recently-viewed';
import { StatisticsBanner } from '@/components/statistics/statistics-banner';
import { Link } from '@/components/ui/link';
import { keepLastGoodPage, type Result } from '@/lib/data/cache';
import { readEmptyResultSuggestions, readForVisitor } from '@/lib/data/empty-results';
import { readAreas, readKinds } from '@/lib/data/lookups';
import { dropPositionOutsideEmirates } from '@/lib/data/position';
import { readProviders } from '@/lib/data/providers';
import { readCountedAreas, readTotals } from '@/lib/data/stats';
import type { ProviderFilter } from '@/lib/domain/filter';
import { minuteOfWeek } from '@/lib/domain/opening-hours';
import { NO_PROVIDERS } from '@/lib/domain/provider-list';
import { isWashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata, withPageNumber } from '@/lib/seo/metadata';

interface ServicesPageProps {
  filter: ProviderFilter;
  isPrerendered?: boolean;
}

/** Renders the list of providers that match a filter (product rule 2.4). */
export async function ServicesPage({ filter: requested, isPrerendered }: ServicesPageProps) {
  const filter = await dropPositionOutsideEmirates(requested);
  const isOutside = requested.near !== filter.near;
  const [t, to, read, statistics, counted, kinds] = await Promise.all([
    getTranslations(),
    getLinks(),
    readForVisitor(filter),
    readTotals(),
    readCountedAreas(),
    readKinds(),
  ]);
  if (isPrerendered) keepLastGoodPage(read, statistics, counted, kinds);
  const format = await getFormatter();
  const areas = counted.ok ? counted.value : [];
  const namesOf = await getFilterNames(areas, valuesOf(kinds));
  const names = new Map(namesOf(filter));
  const list = read.ok ? read.value : NO_PROVIDERS;
  const suggestions = read.ok && list.total === 0 ? await readEmptyResultSuggestions(filter, list) : [];
  const total = statistics.ok ? statistics.value.all : list.total;
  const shown = format.number(list.total);
  const isMap = filter.view === 'map' && list.total > 0;
  const isNear = filter.sort === 'near' && filter.page === 1 && !filter.serviceMode;
  // "Mobile Car Wash" in a message, where Quick Search says "Mobile".
  const kind =
    filter.washType && isWashType(filter.washType)
      ? t(`washTypes.${filter.washType}.name`)
      : names.get('washType');
  const chatDetails = { kind, area: names.get('area') };
  // A chosen time, or one named in the search; cards show the state at that time.
  const parsedOpen = list.usesParsedQuery ? list.parsedQuery?.narrowing.open : undefined;
  const chosenTime = [filter.open, parsedOpen].find((open) => open && open !== 'now');
  const openAt = chosenTime && minuteOfWeek(chosenTime, 0);
  const counts = <ListCounts list={list} shown={shown} total={total} />;
  const banner = <StatisticsBanner statistics={statistics.ok ? statistics.value : statistics.reason} />;
  return (
    <SitePage route={servicesRoute(requested)}>
      <PageHeader
        title={t('list.title')}
        currentPage={t('nav.services')}
        isCompact
        text={<span className={isMap ? 'sr-only' : 'max-sm:sr-only'}>{t('list.subtitle')}</span>}
      >
        {!statistics.ok && banner}
      </PageHeader>
      <div className="container-page pt-2 lg:pt-5">
        <ServicesForm
          filter={filter}
          list={list}
          areas={areas}
          namesOf={namesOf}
          count={shown}
          results={t('list.showing', { shown, total: format.number(total) })}
        />
        <ActiveFilters filter={filter} list={list} namesOf={namesOf} />
        {isOutside && <PositionOutsideNotice />}
        {isNear && !isMap && list.total > 0 && (
          <ComeToYou filter={filter} openAt={openAt} providers={await readMobileProviders(filter)} />
        )}
        {!isMap && counts}
        <div>
          {isMap ? (
            <MapList
              filter={filter}
              list={list}
              areas={areas}
              openAt={openAt}
              chatDetails={chatDetails}
              counts={counts}
            />
          ) : list.total > 0 ? (
            <>
              <ProviderCards
                providers={list.providers}
                view={filter.view}
                isList
                openAt={openAt}
                chatDetails={chatDetails}
              />
              <Pagination
                page={list.page}
                total={list.total}
                routeOf={(page) => servicesRoute({ ...filter, page })}
              />
              {list.total <= FEW_PROVIDERS && <OwnerInvitation />}
            </>
          ) : (
            <EmptyList
              title={t('list.empty')}
              text={t('list.emptyText')}
              suggestions={<EmptyListSuggestions suggestions={suggestions} namesOf={namesOf} />}
            >
              <Link href={to(servicesRoute())} className="button button-water">
                {t('filter.clear')}
              </Link>
            </EmptyList>
          )}
          <ProvidersWithoutFacts filter={filter} list={list} />
        </div>
        {statistics.ok && banner}
      </div>
      <RecentlyViewed />
    </SitePage>
  );
}

/** Number of mobile providers above a list sorted by distance. */
const MAX_MOBILE = 3;
/** Milliseconds; short, because these providers are read after the list. */
const MOBILE_TIMEOUT = 400;

/** Reads the nearest mobile providers; none if they cannot be read in time. */
async function readMobileProviders(filter: ProviderFilter) {
  const read = await readProviders({ ...filter, serviceMode: 'mobile' }, { timeout: MOBILE_TIMEOUT });
  return read.ok ? read.value.providers.slice(0, MAX_MOBILE) : [];
}

/** Returns the metadata of a list; the title names its filters and page number. */
export async function servicesMetadata(filter: ProviderFilter) {
  const [t, format, locale] = await Promise.all([getTranslations(), getFormatter(), getLocale()]);
  const [areas, kinds] = await Promise.all([
    filter.area ? readAreas() : undefined,
    filter.washType ? readKinds() : undefined,
  ]);
  const namesOf = await getFilterNames(valuesOf(areas), valuesOf(kinds));
  const names = namesOf(filter).map(([, name]) => name);
  const title =
    names.length > 0
      ? t('metadata.services.filtered', { filter: format.list(names, { type: 'unit' }) })
      : t('metadata.services.title');
  return pageMetadata({
    title: await withPageNumber(title, filter.page),
    description: t('metadata.services.description'),
    locale,
    route: { name: 'services', filter },
  });
}

function valuesOf<Row>(read?: Result<ReadonlyMap<string, Row>>): Row[] {
  return read?.ok ? [...read.value.values()] : [];
}
