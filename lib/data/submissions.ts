import 'server-only';
import { supabase } from './client';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** Tells submissions and their senders apart: see the migration that adds these columns. */
export interface SubmissionIdentity {
  /** The same for a repeated request, which is stored once. */
  requestId: string;
  /** Keyed hash of the visitor's address. */
  sender: string;
}

export type ContactSubmission = Required<
  Pick<Tables['contact_submissions']['Insert'], 'name' | 'email' | 'phone' | 'message'>
>;
export type ListingSubmission = Required<
  Pick<
    Tables['listing_submissions']['Insert'],
    'business_name' | 'email' | 'website' | 'address' | 'emirates' | 'service_type' | 'description' | 'phone'
  >
>;

const ATTEMPTS = 2;

/** Stores a message (spec §7 "Contact", "Booking"). False when it was refused or the database can not be reached. */
export function insertContact(row: ContactSubmission, identity: SubmissionIdentity): Promise<boolean> {
  return insert(() =>
    supabase()
      .from('contact_submissions')
      .insert({ ...row, ...columnsOf(identity) }),
  );
}

/** Stores a listing submission (spec §7 "Listing"). False when it was refused or the database can not be reached. */
export function insertListing(row: ListingSubmission, identity: SubmissionIdentity): Promise<boolean> {
  return insert(() =>
    supabase()
      .from('listing_submissions')
      .insert({ ...row, ...columnsOf(identity) }),
  );
}

function columnsOf({ requestId, sender }: SubmissionIdentity) {
  return { request_id: requestId, sender };
}

/** Tries twice where no answer came: the request's id lets the database store it once. */
async function insert(attempt: () => PromiseLike<{ error: { code?: string } | null; status: number }>) {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const { error, status } = await attempt();
    if (!error) return true;
    // What visitors wrote stays out of the log.
    console.error(`A submission was not stored: status ${status}, code ${error.code || 'none'}.`);
    const wasHeard = status > 0;
    if (wasHeard) return false;
  }
  return false;
}
