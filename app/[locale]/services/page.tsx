import './services.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { RememberCar } from '@/components/car/my-car';
import { RememberAskedKind } from '@/components/car/use-price-query';
import { ProviderCards } from '@/components/cards/provider-cards';
import { ActiveFilters } from '@/components/filters/active-filters';
import { getFilterNames } from '@/components/filters/filter-fields';
import { ServicesForm } from '@/components/filters/services-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Alternatives, EmptyReason } from '@/components/lists/alternatives';
import { EmptyList, FEW_PROVIDERS, OwnerInvitation } from '@/components/lists/empty-list';
import { ListCounts, ProvidersWithoutFacts } from '@/components/lists/list-counts';
import { getListTitle } from '@/components/lists/list-title';
import { MapList } from '@/components/lists/map-list';
import { NearBar } from '@/components/lists/near-bar';
import { Pagination } from '@/components/lists/pagination';
import { PositionOutsideNotice } from '@/components/lists/position-outside-notice';
import { SearchNotes } from '@/components/lists/search-notes';
import { RecentlyViewed } from '@/components/saved/device-lists';
import { NearChoice } from '@/components/search/near-choice';
import { StatisticsBanner } from '@/components/statistics/statistics-banner';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { countMissedSearch } from '@/lib/data/missed-searches';
import { getDirectory, hasStaffTables, isDatabaseAway } from '@/lib/directory/current';
import { listProviders } from '@/lib/directory/list-providers';
import { dropForeignPosition } from '@/lib/directory/position';
import { missedSearchesOf } from '@/lib/directory/search/missed-search';
import { countedAreas, directoryTotals } from '@/lib/directory/stats';
import { filterToQuery, parseFilter } from '@/lib/domain/filter';
import { isAboutNow, wantedMinute } from '@/lib/domain/opening-hours';
import { comparesPrices, meaningOf, priceQueryOf } from '@/lib/domain/provider-list';
import { unreadText } from '@/lib/domain/unread-text';
import { isWashType } from '@/lib/domain/wash-types';
import { examplesFor } from '@/lib/domain/words/other-scripts';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata, withPageNumber } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/services'>;

