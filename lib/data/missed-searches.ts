import 'server-only';
import { headers } from 'next/headers';
import { after, userAgentFromString } from 'next/server';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import { senderOfToday } from './sender-of-today';

/** Milliseconds; generous, because counting happens after the response. */
const COUNTING_TIMEOUT = 5_000;

/** Counts a visitor's search without results (product rule 5.8), after the response. */
export async function countMissedSearch(search: string): Promise<void> {
  if (!(await isVisitor())) return;
  const signed = await senderOfToday('missed search', search);
  after(() => count({ search, ...signed }));
}

/** Returns whether the page was requested by a visitor rather than a crawler or a prefetch. */
async function isVisitor(): Promise<boolean> {
  const requestHeaders = await headers();
  const isPrefetch =
    requestHeaders.has('next-router-prefetch') || /prefetch/.test(requestHeaders.get('sec-purpose') ?? '');
  return !isPrefetch && !userAgentFromString(requestHeaders.get('user-agent') ?? undefined).isBot;
}

async function count(missed: { search: string; sender?: string; signature?: string }): Promise<void> {
  const { error } = await supabase()
    .rpc('count_missed_search', missed)
    .abortSignal(AbortSignal.timeout(COUNTING_TIMEOUT));
  if (error)
    log('database.call_failed', {
      procedure: 'count_missed_search',
      code: codeOf(error.code),
      message: withoutValues(error.message),
    });
}
