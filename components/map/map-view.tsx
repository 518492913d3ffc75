'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { useMyCar } from '@/components/car/my-car';
import { buttonStyle } from '@/components/ui/button';
import { focusListAfterNavigation } from '@/components/ui/focus-after-navigation';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { Link } from '@/components/ui/link';
import { useFetch } from '@/components/ui/use-fetch';
import { CAR_SIZES, type CarOrAny } from '@/lib/domain/car';
import {
  type Bounds,
  formatBounds,
  type MapPin,
  type PinRow,
  toMapPin,
  withPriceFor,
} from '@/lib/domain/map';
import { BASEMAP_PATH } from '@/lib/routing/client-paths';
import { withParameter } from '@/lib/routing/with-parameter';
import { MapResults, type MapResultsProps } from './map-cards';
import { MapNote } from './map-note';
import { sheetLength, type SheetStop } from './sheet-stop';

const ResultsMap = lazyComponent(() => import('./results-map').then((file) => file.ResultsMap));

interface MapViewProps extends Omit<
  MapResultsProps,
  'pins' | 'view' | 'chosen' | 'onClose' | 'stop' | 'onStop'
> {
  /** URL of the list, to which "search this area" adds the visible bounds. */
  listUrl: string;
  pinsUrl: string;
  areasUrl: string;
  styleUrl?: string;
  /** The bounds that the list is filtered by. */
  filterBounds?: Bounds;
  /** The slug of the area or emirate that the list is in. */
  place?: string;
  /** Links to the places of the list, shown if there is no map. */
  places: React.ReactNode;
}

/** The visible bounds, and whether the visitor moved the map there. */
interface View {
  bounds: Bounds;
  isChosen: boolean;
}

const NONE: readonly number[] = [];

/** Renders a list as a map, with the cards of its visible pins (product rule 2.25). */
export function MapView({
  listUrl,
  pinsUrl,
  filterBounds,
  priceQuery,
  place,
  places,
  counts,
  pages,
  ...props
}: MapViewProps) {
  const t = useTranslations('resultsMap');
  for (const url of [pinsUrl, props.areasUrl, ...(props.styleUrl ? [] : [BASEMAP_PATH])])
    preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
  const { pins, pinsPlace, retry } = usePins(pinsUrl, { place, queriedCar: priceQuery.car });
  const [view, setView] = useState<View>();
  const [chosen, setChosen] = useState<readonly number[]>(NONE);
  const [stop, setStop] = useState<SheetStop>('half');
  const [hasFailed, setFailed] = useState(false);
  // The cards are rendered after the pins, which are faster and seen first.
  const listedPins = useDeferredValue(pins);
  const listedBounds = useDeferredValue(view?.bounds);
  const { areasUrl, styleUrl, ...cards } = props;
  const { visitorPosition, total } = cards;
  const close = useCallback(() => setChosen(NONE), []);

  function choose(ids: readonly number[]) {
    setChosen(ids);
    setStop('half');
  }

  const withoutMap = (
    <div className="map-failed grid grid-cols-1 gap-4 p-5">
      <p role="status">
        {t('failed')} {t('placesNow')}
      </p>
      {places}
    </div>
  );
  const loading = (
    <p
      role="status"
      className="needs-script absolute top-1/4 z-2 self-center rounded-pill bg-surface px-4 py-2 shadow-card"
    >
      {t('loading')}
    </p>
  );
  return (
    <div
      className="map-view"
      data-stop={stop}
      style={{ '--sheet': sheetLength(stop) } as React.CSSProperties}
    >
      <section className="map-stage no-print">
        {/* Shown without JavaScript. */}
        <div className="without-script p-5">
          <p className="mb-4">
            {t('withoutScript')} {t('placesNow')}
          </p>
          {places}
        </div>
        {hasFailed ? (
          withoutMap
        ) : (
          <LazyBoundary loading={loading} failed={withoutMap}>
            <ResultsMap
              pins={pins}
              filterBounds={filterBounds}
              pinsPlace={pinsPlace}
              visitorPosition={visitorPosition}
              chosen={chosen}
              stop={stop}
              openAt={cards.openAt}
              areasUrl={areasUrl}
              styleUrl={styleUrl}
              onChoose={choose}
              onView={(bounds, isChosen) =>
                setView((before) => ({ bounds, isChosen: isChosen || Boolean(before?.isChosen) }))
              }
              onFailure={() => setFailed(true)}
            />
          </LazyBoundary>
        )}
        {!hasFailed && pins === undefined && view && loading}
        {pins === null && (
          <MapNote role="alert">
            {t('withoutPins')}{' '}
            <button type="button" className="text-link" onClick={retry}>
              {t('reload')}
            </button>
          </MapNote>
        )}
        {pins?.length === 0 && total > 0 && <MapNote role="status">{t('withoutPlaces')}</MapNote>}
        {view?.isChosen && (
          <Link
            href={withParameter(listUrl, 'in', formatBounds(view.bounds))}
            className={buttonStyle(
              'filled',
              'map-search absolute inset-x-0 top-(--map-top) z-3 mx-auto w-fit shadow-raised',
            )}
            scroll={false}
            onClick={() => {
              focusListAfterNavigation();
              setView({ ...view, isChosen: false });
            }}
          >
            {t('searchHere')}
          </Link>
        )}
      </section>
      <MapResults
        key={listUrl}
        pins={hasFailed ? undefined : (listedPins ?? undefined)}
        view={listedBounds}
        chosen={chosen}
        onClose={close}
        stop={stop}
        onStop={setStop}
        priceQuery={priceQuery}
        counts={counts}
        pages={pages}
        {...cards}
      />
    </div>
  );
}

interface LoadedPins {
  pins: MapPin[] | null | undefined;
  /** The place of the list whose pins these are. */
  pinsPlace: string | undefined;
  retry: () => void;
}

/** Loads the pins of a map: undefined until loaded, null if loading failed. The previous pins stay while new ones load. */
function usePins(
  url: string,
  { place, queriedCar }: Pick<MapViewProps, 'place'> & { queriedCar: CarOrAny | undefined },
): LoadedPins {
  const [loaded, setLoaded] = useState<{ pins: MapPin[]; place: string | undefined }>();
  const { hasFailed, retry } = useFetch<PinRow[]>(url, (rows) =>
    setLoaded({ pins: rows.map(toMapPin), place }),
  );
  const myCar = useMyCar();
  const priced = useMemo(() => {
    const car = queriedCar ?? myCar ?? CAR_SIZES[0];
    return loaded?.pins.map((pin) => withPriceFor(pin, car, { isAsked: queriedCar !== undefined }));
  }, [loaded, queriedCar, myCar]);
  return { pins: hasFailed ? null : priced, pinsPlace: loaded?.place, retry };
}
