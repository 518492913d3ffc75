import 'server-only';
import { after } from 'next/server';
import { afterLook, onLook, whileLooking } from '../directory/process';
import { isPreview } from '../hidden';

/**
 * Has what the site understood written back for staff (product rule 3.12) whenever this process has read something new; until then
 * nothing is loaded for it. A preview does not try.
 */
export function writeBackAfterLooks(): void {
  if (isPreview()) return;
  onLook(async (...seen) => (await import('./desk-writer')).noteLook(...seen));
  if (process.env.VERCEL) whileLooking((look) => keepAlive(look.then(afterLook)));
}

/** Vercel stops a process between answers, unless it is told what still runs. */
function keepAlive(work: Promise<unknown>): void {
  try {
    after(work);
  } catch {
    // Not while a request is answered: it goes on with the next one.
  }
}
