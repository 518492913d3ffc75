import 'server-only';
import { headers } from 'next/headers';
import { after, userAgentFromString } from 'next/server';
import type { ProviderFilter } from '../domain/filter';
import { narrowingOf } from '../domain/narrowing';
import type { ProviderList } from '../domain/provider-list';
import type { Result } from './cache';
import { callFailed } from './call-failed';
import { supabase } from './client';
import { findProviders } from './providers';

/** Milliseconds: nobody waits for it, and a lost one is no loss. */
const TIMEOUT = 5_000;

/** `findProviders` for a page that a visitor looks at: what was searched for in vain is counted (product rule 5.8). */
export async function findForVisitor(filter: ProviderFilter): Promise<Result<ProviderList>> {
  const read = await findProviders(filter);
  if (filter.search && read.ok && read.value.total === 0 && isSearchAlone(filter) && (await isVisitor()))
    countAfterwards(filter.search);
  return read;
}

/** Whether nothing else can be why the list is empty. */
function isSearchAlone(filter: ProviderFilter): boolean {
  return filter.page === 1 && Object.keys(narrowingOf(filter)).length === 1;
}

/** Only searches come here, whose pages are rendered for each request: others could not be cached with it. */
async function isVisitor(): Promise<boolean> {
  const sent = await headers();
  const isAhead = sent.has('next-router-prefetch') || /prefetch/.test(sent.get('sec-purpose') ?? '');
  return !isAhead && !userAgentFromString(sent.get('user-agent') ?? undefined).isBot;
}

function countAfterwards(search: string): void {
  after(async () => {
    const { error } = await supabase()
      .rpc('count_missed_search', { search })
      .abortSignal(AbortSignal.timeout(TIMEOUT));
    if (error) callFailed('count_missed_search', error);
  });
}
