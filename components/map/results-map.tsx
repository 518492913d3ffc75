import type { Map as MapLibre } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Bounds, boundsOf, EMIRATES_BOUNDS, isWithin } from '@/lib/domain/bounds';
import type { Coordinates } from '@/lib/domain/distance';
import type { MapPin } from '@/lib/domain/map-pin';
import { boundsOfMap, createMap, PADDING, showBounds } from './create-map';
import { MapPins } from './map-pins';
import { type MapMark, PinIndex } from './pin-index';

export interface ResultsMapProps {
  /** Undefined until loaded. */
  pins: MapPin[] | undefined;
  /** The bounds that the list is filtered by. */
  asked: Bounds | undefined;
  you: Coordinates | undefined;
  chosen: readonly number[];
  areasUrl: string;
  styleUrl: string | undefined;
  onChoose: (ids: number[]) => void;
  /** Reports the visible bounds, and whether the visitor moved the map there. */
  onView: (bounds: Bounds, isChosen: boolean) => void;
  /** Called if the browser cannot show a map. */
  onFailure: () => void;
}

/** The interactive map of a list, with its providers as buttons. Loaded only when the view is opened. */
export function ResultsMap({
  pins,
  asked,
  you,
  chosen,
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
  const [isWithoutBasemap, setWithoutBasemap] = useState(false);
  const hasShownPins = useRef(false);
  const padding = asked ? PADDING.asked : PADDING.pins;
  const index = useMemo(() => new PinIndex(pins ?? []), [pins]);
  const marks = useMemo(() => (view ? index.marksIn(view.bounds, view.zoom) : []), [index, view]);

  const create = useEffectEvent(() => {
    try {
      return createMap({
        container: container.current!,
        bounds: asked ?? (pins && boundsOf(pins)) ?? EMIRATES_BOUNDS,
        padding,
        locale,
        areasUrl,
        styleUrl,
        labels: {
          title: t('title'),
          scrollToZoom: t('scrollToZoom'),
          scrollToZoomMac: t('scrollToZoomMac'),
          twoFingers: t('twoFingers'),
        },
        onWithoutBasemap: () => setWithoutBasemap(true),
      });
    } catch {
      // Without WebGL.
      onFailure();
    }
  });
  const look = useEffectEvent((at: MapLibre, isChosen: boolean) => {
    const bounds = boundsOfMap(at);
    setView({ bounds, zoom: at.getZoom() });
    onView(bounds, isChosen);
  });
  useEffect(() => {
    const created = create();
    if (!created) return;
    const see = ({ originalEvent }: { originalEvent?: unknown }) =>
      look(created, originalEvent !== undefined);
    created.on('moveend', see);
    created.on('resize', see);
    const frame = requestAnimationFrame(() => {
      setMap(created);
      look(created, false);
    });
    return () => {
      cancelAnimationFrame(frame);
      created.remove();
    };
  }, []);

  const askedFor = asked?.join();
  const showPins = useEffectEvent(() => {
    const all = asked ?? (pins && boundsOf(pins));
    if (!map || !pins || !all) return;
    const seen = boundsOfMap(map);
    const isInSight = hasShownPins.current && !asked && pins.some((pin) => isWithin(seen, pin));
    if (!isInSight) showBounds(map, all, { padding, animate: hasShownPins.current });
    hasShownPins.current = true;
  });
  // With new pins, the map stays where it is if some of them are visible.
  useEffect(() => showPins(), [map, pins, askedFor]);

  function press(mark: MapMark) {
    if (!map) return;
    if (!('cluster' in mark)) return onChoose([mark.id]);
    const zoom = index.zoomOf(mark);
    if (zoom > map.getMaxZoom()) return onChoose(index.pinsOf(mark).map(({ id }) => id));
    map.easeTo({ center: [mark.longitude, mark.latitude], zoom }, { originalEvent: true });
    // The cluster dissolves, and its button with it.
    map.getCanvas().focus();
  }

  return (
    <>
      <div ref={container} className="map-basemap" dir="ltr" />
      {map && <MapPins map={map} marks={marks} chosen={chosen} you={you} onPress={press} />}
      <div className="map-zoom">
        <button
          type="button"
          aria-label={t('zoomIn')}
          onClick={() => map?.zoomIn({}, { originalEvent: true })}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('zoomOut')}
          onClick={() => map?.zoomOut({}, { originalEvent: true })}
        >
          <Icon name="minus" />
        </button>
      </div>
      <MapLegend />
      {isWithoutBasemap && (
        <p role="status" className="map-note">
          {t('withoutBasemap')}
        </p>
      )}
    </>
  );
}

function MapLegend() {
  const t = useTranslations('resultsMap');
  return (
    <p className="map-legend">
      {(['open', 'closed', 'unknown'] as const).map((state) => (
        <span key={state}>
          <i data-state={state} />
          {t(state)}
        </span>
      ))}
      <small>{t('boundaries')}</small>
    </p>
  );
}
