import 'server-only';
import { visiblePhone } from '../domain/contact';
import { type Emirate, EMIRATES } from '../domain/emirates';
import { filterToQuery, isCacheable, NO_FILTER, type ProviderFilter } from '../domain/filter';
import { LAST_CACHED_AREA_PAGE } from '../domain/paging';
import type { Provider, ProviderSummary } from '../domain/provider';
import type { ProviderList } from '../domain/provider-list';
import { type DirectoryTotals, directoryTotals, type ProviderStats } from '../domain/stats';
import { withAreas } from './areas';
import { readCached, readUncached, type Result, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { readProviderList, toProviderList } from './provider-list';
import { type Conditions, selectProviders, selectShown } from './provider-query';
import {
  PROVIDER_COLUMNS,
  type ProviderRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toProvider,
  toSummary,
} from './provider-row';
import { rowsOf } from './response';
import { STATS_COLUMNS, toStats } from './stats-row';

/** How many of an emirate are looked at to find one with a phone. */
const BEST_CONSIDERED = 6;

/** The providers that a filter leaves, a page at a time (product rules 2.4 and 5.3). */
export function findProviders(
  filter: ProviderFilter,
  { isCached = isCacheable(filter), timeout }: { isCached?: boolean; timeout?: number } = {},
): Promise<Result<ProviderList>> {
  const read = () => readProviderList(filter);
  return withAreas(
    isCached
      ? readCached(['list', filterToQuery(filter).toString()], read, timeout)
      : readUncached('list', read, timeout),
    toProviderList,
  );
}

/** One page of the providers of an area, the best first. */
export function findInArea(area: string, page: number): Promise<Result<ProviderList>> {
  return findProviders({ ...NO_FILTER, area, page }, { isCached: page <= LAST_CACHED_AREA_PAGE });
}

/** The best providers (product rule 2.9) under some conditions, at most `limit`; cached. */
export function bestProviders(conditions: Conditions, limit: number): Promise<Result<ProviderSummary[]>> {
  const rows = readCached(['best', conditions, limit], async () => {
    const best = selectProviders(SUMMARY_COLUMNS, conditions)
      .order('rating', { ascending: false, nullsFirst: false })
      .order('review_count', { ascending: false, nullsFirst: false })
      .order('id')
      .limit(limit);
    return rowsOf(await best.overrideTypes<SummaryRow[], { merge: false }>());
  });
  return withAreas(rows, (rows, areas) => rows.map((row) => toSummary(row, areas)));
}

/** The best rated provider with a phone of each emirate that has one; cached. */
export async function bestOfEmirates(): Promise<Result<{ emirate: Emirate; provider: ProviderSummary }[]>> {
  const reads = await Promise.all(EMIRATES.map((emirate) => bestProviders({ emirate }, BEST_CONSIDERED)));
  const best: { emirate: Emirate; provider: ProviderSummary }[] = [];
  for (const [index, read] of reads.entries()) {
    if (!read.ok) return read;
    const provider = read.value.find(visiblePhone);
    if (provider) best.push({ emirate: EMIRATES[index]!, provider });
  }
  return { ok: true, value: best };
}

/** One provider, closed or not, or null when there is none with this id; cached (product rules 2.8 and 2.24). */
export function findProvider(id: number): Promise<Result<Provider | null>> {
  const read = async () => {
    const query = selectShown(PROVIDER_COLUMNS, id);
    return rowsOf(await query.overrideTypes<ProviderRow[], { merge: false }>())[0] ?? null;
  };
  return withAreas(readCached(['provider', id], read, ROW_TIMEOUT), (row, areas) =>
    row ? toProvider(row, areas) : null,
  );
}

/** Those of some providers that are in the directory, by ascending id; not cached (product rule 2.17). */
export function findProvidersByIds(ids: readonly number[]): Promise<Result<Provider[]>> {
  const rows = readUncached('providers', async () => {
    const query = selectProviders(PROVIDER_COLUMNS, {})
      .in('id', [...ids])
      .order('id');
    return rowsOf(await query.overrideTypes<ProviderRow[], { merge: false }>());
  });
  return withAreas(rows, (rows, areas) => rows.map((row) => toProvider(row, areas)));
}

/** What the providers of every place, every wash type and every pair of them are like as a whole; cached. */
export function readStats(): Promise<Result<ProviderStats[]>> {
  return readCached(['stats'], async () =>
    rowsOf(await supabase().from('provider_stats').select(STATS_COLUMNS)).flatMap(
      (row) => toStats(row) ?? [],
    ),
  );
}

/** The totals of the statistics banner (product rule 8.1). */
export async function readTotals(): Promise<Result<DirectoryTotals>> {
  const stats = await readStats();
  return stats.ok ? { ok: true, value: directoryTotals(stats.value) } : stats;
}
