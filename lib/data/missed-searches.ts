import 'server-only';
import { headers } from 'next/headers';
import { after, userAgentFromString } from 'next/server';
import type { ProviderFilter } from '../domain/filter';
import { filtersOf } from '../domain/filters';
import type { ProviderList } from '../domain/provider-list';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import { readProviders } from './providers';
import type { Result } from './result';
import { senderOfToday } from './sender-of-today';
import { signatureOf } from './signature';

/** Milliseconds; generous, because counting happens after the response. */
const COUNTING_TIMEOUT = 5_000;

/** Reads providers as `readProviders` does, and counts a visitor's search without results (product rule 5.8). */
export async function readForVisitor(filter: ProviderFilter): Promise<Result<ProviderList>> {
  const read = await readProviders(filter);
  if (filter.search && read.ok && read.value.total === 0 && hasOnlySearch(filter) && (await isVisitor()))
    countMissedSearch(filter.search, await senderOfToday('search'));
  return read;
}

/** Returns whether a filter is the first page of a search without other filters; a car narrows none (product rule 2.28). */
function hasOnlySearch(filter: ProviderFilter): boolean {
  return filter.page === 1 && Object.keys(filtersOf({ ...filter, car: undefined })).length === 1;
}

/**
 * Returns whether the page was requested by a visitor rather than a crawler or a prefetch. Reading headers makes the page
 * dynamic, which search results are anyway.
 */
async function isVisitor(): Promise<boolean> {
  const requestHeaders = await headers();
  const isPrefetch =
    requestHeaders.has('next-router-prefetch') || /prefetch/.test(requestHeaders.get('sec-purpose') ?? '');
  return !isPrefetch && !userAgentFromString(requestHeaders.get('user-agent') ?? undefined).isBot;
}

function countMissedSearch(search: string, sender: string): void {
  const signature = signatureOf('missed search', sender, search);
  after(async () => {
    const { error } = await supabase()
      .rpc('count_missed_search', { search, sender, signature })
      .abortSignal(AbortSignal.timeout(COUNTING_TIMEOUT));
    if (error)
      log('database.call_failed', {
        procedure: 'count_missed_search',
        code: codeOf(error.code),
        message: withoutValues(error.message),
      });
  });
}
