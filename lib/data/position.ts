import 'server-only';
import { type ProviderFilter, withoutPosition } from '../domain/filter';
import { isInEmirates } from '../domain/map';
import { readCountedAreas } from './stats';

/**
 * Removes a filter's position if it is outside the Emirates (product rule 2.15). Keeps it if there are no areas to compare it
 * with, as in an outage.
 */
export async function withoutPositionOutside(filter: ProviderFilter): Promise<ProviderFilter> {
  if (!filter.near) return filter;
  const areas = await readCountedAreas();
  const isOutside = areas.ok && areas.value.length > 0 && !isInEmirates(filter.near, areas.value);
  return isOutside ? withoutPosition(filter) : filter;
}
