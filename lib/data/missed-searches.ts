import 'server-only';
import { headers } from 'next/headers';
import { after, userAgentFromString } from 'next/server';
import { callFunction } from './call-function';
import { senderOfToday } from './sender-of-today';

/** Milliseconds; generous, because counting happens after the response. */
const COUNTING_TIMEOUT = 5_000;

/** Counts a visitor's search without results (product rule 5.8), after the response. */
export async function countMissedSearch(search: string): Promise<void> {
  if (!(await isVisitor())) return;
  const signed = await senderOfToday('missed search', search);
  after(() => callFunction('count_missed_search', { search, ...signed }, COUNTING_TIMEOUT));
}

/** Returns whether the page was requested by a visitor rather than a crawler or a prefetch. */
async function isVisitor(): Promise<boolean> {
  const requestHeaders = await headers();
  const isPrefetch =
    requestHeaders.has('next-router-prefetch') || /prefetch/.test(requestHeaders.get('sec-purpose') ?? '');
  return !isPrefetch && !userAgentFromString(requestHeaders.get('user-agent') ?? undefined).isBot;
}
