import { type Coordinates, distanceKm } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';
import type { MapPin } from '@/lib/domain/map-pin';

/**
 * Sorts pins like the list, if it is sorted by something pins contain: price, name or distance. Otherwise keeps their order,
 * best first.
 */
export function orderPins(
  pins: readonly MapPin[],
  sort: ProviderSort,
  you: Coordinates | undefined,
): MapPin[] {
  if (sort === 'near' && you)
    return pins
      .map((pin) => ({ pin, km: distanceKm(you, pin) }))
      .sort((one, other) => one.km - other.km)
      .map(({ pin }) => pin);
  if (sort === 'name') return pins.toSorted((one, other) => one.name.localeCompare(other.name));
  if (sort === 'price')
    return pins.toSorted((one, other) => (one.priceFrom ?? Infinity) - (other.priceFrom ?? Infinity) || 0);
  return [...pins];
}
