import { writeOwnerLinks } from '../data/owner-links';
import type { OnRefresh } from '../directory/refresh/directory-keeper';
import { DEFAULT_LOCALE } from '../domain/locales';
import { environment } from '../env';
import { urlOf } from '../routing/url-of';

/** The counter that rises when a link is to be written. */
const ASKED_BY = 'listing_submissions';

let seen: string | undefined;

/** Writes the owners' links that are missing, after a poll in which the database asked for some (product rule 2.32). */
export async function writeLinksAfterPoll(...[, counters]: Parameters<OnRefresh>): Promise<void> {
  const counter = counters?.get(ASKED_BY);
  if (!counter || !environment().FORM_SECRET) return;
  const state = `${counter.changes} ${counter.lastChange}`;
  if (state === seen) return;
  // What the database did not answer is asked for again after the next poll.
  if (await writeOwnerLinks((token) => urlOf({ name: 'owner', token }, DEFAULT_LOCALE))) seen = state;
}
