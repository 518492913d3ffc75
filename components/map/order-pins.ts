import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';
import type { MapPin } from '@/lib/domain/map';

/** Sorts pins like the list if it is sorted by price, name or distance; pins lack the other values and stay best first. */
export function orderPins(
  pins: readonly MapPin[],
  sort: ProviderSort,
  visitorPosition: Coordinates | undefined,
): MapPin[] {
  if (sort === 'near' && visitorPosition)
    return pins
      .map((pin) => ({ pin, km: distanceKm(visitorPosition, pin) }))
      .sort((a, b) => a.km - b.km)
      .map(({ pin }) => pin);
  if (sort === 'name') return pins.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sort === 'price')
    return pins.toSorted((a, b) => (a.priceFrom ?? Infinity) - (b.priceFrom ?? Infinity) || 0);
  return [...pins];
}
