import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { CardList } from '@/components/cards/card-list';
import { type Bounds, isWithin, type MapPin } from '@/lib/domain/map';
import { PAGE_SIZE } from '@/lib/domain/paging';
import type { MapViewProps } from './map-view-props';
import { orderPins } from './order-pins';
import { useCards } from './use-cards';
import { withDistances } from './with-distances';

interface MapResultsProps extends Pick<
  MapViewProps,
  'providers' | 'total' | 'sort' | 'visitorPosition' | 'pages' | 'origin' | 'chatDetails'
> {
  /** Undefined until loaded, and without a map. */
  pins: MapPin[] | undefined;
  /** The visible bounds. */
  view: Bounds | undefined;
}

/** The cards of the visible pins; the first page of the whole list until the visitor moves the map. */
export function MapResults({
  pins,
  view,
  providers,
  total,
  sort,
  visitorPosition,
  pages,
  ...options
}: MapResultsProps) {
  const t = useTranslations('resultsMap');
  const [expanded, setExpanded] = useState({ of: view, limit: PAGE_SIZE });
  const limit = expanded.of === view ? expanded.limit : PAGE_SIZE;
  const inView = useMemo(
    () =>
      pins &&
      view &&
      orderPins(
        pins.filter((pin) => isWithin(view, pin)),
        sort,
        visitorPosition,
      ),
    [pins, view, sort, visitorPosition],
  );
  const isAll = !inView || !pins || inView.length === pins.length;
  const first = isAll ? providers.map(({ id }) => id) : [];
  const ids = isAll
    ? [...first, ...(inView ?? []).map(({ id }) => id).filter((id) => !first.includes(id))].slice(
        0,
        Math.max(limit, first.length),
      )
    : inView.slice(0, limit).map(({ id }) => id);
  const { cards, isLoading } = useCards(ids, providers);
  const count = inView && !isAll ? inView.length : total;
  const approximateCount = inView?.filter(({ isApproximate }) => isApproximate).length ?? 0;
  return (
    <section className="map-results" aria-busy={isLoading} aria-labelledby="map-count">
      <h2 id="map-count" aria-live="polite">
        {t('inView', { count })}
      </h2>
      {approximateCount > 0 && <p className="map-about">{t('about', { count: approximateCount })}</p>}
      {isLoading && cards.length === 0 && <p role="status">{t('loadingCards')}</p>}
      <CardList providers={withDistances(cards, pins, visitorPosition)} view="grid" {...options} />
      {inView && ids.length < inView.length && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setExpanded({ of: view, limit: limit + PAGE_SIZE })}
        >
          {t('more')}
        </button>
      )}
      <div className={inView ? 'without-script' : undefined}>{pages}</div>
    </section>
  );
}
