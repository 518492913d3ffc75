import './basemap.css';
import './map-pins.css';
import type { Map as MapLibre } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { type Coordinates, formatPosition } from '@/lib/domain/distance';
import {
  type Bounds,
  boundsAround,
  boundsOf,
  EMIRATES_BOUNDS,
  isWithin,
  type MapPin,
} from '@/lib/domain/map';
import { showBasemap } from './basemap';
import { boundsOfMap, coverMap, createMap, paddingIn, showBounds, uncoverPin, zoomInto } from './create-map';
import { MapControls } from './map-controls';
import { MapNote } from './map-note';
import { MapPins } from './map-pins';
import { savedMapState, saveMapState } from './map-state';
import { reserveMarkerSpace } from './marker-space';
import { type MapMarker, PinIndex } from './pin-index';
import type { SheetStop } from './sheet-stop';

/** The number of pins in a cluster whose cards open at once. */
const FEW = 3;

export interface ResultsMapProps {
  /** Undefined until loaded, null if they could not be loaded. */
  pins: MapPin[] | null | undefined;
  /** The bounds that the list is filtered by. */
  filterBounds: Bounds | undefined;
  /** The slug of the area or emirate of the pins, if they are all in one. */
  pinsPlace: string | undefined;
  visitorPosition: Coordinates | undefined;
  chosen: readonly number[];
  /** How much of the map a sheet covers, where there is one. */
  stop: SheetStop;
  /** The minute of the week of the open states; default: now. */
  openAt: number | undefined;
  areasUrl: string;
  styleUrl: string | undefined;
  /** Called with the pressed providers, whose cards then need the half of the sheet. */
  onChoose: (ids: number[]) => void;
  /** Reports the visible bounds, and whether the visitor moved the map there. */
  onView: (bounds: Bounds, isChosen: boolean) => void;
  /** Called if the browser cannot show a map. */
  onFailure: () => void;
}

