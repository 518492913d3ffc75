import { CAR_SIZES, type CarOrAny } from './car';
import { type Coordinates, distanceKm, parseDegrees, rankedKm, roundDegrees } from './distance';
import type { ListOrder } from './list-options';

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The Emirates with the surrounding sea and desert. */
export const EMIRATES_BOUNDS: Bounds = [51, 22.4, 56.8, 26.6];

/**
 * Parses bounds such as "55.1,25,55.4,25.3" and clips them to the Emirates. Returns undefined if they are malformed, reversed or
 * empty, contain the whole country or are outside of it (product rule 5.11).
 */
export function parseBounds(text: string): Bounds | undefined {
  const numbers = parseDegrees(text);
  if (numbers.length !== 4) return undefined;
  const bounds = clipToEmirates(numbers as unknown as Bounds);
  const [west, south, east, north] = bounds;
  if (west >= east || south >= north) return undefined;
  return bounds.every((degrees, side) => degrees === EMIRATES_BOUNDS[side]) ? undefined : bounds;
}

/** Returns bounds in the decimals of URLs, rounded outward: they still contain whatever they contained. */
export function roundOutward([west, south, east, north]: Bounds): Bounds {
  const down = (degrees: number) => roundDegrees(degrees, Math.floor);
  const up = (degrees: number) => roundDegrees(degrees, Math.ceil);
  return [down(west), down(south), up(east), up(north)];
}

/** Formats bounds as a query parameter, rounded outward. */
export function formatBounds(bounds: Bounds): string {
  return roundOutward(bounds).join(',');
}

/** Whether a position is within bounds. */
export function isWithin([west, south, east, north]: Bounds, { latitude, longitude }: Coordinates): boolean {
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}

/** Kilometres. The western border is 220 km from the nearest area with providers, Doha 285 km. */
const FARTHEST_KM = 240;

/** Whether a position is in or near the Emirates: within reach of an area with providers (product rule 2.15). */
export function isInEmirates(position: Coordinates, areas: readonly Coordinates[]): boolean {
  return (
    isWithin(EMIRATES_BOUNDS, position) && areas.some((area) => distanceKm(position, area) <= FARTHEST_KM)
  );
}

/** Returns the smallest bounds that contain all positions; undefined if there are none. */
export function boundsOf(positions: readonly Coordinates[]): Bounds | undefined {
  if (positions.length === 0) return undefined;
  const [longitudes, latitudes] = [
    positions.map(({ longitude }) => longitude),
    positions.map(({ latitude }) => latitude),
  ];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function clipToEmirates([west, south, east, north]: Bounds): Bounds {
  const [minWest, minSouth, maxEast, maxNorth] = EMIRATES_BOUNDS;
  return [
    Math.max(west, minWest),
    Math.max(south, minSouth),
    Math.min(east, maxEast),
    Math.min(north, maxNorth),
  ];
}

/** How many of the nearest pins a map around the visitor shows. */
const NEAREST = 10;

/** Returns bounds with the visitor in the centre that contain the nearest pins (product rule 2.25). */
export function boundsAround(visitorPosition: Coordinates, pins: readonly MapPin[]): Bounds {
  const { latitude, longitude } = visitorPosition;
  const nearby = nearestPins(pins, visitorPosition).slice(0, NEAREST);
  const x = Math.max(0, ...nearby.map((pin) => Math.abs(pin.longitude - longitude)));
  const y = Math.max(0, ...nearby.map((pin) => Math.abs(pin.latitude - latitude)));
  return [longitude - x, latitude - y, longitude + x, latitude + y];
}

/** A point: x and y, or longitude and latitude. */
export type Point = readonly [x: number, y: number];

/** A provider on the map. */
export interface MapPin extends Coordinates {
  id: number;
  name: string;
  /** AED; null if unknown. */
  priceFrom: number | null;
  /** In the order of `CAR_SIZES`; null if none is known. */
  carPrices?: readonly (number | null)[] | null;
  /** The car that `priceFrom` is for, if that is known. */
  car?: CarOrAny;
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
  carPrices: readonly (number | null)[] | null,
];

export type PinState = 'open' | 'closed' | 'unknown';

/** Parses a pin sent to the browser. */
export function toMapPin([
  id,
  name,
  latitude,
  longitude,
  priceFrom,
  isOpen,
  isApproximate,
  carPrices,
]: PinRow): MapPin {
  return { id, name, latitude, longitude, priceFrom, isOpen, isApproximate, carPrices };
}

/**
 * Returns a pin with the price for a car (product rule 2.28). If that is unknown, its usual price stands, unless the list compares
 * prices for this car; it also stands in a list that compares those for any.
 */
export function withPriceFor(pin: MapPin, car: CarOrAny, { isAsked }: { isAsked: boolean }): MapPin {
  if (car === 'any') return pin;
  const price = pin.carPrices?.[CAR_SIZES.indexOf(car)] ?? null;
  if (price !== null)
    return { ...pin, priceFrom: price, car: new Set(pin.carPrices).size === 1 ? 'any' : car };
  return isAsked ? { ...pin, priceFrom: null } : pin;
}

/** Returns the open state of a pin; unknown hours never count as closed (product rule 3.5). */
export function pinState({ isOpen }: Pick<MapPin, 'isOpen'>): PinState {
  if (isOpen === null) return 'unknown';
  return isOpen ? 'open' : 'closed';
}

/** Sorts pins like the list if it is sorted by price, name or distance from the visitor; pins lack the other values and keep their order. */
export function orderPins(
  pins: readonly MapPin[],
  sort: ListOrder,
  visitorPosition: Coordinates | undefined,
): MapPin[] {
  switch (sort) {
    case 'near':
      return visitorPosition ? nearestPins(pins, visitorPosition) : [...pins];
    case 'name':
      return [...pins].sort((a, b) => a.name.localeCompare(b.name));
    case 'price':
      return [...pins].sort((a, b) => (a.priceFrom ?? Infinity) - (b.priceFrom ?? Infinity) || 0);
    case 'price-desc':
      return [...pins].sort((a, b) => (b.priceFrom ?? -Infinity) - (a.priceFrom ?? -Infinity) || 0);
    case 'rating':
    case 'best':
    case 'verified':
    case 'eco':
    case 'reviews':
    case 'relevance':
      return [...pins];
  }
}

function nearestPins(pins: readonly MapPin[], visitorPosition: Coordinates): MapPin[] {
  return pins
    .map((pin) => ({
      pin,
      km: rankedKm({ km: distanceKm(visitorPosition, pin), isApproximate: pin.isApproximate }),
    }))
    .sort((a, b) => a.km - b.km)
    .map(({ pin }) => pin);
}
