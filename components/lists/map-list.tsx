import { getMessages } from 'next-intl/server';
import { pickShown, toCardProvider } from '@/components/cards/card-provider';
import { LazyMapView } from '@/components/map/lazy-map-view';
import { iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MoreMessages } from '@/components/ui/more-messages';
import type { CountedArea } from '@/lib/domain/area';
import type { ChatDetails } from '@/lib/domain/contact';
import { EMIRATES } from '@/lib/domain/emirates';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import type { PriceQuery } from '@/lib/domain/price-query';
import { meaningOf, type ProviderList } from '@/lib/domain/provider-list';
import { environment } from '@/lib/env';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { siteOrigin } from '@/lib/site';
import { Pagination } from './pagination';

interface MapListProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: CountedArea[];
  /** The minute of the week that the list is filtered by; undefined for "now" or none. */
  openAt?: number;
  /** What the list asks the price of. */
  priceQuery: PriceQuery;
  chatDetails: ChatDetails;
  /** The heading with the counts of the list. */
  counts: React.ReactNode;
}

/** Renders the map view of /services with the data and texts it needs from the server (product rule 2.25). */
export async function MapList({
  filter,
  list,
  areas,
  openAt,
  priceQuery,
  chatDetails,
  counts,
}: MapListProps) {
  const { t, to, locale, texts } = await getIntl();
  const { resultsMap } = await getMessages();
  const meaning = meaningOf(filter, list);
  return (
    <MoreMessages messages={{ resultsMap }}>
      <LazyMapView
        providers={list.providers.map((provider) =>
          pickShown(toCardProvider(provider, texts, locale, priceQuery), {
            showsDirections: filter.near !== undefined,
          }),
        )}
        total={list.total}
        listUrl={to(servicesRoute({ ...filter, bounds: undefined, page: 1 }))}
        gridLink={
          <Link
            href={to(servicesRoute({ ...filter, view: 'grid', page: 1 }))}
            className={iconButtonStyle(
              'plain',
              'in-[.map-view:has(.map-failed)]:hidden noscript:hidden lg:hidden',
            )}
            aria-label={t('view.grid')}
            loading={t('list.loading')}
          >
            <Icon name="layout-grid" />
          </Link>
        }
        pinsUrl={to({ name: 'providerPins', filter })}
        areasUrl={to({ name: 'areaCentres' })}
        styleUrl={environment().MAP_STYLE_URL}
        sort={list.order}
        filterBounds={filter.bounds}
        priceQuery={{ car: priceQuery.car, kind: priceQuery.kind?.slug }}
        place={list.parsedQuery?.nearAreas[0] ?? meaning.area ?? meaning.emirate}
        visitorPosition={filter.near}
        counts={counts}
        places={<MapPlaces filter={filter} list={list} areas={areas} />}
        pages={
          <Pagination
            page={list.page}
            total={list.total}
            routeOf={(page) => servicesRoute({ ...filter, page })}
          />
        }
        origin={siteOrigin()}
        openAt={openAt}
        chatDetails={chatDetails}
      />
    </MoreMessages>
  );
}

/** Renders links to the emirates of a list, or to the areas of the chosen one, with their counts. They replace a missing map. */
async function MapPlaces({ filter, list, areas }: Pick<MapListProps, 'filter' | 'list' | 'areas'>) {
  const { t, to, format, locale } = await getIntl();
  const counts = list.options;
  const areaPlaces = areas.map((area) => ({
    name: area.name[locale],
    count: counts?.area?.[area.slug] ?? 0,
    place: { area: area.slug } as ListFilters,
  }));
  const emiratePlaces = EMIRATES.map((emirate) => ({
    name: t(`emirates.${emirate}.name`),
    count: counts?.emirate?.[emirate] ?? 0,
    place: { emirate } as ListFilters,
  }));
  const [places = []] = [areaPlaces, emiratePlaces]
    .map((candidates) => candidates.filter(({ count }) => count > 0))
    .filter((candidates) => candidates.length > 0);
  return (
    <nav aria-label={t('resultsMap.places')}>
      <h2 className="mb-3 text-lg">{t('resultsMap.places')}</h2>
      <ul className="chip-row">
        {places
          .sort((a, b) => b.count - a.count)
          .map(({ name, count, place }) => (
            <li key={name}>
              <Link
                href={to(servicesRoute({ ...filter, ...place, page: 1 }))}
                className="chip"
                loading={t('list.loading')}
              >
                {name} <small className="chip-count">{format.number(count)}</small>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
