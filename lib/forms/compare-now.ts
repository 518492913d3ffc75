import 'server-only';
import { compareListing } from '../directory/compare-listing';
import { findDerived } from '../directory/current';
import type { SubmittedListing } from '../domain/submitted-listing';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';

/**
 * Compares a listing that is to be stored with the directory, as JSON for its row; null if that is impossible now, and the site does it
 * later.
 */
export async function compareNow(
  row: Omit<SubmittedListing, 'details' | 'claimed_provider_id'> & Partial<SubmittedListing>,
): Promise<string | null> {
  try {
    const derived = await findDerived();
    const comparison =
      derived && compareListing({ details: null, claimed_provider_id: null, ...row }, derived);
    return comparison ? JSON.stringify(comparison) : null;
  } catch (error) {
    log('form.not_compared', errorFacts(error));
    return null;
  }
}
