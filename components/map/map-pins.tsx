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
    <ul ref={list} className="map-pins" aria-label={t('pins')}>
      {visitorPosition && (
        <li data-latitude={visitorPosition.latitude} data-longitude={visitorPosition.longitude}>
          <span className="map-you" role="img" aria-label={t('you')} />
        </li>
      )}
      {markers.map((marker) => (
        <li key={keyOf(marker)} data-latitude={marker.latitude} data-longitude={marker.longitude}>
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

/** A pin with the provider's lowest price, coloured by its open state; an empty pin if the price is unknown. */
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
      className="map-pin"
      data-state={state}
      aria-pressed={isChosen}
      aria-label={t('pin', { name, price, state: t(state) })}
      onClick={() => onPress(pin)}
    >
      <span>
        {priceFrom !== null &&
          t.rich('price', {
            price: format.number(priceFrom, 'integer'),
            currency: (text) => <small>{text}</small>,
          })}
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
      className="map-cluster"
      style={{ '--open': open / count, '--size': Math.log10(count) } as React.CSSProperties}
      aria-label={t('cluster', { count, open: format.number(open, 'integer') })}
      onClick={() => onPress(cluster)}
    >
      <span>{format.number(count, 'integer')}</span>
    </button>
  );
}
