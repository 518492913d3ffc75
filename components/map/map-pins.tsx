import type { Map as MapLibre } from 'maplibre-gl';
import { useFormatter, useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import type { Coordinates } from '@/lib/domain/distance';
import { type MapPin, pinState } from '@/lib/domain/map';
import type { MapMarker, PinCluster } from './pin-index';

interface MapPinsProps {
  map: MapLibre;
  markers: MapMarker[];
  /** Ids of the pressed providers. */
  chosen: readonly number[];
  /** The visitor's position. */
  visitorPosition: Coordinates | undefined;
  onPress: (marker: MapMarker) => void;
}

/** A point, which the script moves from the left in both languages. */
const PLACE = 'absolute inset-[0_auto_auto_0] size-0 has-[:hover,:focus-visible,[aria-pressed=true]]:z-1';
const BUTTON =
  'group pointer-events-auto absolute grid min-h-target w-max min-w-target -translate-1/2 animate-appear cursor-pointer place-items-center text-sm font-semibold';

/** Renders pins and clusters as buttons, from north to south, and keeps them in place while the map moves. */
export function MapPins({ map, markers, chosen, visitorPosition, onPress }: MapPinsProps) {
  const t = useTranslations('resultsMap');
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const place = () => {
      for (const item of items) {
        const { x, y } = map.project([Number(item.dataset.longitude), Number(item.dataset.latitude)]);
        item.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    place();
    map.on('move', place);
    return () => void map.off('move', place);
  }, [map, markers, visitorPosition]);

  // Inside the map's element, so that the map can be dragged and zoomed from a pin.
  return createPortal(
    <ul
      ref={list}
      className="map-pins pointer-events-none absolute inset-0 z-1 overflow-hidden"
      aria-label={t('pins')}
    >
      {visitorPosition && (
        <li
          className={PLACE}
          data-latitude={visitorPosition.latitude}
          data-longitude={visitorPosition.longitude}
        >
          {/* Its surroundings stay visible around a cluster. */}
          <span
            className="absolute size-4.5 -translate-1/2 rounded-pill border-3 border-surface bg-action ring-26 ring-map-around"
            role="img"
            aria-label={t('you')}
          />
        </li>
      )}
      {markers.map((marker) => (
        <li
          key={keyOf(marker)}
          className={PLACE}
          data-latitude={marker.latitude}
          data-longitude={marker.longitude}
        >
          {'cluster' in marker ? (
            <ClusterButton cluster={marker} onPress={onPress} />
          ) : (
            <PinButton pin={marker} isChosen={chosen.includes(marker.id)} onPress={onPress} />
          )}
        </li>
      ))}
    </ul>,
    map.getCanvasContainer(),
  );
}

const keyOf = (marker: MapMarker) => ('cluster' in marker ? `cluster ${marker.cluster}` : marker.id);

interface PinButtonProps {
  pin: MapPin;
  isChosen: boolean;
  onPress: (pin: MapPin) => void;
}

/** A pin with the provider's lowest price, if that is known, and the mark of its open state. */
function PinButton({ pin, isChosen, onPress }: PinButtonProps) {
  const t = useTranslations('resultsMap');
  const format = useFormatter();
  const texts = useProviderTexts();
  const { name, priceFrom, car } = pin;
  const price =
    car && priceFrom !== null ? texts.carPrice(car, priceFrom) : texts.amounts({ priceFrom, priceTo: null });
  const state = pinState(pin);
  return (
    <button
      type="button"
      className={`map-pin ${BUTTON}`}
      aria-pressed={isChosen}
      aria-label={t('pin', { name, price, state: t(state) })}
      onClick={() => onPress(pin)}
    >
      <span className="flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-pill border border-sand-200 bg-surface px-2 whitespace-nowrap text-ink-950 shadow-raised transition-transform duration-150 group-hover:scale-110 group-aria-pressed:scale-115 group-aria-pressed:bg-ink-950 group-aria-pressed:text-surface">
        <i className="map-mark" data-state={state} />
        {priceFrom !== null && t('price', { price: format.number(priceFrom, 'integer') })}
      </span>
    </button>
  );
}

interface ClusterButtonProps {
  cluster: PinCluster;
  onPress: (cluster: PinCluster) => void;
}

/** A cluster with its count and a ring for the share that is open. */
function ClusterButton({ cluster, onPress }: ClusterButtonProps) {
  const t = useTranslations('resultsMap');
  const format = useFormatter();
  const { count, open } = cluster;
  return (
    <button
      type="button"
      className={`map-cluster ${BUTTON}`}
      style={{ '--open': open / count, '--size': Math.log10(count) } as React.CSSProperties}
      aria-label={t('cluster', { count, open: format.number(open, 'integer') })}
      onClick={() => onPress(cluster)}
    >
      <span className="grid place-content-center rounded-pill text-ink-950 shadow-raised transition-transform duration-150 group-hover:scale-110">
        {format.number(count, 'integer')}
      </span>
    </button>
  );
}
