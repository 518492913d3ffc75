import 'server-only';
import { NO_FILTER, type ProviderFilter } from '../domain/filter';
import { type NarrowingKey, narrowingOf } from '../domain/narrowing';
import { filterOf, type ProviderList, type RelaxedFilter } from '../domain/provider-list';
import { findProviders } from './providers';

/** Of more filters hardly one alone leaves nothing, and each is a read more that a request can cause. */
const MOST_FILTERS = 5;
/** Milliseconds: the visitor has waited for the list before, and a page is there within three seconds (product rule 7.1). */
const TIMEOUT = 400;

/**
 * Where two to five filters leave an empty list: how many providers there are without each of them, those with most first
 * (product rule 5.10). A filter whose count can not be read is left out.
 */
export async function readRelaxedFilters(
  filter: ProviderFilter,
  { isUnderstood, understood }: ProviderList,
): Promise<RelaxedFilter[]> {
  const whole = narrowingOf(isUnderstood && understood ? filterOf(filter, understood) : filter);
  const keys = Object.keys(whole) as NarrowingKey[];
  if (keys.length < 2 || keys.length > MOST_FILTERS) return [];
  const relaxed = await Promise.all(
    keys.map(async (key) => {
      const narrowing = narrowingOf({ ...whole, [key]: undefined });
      const read = await findProviders({ ...NO_FILTER, ...narrowing }, { timeout: TIMEOUT });
      return { without: { [key]: whole[key] }, narrowing, count: read.ok ? read.value.total : 0 };
    }),
  );
  return relaxed.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
