import 'server-only';
import { compareListing } from '../directory/compare-listing';
import { findDerived } from '../directory/current';
import type { SubmittedListing } from '../domain/submitted-listing';

/**
 * Compares a listing that is to be stored with the directory, as JSON for its row; null if that is impossible now, and the site does it
 * later.
 */
export async function compareNow(
  row: Omit<SubmittedListing, 'details' | 'claimed_provider_id'> & Partial<SubmittedListing>,
): Promise<string | null> {
  const derived = await findDerived();
  const comparison = derived && compareListing({ details: null, claimed_provider_id: null, ...row }, derived);
  return comparison ? JSON.stringify(comparison) : null;
}
