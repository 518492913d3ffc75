import 'server-only';
import { after } from 'next/server';
import { afterRefresh, onRefresh, whileRefreshing } from '../directory/process';
import { isPreview } from '../hidden';

/**
 * Has what the site understood written back for staff (product rule 3.12) whenever this process has read something new; until then
 * nothing is loaded for it. A preview does not try.
 */
export function writeBackAfterRefreshes(): void {
  if (isPreview()) return;
  onRefresh(async (...seen) => (await import('./staff-writer')).writeBackAfterPoll(...seen));
  if (process.env.VERCEL) whileRefreshing((poll) => keepAlive(poll.then(afterRefresh)));
}

/** Vercel stops a process between answers, unless it is told what still runs. */
function keepAlive(work: Promise<unknown>): void {
  try {
    after(work);
  } catch {
    // Not while a request is answered: it goes on with the next one.
  }
}
