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
  if (process.env.VERCEL) whileRefreshing(writeAfterAnswer);
}

/** Vercel stops a process between answers, unless it is told what still runs. Its first visitor waits for one thread: he comes first. */
function writeAfterAnswer(poll: Promise<void> | undefined): void {
  try {
    after(async () => {
      await poll;
      await afterRefresh();
    });
  } catch {
    // Not while a request is answered: it goes on with the next one.
  }
}
