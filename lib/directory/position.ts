import { type ProviderFilter, withoutPosition } from '../domain/filter';
import { isInEmirates } from '../domain/map';
import type { Directory } from './directory';
import { countedAreas } from './stats';

/**
 * Returns a filter without its position if that is outside the Emirates (product rule 2.15). Keeps the position if no area has
 * providers to compare it with.
 */
export function dropForeignPosition(directory: Directory, filter: ProviderFilter): ProviderFilter {
  if (!filter.near) return filter;
  const areas = countedAreas(directory);
  return areas.length > 0 && !isInEmirates(filter.near, areas) ? withoutPosition(filter) : filter;
}
