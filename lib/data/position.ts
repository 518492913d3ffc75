import 'server-only';
import { type ProviderFilter, withoutPosition } from '../domain/filter';
import { isInEmirates } from '../domain/map';
import { readCountedAreas } from './stats';

/**
 * Returns a filter without its position if that is outside the Emirates (product rule 2.15). Keeps the position if no areas
 * can be read to compare it with.
 */
export async function dropPositionOutsideEmirates(filter: ProviderFilter): Promise<ProviderFilter> {
  if (!filter.near) return filter;
  const areas = await readCountedAreas();
  const isOutside = areas.ok && areas.value.length > 0 && !isInEmirates(filter.near, areas.value);
  return isOutside ? withoutPosition(filter) : filter;
}
