import { type Coordinates, planarKm } from './distance';
import type { Emirate } from './emirates';
import { hasAny, placeWords } from './keywords';
import { type Bounds, isWithin } from './map';
import { hasForeignNumber } from './parse-phones';
import type { Provider } from './provider';
import { PROVIDER_COLUMNS } from './provider-columns';
import type { Vocabulary } from './vocabulary';

type Located = Pick<Provider, 'address' | 'area' | 'emirates' | 'phone' | 'phones' | 'place'>;

/**
 * Returns the column that shows that a provider is not in the UAE, because exports of map services hold businesses of the whole region;
 * null for all others.
 */
export function foreignField(
  provider: Located,
  vocabulary: Vocabulary,
): 'address' | 'latitude' | 'phone' | null {
  const { place, emirates, phone, phones } = provider;
  if (hasForeignAddress(provider, vocabulary)) return 'address';
  if (place && isForeignPosition(place, provider.area, vocabulary)) return 'latitude';
  // Areas of other countries have the same names as ours.
  return phones.length === 0 && emirates.length === 0 && hasForeignNumber(phone) ? 'phone' : null;
}

/**
 * Returns whether an address ends with another country or one of its cities, or names one and no place in the UAE. Streets and buildings
 * are named after countries: "Oman Street, Ajman".
 */
function hasForeignAddress({ address, emirates, area }: Located, { foreignNames }: Vocabulary): boolean {
  if (address === null) return false;
  const lastPart = placeWords(
    address
      .replace(/^[ .,،\-\n]+|[ .,،\-\n]+$/g, '')
      .replace(/^.*(?:[,،;\n|]| [-–] )/s, '')
      .replace(/[0-9]/g, ''),
  );
  if (foreignNames.includes(lastPart)) return true;
  return emirates.length === 0 && area === null && hasAny(placeWords(address), foreignNames);
}

const {
  latitude: { range: LATITUDES },
  longitude: { range: LONGITUDES },
} = PROVIDER_COLUMNS;

/** The box around the UAE. */
export const UAE_BOX: Bounds = [LONGITUDES[0], LATITUDES[0], LONGITUDES[1], LATITUDES[1]];
const NEAR_KM = 10;
const FAR_KM = 100;

/**
 * Returns whether a position is outside the bounds of the UAE, on a neighbour's land, or far from every area. One near the area of the
 * address counts as inside: Al Ain and Buraimi are one town.
 */
function isForeignPosition(
  place: Coordinates,
  home: Coordinates | null,
  { areas, neighbourOutlines }: Vocabulary,
): boolean {
  if (home && planarKm(home, place) < NEAR_KM) return false;
  return (
    !isWithin(UAE_BOX, place) ||
    neighbourOutlines.some((outline) => isInside(place, outline)) ||
    ![...areas.values()].some((area) => planarKm(area, place) < FAR_KM)
  );
}

/** Returns whether a position is inside a polygon: a line to the east crosses its border an odd number of times. */
function isInside({ latitude, longitude }: Coordinates, outline: readonly Coordinates[]): boolean {
  let isIn = false;
  outline.forEach((to, index) => {
    const from = outline.at(index - 1)!;
    if (to.latitude > latitude === from.latitude > latitude) return;
    const slope = (from.longitude - to.longitude) / (from.latitude - to.latitude);
    if (longitude < slope * (latitude - to.latitude) + to.longitude) isIn = !isIn;
  });
  return isIn;
}

/** Avoids false alarms near borders. */
const MARGIN_KM = 3;

/** Returns whether the nearest area is in another emirate, and those of the given emirates are at least 3 km farther away. */
export function isOutsideEmirates(
  place: Coordinates,
  emirates: readonly Emirate[],
  { areas }: Vocabulary,
): boolean {
  let inside = Infinity;
  let outside = Infinity;
  for (const area of areas.values()) {
    const km = planarKm(area, place);
    if (emirates.includes(area.emirate)) inside = Math.min(inside, km);
    else outside = Math.min(outside, km);
  }
  return inside !== Infinity && inside > outside + MARGIN_KM;
}
