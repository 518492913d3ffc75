import { cache } from 'react';
import { findProvidersByIds } from '@/lib/data/providers';
import { type AskedComparison, parseComparison } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';

interface Comparison extends Pick<AskedComparison, 'hasTooMany'> {
  providers: Provider[];
  /** How many parts of the link stand for nobody in the directory. */
  unknown: number;
}

/** What a link compares; undefined when it could not be read. Read once for a request. */
export const readComparison = cache(async (text: string): Promise<Comparison | undefined> => {
  const { ids, meaningless, hasTooMany } = parseComparison(text);
  const read = ids.length > 0 ? await findProvidersByIds(ids) : { ok: true as const, value: [] };
  if (!read.ok) return undefined;
  return { providers: read.value, unknown: meaningless + ids.length - read.value.length, hasTooMany };
});
