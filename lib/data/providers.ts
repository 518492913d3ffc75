import 'server-only';
import { visiblePhone } from '../domain/contact';
import { type Emirate, EMIRATES } from '../domain/emirates';
import { filterToQuery, isCacheable, NO_FILTER, type ProviderFilter } from '../domain/filter';
import { type ProviderSort } from '../domain/list-options';
import { PAGE_SIZE, pageCount } from '../domain/paging';
import type { Provider, ProviderSummary } from '../domain/provider';
import type { ProviderList } from '../domain/provider-list';
import { plainWords } from '../domain/search-text';
import { type DirectoryTotals, directoryTotals, type ProviderStats } from '../domain/stats';
import { areasBySlug } from './areas';
import { readCached, readUncached, type Result, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { type Conditions, selectProviders, SORT_COLUMNS } from './provider-query';
import {
  PROVIDER_COLUMNS,
  type ProviderRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toProvider,
  toSummary,
} from './provider-row';
import { countIn, rowsOf } from './response';
import { canonicalSearch } from './search-aliases';
import { STATS_COLUMNS, toStats } from './stats-row';

/** How many of an emirate are looked at to find one with a phone. */
const BEST_CONSIDERED = 6;

/** The providers that a filter leaves, a page at a time (product rules 2.4 and 5.3). */
export function findProviders(
  filter: ProviderFilter,
  isCached = isCacheable(filter),
): Promise<Result<ProviderList>> {
  if (!isCached) return readUncached('list', () => readList(filter));
  return readCached(['list', filterToQuery(filter).toString()], () => readList(filter));
}

/** One page of the providers of an area, the best first; the first page is cached. */
export function findInArea(area: string, page: number): Promise<Result<ProviderList>> {
  const read = () => readMatching({ ...NO_FILTER, area, page });
  return page === 1 ? readCached(['area', area], read) : readUncached('area', read);
}

/** The best rated providers under some conditions, at most `limit`; cached. */
export function bestProviders(conditions: Conditions, limit: number): Promise<Result<ProviderSummary[]>> {
  return readCached(['best', conditions, limit], () => readCards(conditions, 'rating', 0, limit));
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

/** One provider, or null when there is none with this id; cached (product rule 2.8). */
export function findProvider(id: number): Promise<Result<Provider | null>> {
  const read = async () => {
    const query = selectProviders(PROVIDER_COLUMNS, {}).eq('id', id);
    const [rows, areas] = await Promise.all([
      query.overrideTypes<ProviderRow[], { merge: false }>(),
      areasBySlug(),
    ]);
    const row = rowsOf(rows)[0];
    return row ? toProvider(row, areas) : null;
  };
  return readCached(['provider', id], read, ROW_TIMEOUT);
}

/** What the providers of every place, every wash type and every pair of them are like as a whole; cached. */
export function readStats(): Promise<Result<ProviderStats[]>> {
  return readCached(['stats'], async () =>
    rowsOf(await supabase().from('provider_stats').select(STATS_COLUMNS)).map(toStats),
  );
}

/** The totals of the statistics banner (product rule 8.1). */
export async function readTotals(): Promise<Result<DirectoryTotals>> {
  const stats = await readStats();
  return stats.ok ? { ok: true, value: directoryTotals(stats.value) } : stats;
}

/** A search that is nowhere as a whole is looked for word by word: "steam sharjah" stands in no listing like this. */
async function readList(asked: ProviderFilter): Promise<ProviderList> {
  if (!asked.search) return readMatching(asked);
  const search = await canonicalSearch(asked.search);
  const list = await readMatching({ ...asked, search });
  const words = list.total === 0 && plainWords(search);
  return words ? readMatching({ ...asked, search: undefined, words }) : list;
}

async function readMatching(filter: ProviderFilter & Conditions): Promise<ProviderList> {
  const [first, total, eco, verified, mobile] = await Promise.all([
    readPage(filter, filter.page),
    count(filter),
    count({ ...filter, alsoOf: 'eco-friendly' }),
    count({ ...filter, isVerified: true }),
    count({ ...filter, alsoOf: 'mobile-car-wash' }),
  ]);
  const page = Math.min(filter.page, pageCount(total));
  const providers = page === filter.page ? first : await readPage(filter, page);
  return { providers, total, eco, verified, mobile, page };
}

function readPage(filter: ProviderFilter & Conditions, page: number): Promise<ProviderSummary[]> {
  return readCards(filter, filter.sort, (page - 1) * PAGE_SIZE, PAGE_SIZE);
}

async function readCards(conditions: Conditions, sort: ProviderSort, from: number, limit: number) {
  let query = selectProviders(SUMMARY_COLUMNS, conditions);
  for (const [column, ascending] of SORT_COLUMNS[sort])
    query = query.order(column, { ascending, nullsFirst: false });
  const page = query.order('id').range(from, from + limit - 1);
  const [rows, areas] = await Promise.all([
    page.overrideTypes<SummaryRow[], { merge: false }>(),
    areasBySlug(),
  ]);
  return rowsOf(rows).map((row) => toSummary(row, areas));
}

async function count(conditions: Conditions): Promise<number> {
  return countIn(await selectProviders('id', conditions, { count: 'exact', head: true }));
}
