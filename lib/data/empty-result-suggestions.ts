import 'server-only';
import { NO_FILTER, type ProviderFilter } from '../domain/filter';
import { type NarrowingKey, narrowingOf } from '../domain/narrowing';
import {
  type EmptyResultSuggestion,
  filterFromParsedQuery,
  type ProviderList,
} from '../domain/provider-list';
import { findProviders } from './providers';

/** With more filters, removing one rarely leaves results, and each suggestion costs a database read. */
const MAX_FILTERS = 5;
/** Milliseconds. The list was read before this, and the whole page must answer within three seconds (product rule 7.1). */
const TIMEOUT = 400;

/**
 * Counts, for an empty list with two to five filters, the providers that match without each of them, highest count first
 * (product rule 5.10). Skips filters whose count cannot be read.
 */
export async function readEmptyResultSuggestions(
  filter: ProviderFilter,
  { usesParsedQuery, parsedQuery }: ProviderList,
): Promise<EmptyResultSuggestion[]> {
  const filters = narrowingOf(
    usesParsedQuery && parsedQuery ? filterFromParsedQuery(filter, parsedQuery) : filter,
  );
  const keys = Object.keys(filters) as NarrowingKey[];
  if (keys.length < 2 || keys.length > MAX_FILTERS) return [];
  const suggestions = await Promise.all(
    keys.map(async (key) => {
      const narrowing = narrowingOf({ ...filters, [key]: undefined });
      const read = await findProviders({ ...NO_FILTER, ...narrowing }, { timeout: TIMEOUT });
      return { without: { [key]: filters[key] }, narrowing, count: read.ok ? read.value.total : 0 };
    }),
  );
  return suggestions.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