/** The interactive map of a list, with its providers as buttons. Loaded only when the view is opened. */
export function ResultsMap({
  pins,
  filterBounds,
  pinsPlace,
  visitorPosition,
  chosen,
  stop,
  openAt,
  areasUrl,
  styleUrl,
  onChoose,
  onView,
  onFailure,
}: ResultsMapProps) {
  const t = useTranslations('resultsMap');
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [view, setView] = useState<{ bounds: Bounds; zoom: number }>();
  const [hasBasemapFailed, setBasemapFailed] = useState(false);
  /** The place that was shown last: that of the filter, of the visitor or of the pins. */
  const shownPlace = useRef<string>(undefined);
  const [isOnLand, setOnLand] = useState<(place: Coordinates) => boolean>();
  const index = useMemo(() => new PinIndex(pins ?? [], isOnLand), [pins, isOnLand]);
  const markers = useMemo(() => (view ? index.markersIn(view.bounds, view.zoom) : []), [index, view]);
  const home =
    filterBounds ?? (visitorPosition ? boundsAround(visitorPosition, pins ?? []) : boundsOf(pins ?? []));
  const place =
    (filterBounds ?? (visitorPosition && formatPosition(visitorPosition)) ?? pinsPlace)?.toString() ?? '';

  const [placeMarkers, setPlaceMarkers] = useState<ReturnType<typeof reserveMarkerSpace>>();
  useEffect(() => placeMarkers?.(markers), [placeMarkers, markers]);

  const updateView = useEffectEvent((at: MapLibre, isChosen: boolean) => {
    const bounds = boundsOfMap(at);
    setView({ bounds, zoom: at.getZoom() });
    onView(bounds, isChosen);
  });
  const resize = useEffectEvent((resized: MapLibre) => {
    coverMap(resized, stop);
    updateView(resized, false);
  });
  const create = useEffectEvent(() => {
    const saved = savedMapState();
    try {
      const created = createMap({
        container: container.current!,
        styleUrl,
        labels: {
          title: t('title'),
          scrollToZoom: t('scrollToZoom'),
          scrollToZoomMac: t('scrollToZoomMac'),
          twoFingers: t('twoFingers'),
        },
        onStyleError: () => setBasemapFailed(true),
      });
      coverMap(created, stop);
      if (saved) {
        created.jumpTo(saved);
        shownPlace.current = place;
        if (saved.chosen.length > 0) onChoose([...saved.chosen]);
      } else {
        const padding = paddingIn(container.current!, filterBounds !== undefined);
        showBounds(created, home ?? EMIRATES_BOUNDS, { padding, animate: false, isClose: true });
      }
      const markersOn = reserveMarkerSpace(created);
      setPlaceMarkers(() => markersOn);
      setMap(created);
      updateView(created, false);
      return created;
    } catch {
      // Without WebGL.
      onFailure();
    }
  });
  useEffect(() => {
    const created = create();
    if (!created) return;
    const onMove = ({ originalEvent }: { originalEvent?: unknown }) =>
      updateView(created, originalEvent !== undefined);
    created.on('moveend', onMove);
    created.on('resize', () => resize(created));
    return () => created.remove();
  }, []);
  useEffect(() => {
    if (map) coverMap(map, stop);
  }, [map, stop]);
  useEffect(() => {
    if (map && view) saveMapState({ center: map.getCenter().toArray(), zoom: view.zoom, chosen });
  }, [map, view, chosen]);

  const showPins = useEffectEvent(() => {
    if (!map || !pins || !home) return;
    const isFirst = shownPlace.current === undefined;
    const isElsewhere = place !== '' && place !== shownPlace.current;
    const visible = boundsOfMap(map);
    if (isFirst || isElsewhere || !pins.some((pin) => isWithin(visible, pin)))
      showBounds(map, home, {
        padding: paddingIn(map.getContainer(), filterBounds !== undefined),
        animate: !isFirst,
        isClose: visitorPosition !== undefined || pinsPlace !== undefined,
      });
    shownPlace.current = place;
  });
  // With new pins, the map stays where it is if some of them are visible.
  useEffect(() => showPins(), [map, pins, place]);

  const addBasemap = useEffectEvent((to: MapLibre) => {
    if (styleUrl) return;
    showBasemap(to, container.current!, {
      locale,
      areasUrl,
      onBasemap: (test) => setOnLand(() => test),
      onBasemapError: () => setBasemapFailed(true),
    });
  });
  const hasPins = pins !== undefined;
  // After the pins, which do not need it.
  useEffect(() => {
    if (map && hasPins) addBasemap(map);
  }, [map, hasPins]);

  function press(marker: MapMarker) {
    if (!map) return;
    if (!('cluster' in marker)) {
      uncoverPin(map, marker);
      return onChoose([marker.id]);
    }
    const zoom = index.expansionZoom(marker);
    const ids = index.pinsOf(marker).map(({ id }) => id);
    const isOnePlace = zoom > map.getMaxZoom();
    const opensCards = isOnePlace || ids.length <= FEW;
    if (opensCards) coverMap(map, 'half');
    if (isOnePlace) uncoverPin(map, marker);
    else {
      const padding = paddingIn(container.current!, false);
      zoomInto(map, index.boundsOf(marker), { centre: marker, zoom, padding });
      // The cluster splits up, and its button disappears.
      map.getCanvas().focus({ preventScroll: true });
    }
    if (opensCards) onChoose(ids);
  }

  return (
    <>
      <div ref={container} className="map-basemap absolute inset-0" dir="ltr" />
      {map && (
        <MapPins
          map={map}
          markers={markers}
          chosen={chosen}
          visitorPosition={visitorPosition}
          onPress={press}
        />
      )}
      <MapControls map={map} />
      <MapLegend openAt={openAt} hasVisitor={visitorPosition !== undefined} />
      {hasBasemapFailed && <MapNote role="status">{t('withoutBasemap')}</MapNote>}
    </>
  );
}

/** Renders what the shapes of pins mean, at the end of the visible part of the map. */
function MapLegend({ openAt, hasVisitor }: Pick<ResultsMapProps, 'openAt'> & { hasVisitor: boolean }) {
  const t = useTranslations('resultsMap');
  const texts = useProviderTexts();
  return (
    <p className="map-legend sticky z-2 max-narrow:max-w-50 sheet:absolute mx-2.5 mt-auto mb-2.5 flex flex-wrap gap-x-3 self-start rounded-note bg-surface px-3 py-1 text-sm text-ink-700">
      {(['open', 'closed', 'unknown'] as const).map((state) => (
        <span key={state} className="inline-flex items-center gap-1.5">
          <i className="map-mark" data-state={state} />
          {openAt !== undefined && state === 'open'
            ? t('openAt', { at: texts.timeOfWeek(openAt) })
            : t(state)}
        </span>
      ))}
      {hasVisitor && (
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 rounded-pill border-2 border-surface bg-action outline-2 outline-action" />
          {t('you')}
        </span>
      )}
    </p>
  );
}
