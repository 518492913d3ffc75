import type { Coordinates } from './distance';

/** A provider on the map. */
export interface MapPin extends Coordinates {
  id: number;
  name: string;
  /** AED; null if unknown. */
  priceFrom: number | null;
  /** Null if its hours are unknown. */
  isOpen: boolean | null;
  /** Whether only its area is known, at whose centre it stands. */
  isAbout: boolean;
}

/** A pin as it is sent: the values of `MapPin` without their names, because a map has hundreds. */
export type PinRow = [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  priceFrom: number | null,
  isOpen: boolean | null,
  isAbout: boolean,
];

export type PinState = 'open' | 'closed' | 'unknown';

/** Reads a pin as it is sent. */
export function toMapPin([id, name, latitude, longitude, priceFrom, isOpen, isAbout]: PinRow): MapPin {
  return { id, name, latitude, longitude, priceFrom, isOpen, isAbout };
}

/** Whether a provider is open; one whose hours are unknown is never shown as closed (product rule 3.5). */
export function pinState({ isOpen }: Pick<MapPin, 'isOpen'>): PinState {
  if (isOpen === null) return 'unknown';
  return isOpen ? 'open' : 'closed';
}
