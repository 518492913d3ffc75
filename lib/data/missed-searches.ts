import 'server-only';
import { headers } from 'next/headers';
import { after, userAgentFromString } from 'next/server';
import type { ProviderFilter } from '../domain/filter';
import { narrowingOf } from '../domain/narrowing';
import type { ProviderList } from '../domain/provider-list';
import { codeOf, withoutValues } from '../http/error-facts';
import { log } from '../http/log';
import type { Result } from './cache';
import { supabase } from './client';
import { findProviders } from './providers';

/** Milliseconds; runs after the response. */
const TIMEOUT = 5_000;

/** `findProviders` for a page that a visitor sees: counts searches without results (product rule 5.8). */
export async function findForVisitor(filter: ProviderFilter): Promise<Result<ProviderList>> {
  const read = await findProviders(filter);
  if (filter.search && read.ok && read.value.total === 0 && isSearchAlone(filter) && (await isVisitor()))
    countAfterwards(filter.search);
  return read;
}

/** Returns whether the search is the only reason that the list is empty. */
function isSearchAlone(filter: ProviderFilter): boolean {
  return filter.page === 1 && Object.keys(narrowingOf(filter)).length === 1;
}

/** Reads request headers, which makes the page dynamic; pages of searches are dynamic anyway. */
async function isVisitor(): Promise<boolean> {
  const requestHeaders = await headers();
  const isPrefetch =
    requestHeaders.has('next-router-prefetch') || /prefetch/.test(requestHeaders.get('sec-purpose') ?? '');
  return !isPrefetch && !userAgentFromString(requestHeaders.get('user-agent') ?? undefined).isBot;
}

function countAfterwards(search: string): void {
  after(async () => {
    const { error } = await supabase()
      .rpc('count_missed_search', { search })
      .abortSignal(AbortSignal.timeout(TIMEOUT));
    if (error)
      log('database.call_failed', {
        procedure: 'count_missed_search',
        code: codeOf(error.code),
        message: withoutValues(error.message),
      });
  });
}
