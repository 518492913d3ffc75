import 'server-only';
import { codeOf } from '../http/error-facts';
import { log } from '../http/log';
import { supabase } from './client';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** Tells submissions and their senders apart: see `…_submissions.sql`, which adds these columns. */
export interface SubmissionIdentity {
  /** The same for a repeated request, which is stored once. */
  requestId: string;
  /** Keyed hash of the visitor's address. */
  sender: string;
}

type ContactRow = Tables['contact_submissions']['Insert'];
type ListingRow = Tables['listing_submissions']['Insert'];

/** A message; with the provider that it is about, a report, which may come without an email address. */
export type ContactSubmission = Required<Pick<ContactRow, 'name' | 'email' | 'phone' | 'message'>> &
  Pick<ContactRow, 'provider_id'>;
/** A business; with the provider that its owner claims, and more of what it should say. */
export type ListingSubmission = Required<
  Pick<
    ListingRow,
    'business_name' | 'email' | 'website' | 'address' | 'emirates' | 'service_type' | 'description' | 'phone'
  >
> &
  Pick<ListingRow, 'claimed_provider_id' | 'details'>;

/** A row that has no other columns: a field of a form that is stored in none is an error of types. */
type Exactly<T extends Row, Row> = T & { [K in Exclude<keyof T, keyof Row>]: never };

interface Answer {
  status: number;
  error: { code?: string } | null;
}

/** Milliseconds that one attempt may take: many visitors at once wait for each other in the database. */
const ATTEMPT_TIMEOUT = 10_000;
/** Milliseconds between the attempts. */
const PAUSES = [250, 500, 1_000, 2_000];
/** Milliseconds after which a visitor is told that it did not work. */
const MAX_WAIT = 20_000;

const CREATED = 201;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Stores a message (product rule 3.3). False when it was refused, or not known to be stored. */
export function insertContact<T extends ContactSubmission>(
  row: Exactly<T, ContactSubmission>,
  identity: SubmissionIdentity,
): Promise<boolean> {
  return insert('contact_submissions', (signal) =>
    supabase()
      .from('contact_submissions')
      .insert({ ...row, ...columnsOf(identity) })
      .abortSignal(signal),
  );
}

/** Stores a listing submission (product rule 3.3). False when it was refused, or not known to be stored. */
export function insertListing<T extends ListingSubmission>(
  row: Exactly<T, ListingSubmission>,
  identity: SubmissionIdentity,
): Promise<boolean> {
  return insert('listing_submissions', (signal) =>
    supabase()
      .from('listing_submissions')
      .insert({ ...row, ...columnsOf(identity) })
      .abortSignal(signal),
  );
}

function columnsOf({ requestId, sender }: SubmissionIdentity) {
  return { request_id: requestId, sender };
}

/**
 * Stores a row once and finds out whether it is stored. Where that stays unknown (no answer, or one that no database
 * gives) the same request is sent again: its id lets the database store it once however often it arrives.
 */
async function insert(table: string, send: (signal: AbortSignal) => PromiseLike<Answer>): Promise<boolean> {
  const begun = Date.now();
  for (const [attempt, pause] of [...PAUSES, 0].entries()) {
    const left = MAX_WAIT - (Date.now() - begun);
    if (left <= 0) break;
    const { status, error } = await send(AbortSignal.timeout(Math.min(left, ATTEMPT_TIMEOUT)));
    if (status === CREATED) return true;
    // Not the message: a database may quote what visitors wrote.
    const facts = { table, attempt: attempt + 1, status, code: codeOf(error?.code) };
    log('database.write_failed', { ...facts, ms: Date.now() - begun });
    if (isRefusal(status)) return false;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/** Whether the database has decided, and would decide the same again. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT && status !== TOO_MANY_REQUESTS;
}
