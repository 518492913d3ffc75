import type { Coordinates } from './distance';

/** A provider on the map. */
export interface MapPin extends Coordinates {
  id: number;
  name: string;
  /** AED; null if unknown. */
  priceFrom: number | null;
  /** Null if its hours are unknown. */
  isOpen: boolean | null;
  /** Whether only its area is known; the pin is at the centre of the area. */
  isApproximate: boolean;
}

/** A pin as sent to the browser: the values of `MapPin` without keys, because a map has hundreds. */
export type PinRow = [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  priceFrom: number | null,
  isOpen: boolean | null,
  isApproximate: boolean,
];

export type PinState = 'open' | 'closed' | 'unknown';

/** Parses a pin sent to the browser. */
export function toMapPin([id, name, latitude, longitude, priceFrom, isOpen, isApproximate]: PinRow): MapPin {
  return { id, name, latitude, longitude, priceFrom, isOpen, isApproximate };
}

/** Returns the open state of a pin; unknown hours never count as closed (product rule 3.5). */
export function pinState({ isOpen }: Pick<MapPin, 'isOpen'>): PinState {
  if (isOpen === null) return 'unknown';
  return isOpen ? 'open' : 'closed';
}
