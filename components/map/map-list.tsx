import { getLocale, getMessages } from 'next-intl/server';
import { toCardProvider } from '@/components/cards/card-provider';
import { Pagination } from '@/components/lists/pagination';
import type { CountedArea } from '@/lib/domain/area';
import type { ChatDetails } from '@/lib/domain/contact';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ProviderList } from '@/lib/domain/provider-list';
import { environment } from '@/lib/env';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { siteOrigin } from '@/lib/site';
import { MapPlaces } from './map-places';
import { MapView } from './map-view';
import { MoreMessages } from './more-messages';

interface MapListProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: CountedArea[];
  chatDetails: ChatDetails;
}

/** The map view of /services, with everything it needs from the server (product rule 2.25). */
export async function MapList({ filter, list, areas, chatDetails }: MapListProps) {
  const [to, locale, { resultsMap }] = await Promise.all([getLinks(), getLocale(), getMessages()]);
  return (
    <MoreMessages messages={{ resultsMap }}>
      <MapView
        providers={list.providers.map((provider) => toCardProvider(provider, locale))}
        total={list.total}
        listUrl={to(servicesRoute({ ...filter, bounds: undefined, page: 1 }))}
        pinsUrl={to({ page: 'providerPins', filter })}
        areasUrl={to({ page: 'areaCentres' })}
        styleUrl={environment().MAP_STYLE_URL}
        sort={filter.sort}
        filterBounds={filter.bounds}
        visitorPosition={filter.near}
        places={<MapPlaces filter={filter} list={list} areas={areas} />}
        pages={
          <Pagination
            page={list.page}
            total={list.total}
            routeOf={(page) => servicesRoute({ ...filter, page })}
          />
        }
        origin={siteOrigin()}
        chatDetails={chatDetails}
      />
    </MoreMessages>
  );
}
