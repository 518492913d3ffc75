import type { Map as MapLibre } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Bounds, boundsOf, EMIRATES_BOUNDS, isWithin } from '@/lib/domain/bounds';
import type { Coordinates } from '@/lib/domain/distance';
import type { MapPin } from '@/lib/domain/map-pin';
import { boundsOfMap, createMap, showBounds } from './create-map';
import { MapPins } from './map-pins';
import { type MapMark, PinIndex } from './pin-index';

export interface ResultsMapProps {
  /** Undefined until they have come. */
  pins: MapPin[] | undefined;
  /** The part of the map that the list is narrowed to. */
  asked: Bounds | undefined;
  you: Coordinates | undefined;
  chosen: readonly number[];
  areasUrl: string;
  styleUrl: string | undefined;
  onChoose: (ids: number[]) => void;
  /** Says which part of the Emirates is seen, and whether the visitor chose it. */
  onView: (bounds: Bounds, isChosen: boolean) => void;
  /** Says that this browser can not show a map. */
  onFailure: () => void;
}

/** The map of a list: our ground, and on it the providers as buttons. Loaded only when the view is opened. */
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
  const [marks, setMarks] = useState<MapMark[]>([]);
  const [isWithoutGround, setWithoutGround] = useState(false);
  const index = useMemo(() => new PinIndex(pins ?? []), [pins]);

  const create = useEffectEvent(() => {
    try {
      return createMap({
        container: container.current!,
        bounds: asked ?? (pins && boundsOf(pins)) ?? EMIRATES_BOUNDS,
        locale,
        areasUrl,
        styleUrl,
        labels: {
          title: t('title'),
          scrollToZoom: t('scrollToZoom'),
          scrollToZoomMac: t('scrollToZoomMac'),
          twoFingers: t('twoFingers'),
        },
        onWithoutGround: () => setWithoutGround(true),
      });
    } catch {
      // Without WebGL.
      onFailure();
    }
  });
  useEffect(() => {
    const created = create();
    setMap(created);
    return () => created?.remove();
  }, []);

  const look = useEffectEvent((isChosen: boolean) => {
    if (!map) return;
    const bounds = boundsOfMap(map);
    setMarks(index.marksIn(bounds, map.getZoom()));
    onView(bounds, isChosen);
  });
  useEffect(() => {
    if (!map) return;
    const see = ({ originalEvent }: { originalEvent?: unknown }) => look(originalEvent !== undefined);
    map.on('moveend', see);
    map.on('resize', see);
    return () => {
      map.off('moveend', see);
      map.off('resize', see);
    };
  }, [map]);

  const showAll = useEffectEvent(() => {
    if (!map) return;
    const all = asked ?? (pins && boundsOf(pins));
    const seen = boundsOfMap(map);
    const isInSight = !asked && pins?.some((pin) => isWithin(seen, pin)) && marks.length > 0;
    if (all && !isInSight) showBounds(map, all);
    look(false);
  });
  // Other pins: the map stays where it is as long as some of them are in sight.
  useEffect(() => showAll(), [map, index, asked?.join()]);

  function press(mark: MapMark) {
    if (!map) return;
    if (!('cluster' in mark)) return onChoose([mark.id]);
    const zoom = index.zoomOf(mark);
    if (zoom > map.getMaxZoom()) return onChoose(index.pinsOf(mark).map(({ id }) => id));
    map.easeTo({ center: [mark.longitude, mark.latitude], zoom }, { originalEvent: true });
    // The group is going to fall apart, and its button with it.
    map.getCanvas().focus();
  }

  return (
    <>
      <div ref={container} className="map-ground" dir="ltr" />
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
      {isWithoutGround && (
        <p role="status" className="map-note">
          {t('withoutGround')}
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