/** The list of providers that match a filter (product rule 2.4). */
export default async function ServicesPage(props: Props) {
  const { filter: requested } = await requestedRoute('services', props);
  const { t, to, format } = await getIntl();
  const directory = await getDirectory();
  const { filter, list, namesOf } = await readList(filterToQuery(requested).toString());
  const isOutside = (requested.near === undefined) !== (filter.near === undefined);
  if (hasStaffTables()) await Promise.all(missedSearchesOf(filter, list).map(countMissedSearch));
  const areas = countedAreas(directory);
  const statistics = directoryTotals(directory);
  const kinds = [...directory.kinds.values()];
  const meaning = meaningOf(filter, list);
  const names = new Map(namesOf(meaning));
  const total = statistics.all;
  const shown = format.number(list.total);
  const isMap = filter.view === 'map' && list.total > 0;
  // The cheapest of the whole country helps nobody.
  const isPlaced =
    Boolean(meaning.emirate ?? meaning.area ?? meaning.bounds) || list.parsedQuery?.nearAreas.length;
  const asksWhere =
    !filter.near &&
    (list.parsedQuery?.isNear === true || (filter.sort === 'price' && filter.page === 1 && !isPlaced));
  const isNear = filter.near !== undefined && !isMap;
  // "Mobile Car Wash" in a message, where Quick Search says "Mobile".
  const kind =
    meaning.washType && isWashType(meaning.washType)
      ? t(`washTypes.${meaning.washType}.name`)
      : names.get('washType');
  const chatDetails = { kind, area: names.get('area') };
  // A chosen time, or one named in the search; cards show the state at that time.
  const chosenTime = [filter.open, list.parsedQuery?.filters.open].find((open) => open && !isAboutNow(open));
  const openAt = chosenTime && wantedMinute(chosenTime, 0);
  const title = await getListTitle(filter, list, namesOf);
  // Of text in quotes, what its words mean is offered.
  const isRead = list.parsedQuery !== undefined || list.alternatives[0]?.reason === 'words';
  const typedCar = list.parsedQuery?.filters.car;
  const priceQuery = priceQueryOf(filter, list);
  const counts = <ListCounts list={list} shown={shown} total={total} />;
  const banner = <StatisticsBanner statistics={statistics} isAway={isDatabaseAway()} />;
  return (
    <SitePage
      route={servicesRoute(requested)}
      shown={[
        ...list.providers,
        ...(isMap ? [] : list.alternatives.slice(0, 1).flatMap(({ providers }) => providers)),
      ]}
    >
      <div className="listing">
        <PageHeader
          title={title?.heading ?? t('list.title')}
          currentPage={t('nav.services')}
          isCompact
          isInset
        />
        <ServicesForm
          filter={filter}
          list={list}
          areas={areas}
          kinds={kinds}
          namesOf={namesOf}
          results={t('list.showing', { shown, total: format.number(total) })}
          heading={!isMap && list.total > 0 && counts}
        >
          {isNear && <NearBar filter={filter} list={list} />}
          <ActiveFilters filter={filter} list={list} namesOf={namesOf} hasNearBar={isNear} />
        </ServicesForm>
        {typedCar && <RememberCar car={typedCar} />}
        {(list.kind ?? comparesPrices(filter, list)) && (
          <RememberAskedKind kind={(list.kind?.either?.[0] ?? list.kind)?.slug} />
        )}
        <SearchNotes filter={filter} list={list} namesOf={namesOf} />
        {isOutside && <PositionOutsideNotice />}
        {asksWhere && !isMap && <NearChoice filter={filter} list={list} areas={areas} />}
        <div className={list.total === 0 && !isMap ? 'mt-4' : undefined}>
          {isMap ? (
            <MapList
              filter={filter}
              list={list}
              areas={areas}
              openAt={openAt}
              priceQuery={priceQuery}
              chatDetails={chatDetails}
              counts={counts}
            />
          ) : list.total > 0 ? (
            <>
              <ProviderCards
                providers={list.providers}
                view={filter.view}
                isList
                showsEmirate={list.choices?.length ? true : undefined}
                openAt={openAt}
                priceQuery={priceQuery}
                showsDirections={isNear}
                chatDetails={chatDetails}
              />
              <Pagination
                page={list.page}
                total={list.total}
                routeOf={(page) => servicesRoute({ ...filter, page })}
              />
              {list.total <= FEW_PROVIDERS && list.alternatives.length === 0 && <OwnerInvitation />}
            </>
          ) : (
            <EmptyList
              title={t('list.empty')}
              hasAlternatives={list.alternatives.length > 0}
              text={
                list.alternatives.length > 0 || unreadText(filter.search ?? '') ? (
                  <EmptyReason
                    alternatives={list.alternatives}
                    namesOf={namesOf}
                    position={filter.near}
                    search={filter.search}
                    isRead={isRead}
                    asTyped={list.parsedQuery?.asTyped}
                  />
                ) : (
                  t('list.emptyText')
                )
              }
            >
              <Link href={to(servicesRoute())} className={buttonStyle('filled')}>
                {t(
                  namesOf({ ...filter, search: undefined }).length > 0 || filter.near
                    ? 'filter.clear'
                    : 'filter.clearSearch',
                )}
              </Link>
              <div className="basis-full *:justify-center *:text-sm">{counts}</div>
            </EmptyList>
          )}
          <ProvidersWithoutFacts filter={filter} list={list} />
          {!isMap && (
            <Alternatives
              alternatives={list.alternatives}
              namesOf={namesOf}
              place={names.get('area') ?? names.get('emirate')}
              position={filter.near}
              asTyped={list.parsedQuery?.asTyped}
              examples={isRead ? undefined : examplesFor(filter.search ?? '')}
              chatDetails={chatDetails}
            />
          )}
          {list.total <= FEW_PROVIDERS && list.alternatives.length > 0 && <OwnerInvitation />}
        </div>
        {banner}
      </div>
      <RecentlyViewed />
    </SitePage>
  );
}

/** Returns the metadata of a list; the title says what it shows, with the page number. */
export async function generateMetadata(props: Props) {
  const { filter: requested } = await requestedRoute('services', props);
  const t = await getTranslations('metadata.services');
  const { filter, list, namesOf } = await readList(filterToQuery(requested).toString());
  const { title } = (await getListTitle(filter, list, namesOf)) ?? { title: t('title') };
  return pageMetadata({
    title: await withPageNumber(title, list.page),
    description: t('description'),
    route: { name: 'services', filter: requested },
  });
}

/** The list of a query, found once per request, with the names of its filters. */
const readList = cache(async (query: string) => {
  const [directory, locale] = await Promise.all([getDirectory(), getLocale()]);
  const filter = dropForeignPosition(directory, parseFilter(new URLSearchParams(query)));
  const list = listProviders(directory, filter, new Date(), locale);
  const namesOf = await getFilterNames([...directory.areas.values()], [...directory.kinds.values()]);
  return { filter, list, namesOf };
});
