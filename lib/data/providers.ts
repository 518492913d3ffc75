import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { District } from '../domain/area';
import { phoneLink } from '../domain/contact';
import { type Emirate, EMIRATES } from '../domain/emirates';
import { filterToQuery, isCacheable, NO_FILTER, type ProviderFilter } from '../domain/filter';
import type { Provider, ProviderSummary } from '../domain/provider';
import type { ProviderList } from '../domain/provider-list';
import type { WashType } from '../domain/wash-types';
import { isCachedPage } from '../routing/route-table';
import { readCached, readUncached, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { withLookups } from './lookups';
import { readProviderList, toProviderList } from './provider-list';
import {
  PROVIDER_COLUMNS,
  type ProviderRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toProvider,
  toSummary,
} from './provider-row';
import { foundIn, rowsOf } from './response';
import type { Result } from './result';

/** Conditions of the short lists on other pages. */
interface Conditions {
  emirate?: Emirate;
  district?: District;
  /** The slug of an area that is not a district. */
  area?: string;
  washType?: WashType;
  isVerified?: true;
}

/** Maximum number of an emirate's best providers that are considered: some have no phone number, others are shown already. */
const MAX_CANDIDATES = 15;

/** Returns one page of the providers that match a filter (product rules 2.4 and 5.3). */
export function readProviders(
  filter: ProviderFilter,
  { isCached = isCacheable(filter), timeout }: { isCached?: boolean; timeout?: number } = {},
): Promise<Result<ProviderList>> {
  const read = () => readProviderList(filter);
  return withLookups(
    isCached
      ? readCached(['list', filterToQuery(filter).toString()], read, { timeout })
      : readUncached('list', read, timeout),
    (response, lookups) => toProviderList(response, lookups, filter),
  );
}

/** Returns one page of the providers of an area, best first (product rule 3.16). */
export function readProvidersInArea(area: string, page: number): Promise<Result<ProviderList>> {
  return readProviders(
    { ...NO_FILTER, area, sort: 'best', page },
    { isCached: isCachedPage({ name: 'area', area, page }) },
  );
}

/** Returns the best providers that match the conditions, by score (product rule 3.16), at most `limit`; cached. */
export function readBestProviders(conditions: Conditions, limit: number): Promise<Result<ProviderSummary[]>> {
  return readFirstProviders('score', conditions, limit);
}

/** Returns the providers of a district with the highest ratings (product rule 2.7), at most `limit`; cached. */
export function readHighestRated(district: District, limit: number): Promise<Result<ProviderSummary[]>> {
  return readFirstProviders('rating', { district }, limit);
}

function readFirstProviders(
  order: 'score' | 'rating',
  conditions: Conditions,
  limit: number,
): Promise<Result<ProviderSummary[]>> {
  const rows = readCached(['first', order, conditions, limit], async () => {
    const first = selectProviders(SUMMARY_COLUMNS, conditions)
      .order(order, { ascending: false, nullsFirst: false })
      .order('review_count', { ascending: false, nullsFirst: false })
      .order('id')
      .limit(limit);
    return rowsOf(await first.overrideTypes<SummaryRow[], { merge: false }>());
  });
  return withLookups(rows, (rows, lookups) => rows.map((row) => toSummary(row, lookups)));
}

/** Returns the best provider with a phone number of each emirate, each another one than those before and in `shown`; cached. */
export async function readBestOfEachEmirate(
  shown: ReadonlySet<number>,
): Promise<Result<{ emirate: Emirate; provider: ProviderSummary }[]>> {
  const taken = new Set(shown);
  const reads = await Promise.all(EMIRATES.map((emirate) => readBestProviders({ emirate }, MAX_CANDIDATES)));
  const best: { emirate: Emirate; provider: ProviderSummary }[] = [];
  for (const [index, read] of reads.entries()) {
    if (!read.ok) return read;
    const provider = read.value.find((candidate) => phoneLink(candidate) && !taken.has(candidate.id));
    if (!provider) continue;
    taken.add(provider.id);
    best.push({ emirate: EMIRATES[index]!, provider });
  }
  return { ok: true, value: best };
}

/**
 * Returns a provider, closed or not, or null if none has this id; cached (product rules 2.8 and 2.24).
 * @param isClosed whether it is known to have closed, so that a copy from before is not used
 */
export function readProvider(
  id: number,
  { isClosed = false }: { isClosed?: boolean } = {},
): Promise<Result<Provider | null>> {
  const read = async () => {
    const query = selectListedOrClosed(PROVIDER_COLUMNS, id);
    const rows = rowsOf(await query.overrideTypes<ProviderRow[], { merge: false }>());
    return (await foundIn('car_wash_locations', rows))[0] ?? null;
  };
  return withLookups(
    readCached([isClosed ? 'closed provider' : 'provider', id], read, { timeout: ROW_TIMEOUT }),
    (row, lookups) => (row ? toProvider(row, lookups) : null),
  );
}

/** Returns the listed providers with the given ids, in ascending order; not cached (product rule 2.17). */
export function readProvidersByIds(ids: readonly number[]): Promise<Result<Provider[]>> {
  const rows = readUncached('providers', async () => {
    const query = selectProviders(PROVIDER_COLUMNS, {})
      .in('id', [...ids])
      .order('id');
    return foundIn(
      'car_wash_locations',
      rowsOf(await query.overrideTypes<ProviderRow[], { merge: false }>()),
    );
  });
  return withLookups(rows, (rows, lookups) => rows.map((row) => toProvider(row, lookups)));
}

/** A provider as suggested by the search field. */
interface ProviderName {
  id: number;
  name: string;
  name_latin: string | null;
}

/** Returns providers whose names match the typed text: those that begin with it first, then the best. */
export function readProviderNames(search: string, limit: number): Promise<Result<ProviderName[]>> {
  return readUncached('provider names', async () => {
    const response = await supabase().rpc('suggest_providers', { search, how_many: limit });
    return foundIn(
      'car_wash_locations',
      rowsOf(response as unknown as PostgrestSingleResponse<ProviderName[]>),
    );
  });
}

/**
 * Selects the listed providers that match every condition (product rule 3.1). `is_listed` is compared with `eq`, because the
 * planner does not match `is` to the partial indexes.
 */
function selectProviders<Columns extends string>(columns: Columns, conditions: Conditions) {
  const { emirate, district, area, washType, isVerified } = conditions;
  let query = supabase().from('car_wash_locations').select(columns).eq('is_listed', true);
  const places = [emirate, district, area].filter((place) => place !== undefined);
  if (places.length > 0) query = query.contains('places', places);
  if (washType) query = query.contains('wash_types', [washType]);
  if (isVerified) query = query.is('is_verified', true);
  return query;
}

/** Selects a provider, listed or closed: a closed one keeps its page (product rule 2.24). */
function selectListedOrClosed<Columns extends string>(columns: Columns, id: number) {
  return supabase()
    .from('car_wash_locations')
    .select(columns)
    .eq('id', id)
    .or('is_listed.is.true,is_closed.is.true');
}
