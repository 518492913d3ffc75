import { cache } from 'react';
import { findProvidersByIds } from '@/lib/data/providers';
import { parseComparison, type RequestedComparison } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';

interface Comparison extends Pick<RequestedComparison, 'hasTooMany'> {
  providers: Provider[];
  /** Number of requested ids that are not in the directory. */
  unknown: number;
}

/** Reads the providers of a comparison link, once per request; undefined if they cannot be read. */
export const readComparison = cache(async (text: string): Promise<Comparison | undefined> => {
  const { ids, invalidCount, hasTooMany } = parseComparison(text);
  const read = ids.length > 0 ? await findProvidersByIds(ids) : { ok: true as const, value: [] };
  if (!read.ok) return undefined;
  return { providers: read.value, unknown: invalidCount + ids.length - read.value.length, hasTooMany };
});
