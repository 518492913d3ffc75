import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../domain/locales';
import { codeOf } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import type { Database } from './database.types';
import { signatureOf } from './signature';

type Tables = Database['public']['Tables'];

/** Identifies a submission and its sender; see `…_submissions.sql`, which adds these columns. */
export interface SubmissionIdentity {
  /** Identical for repeated requests, which are stored once. */
  requestId: string;
  /** Keyed hash of the visitor's IP address; undefined without FORM_SECRET, so that none leaves the process. */
  sender?: string;
  /** The language of the form. */
  language: Locale;
}

type ContactRow = Tables['contact_submissions']['Insert'];
type ListingRow = Tables['listing_submissions']['Insert'];
type ReviewRow = Tables['provider_reviews']['Insert'];

/** A message; with a provider, a report about it, whose email address is optional. */
export type ContactSubmission = Required<Pick<ContactRow, 'name' | 'email' | 'phone' | 'message'>> &
  Pick<ContactRow, 'provider_id' | 'review_id' | 'owner_link'>;
/** A business listing; with a provider, a claim by its owner with further details. */
export type ListingSubmission = Required<
  Pick<
    ListingRow,
    'business_name' | 'website' | 'address' | 'emirates' | 'service_type' | 'description' | 'phone'
  >
> &
  Pick<ListingRow, 'claimed_provider_id' | 'details' | 'owner_link'> & { email: string | null };
/** A review of a provider. */
export type ReviewSubmission = Required<
  Pick<ReviewRow, 'provider_id' | 'stars' | 'kinds' | 'car' | 'visited_in' | 'text' | 'name' | 'email'>
>;

/** Forbids further columns, so that a form field without a column does not compile. */
type Exactly<T extends Row, Row> = T & { [K in Exclude<keyof T, keyof Row>]: never };

/** What became of a submission. "failure": it was refused for another reason than the limit, or is not known to be stored. */
export type StoreResult = 'stored' | 'limit' | 'failure';

/** Milliseconds per attempt. Simultaneous submissions wait for each other in the database. */
const ATTEMPT_TIMEOUT = 10_000;
/** Milliseconds between attempts; the last one repeats. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000];
/** Milliseconds after which a submission has failed. Visitors do not wait that long (`submit.ts`). */
const MAX_DURATION = 20_000;

const CREATED = 201;
const NOT_FOUND = 404;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
/** Codes of PostgREST for a function, column or table that it does not know. */
const STALE_SCHEMA = ['PGRST202', 'PGRST204', 'PGRST205'];
/** After so many attempts, about eight seconds, its answer is taken to be true. */
const ATTEMPTS_OF_STALE_SCHEMA = 6;
/** The message of `admit_submission` for a sender beyond the limit. */
const TOO_MANY = 'Too many submissions';

/** Stores a message (product rule 3.3), without an identity in a table that has the columns of the specification alone. */
export function insertContact<T extends ContactSubmission>(
  row: Exactly<T, ContactSubmission>,
  identity: SubmissionIdentity | undefined,
): Promise<StoreResult> {
  return insert('contact_submissions', row, identity);
}

/**
 * Stores a listing submission (product rule 3.3), as `insertContact` does.
 * @param comparison what the site found out about it, as JSON, which the database takes with the signature
 */
export function insertListing<T extends ListingSubmission>(
  row: Exactly<T, ListingSubmission>,
  identity: SubmissionIdentity | undefined,
  comparison: string | null,
): Promise<StoreResult> {
  return insert('listing_submissions', row, identity, comparison);
}

/** Stores a review (product rule 2.26). */
export function insertReview<T extends ReviewSubmission>(
  row: Exactly<T, ReviewSubmission>,
  identity: SubmissionIdentity,
): Promise<StoreResult> {
  return insert('provider_reviews', row, identity);
}

/** Returns the columns that tell whose a row is, and what the site found out about it; a database without ours has none of them. */
function ownColumns(
  table: keyof Tables,
  identity: SubmissionIdentity | undefined,
  comparison?: string | null,
): Pick<ListingRow, 'request_id' | 'language' | 'comparison' | 'sender' | 'sender_signature'> {
  if (!identity) return {};
  const { requestId, sender, language } = identity;
  const columns = { request_id: requestId, language, comparison };
  const signed = [table, requestId, sender ?? '', ...(comparison ? [comparison] : [])];
  return sender ? { ...columns, sender, sender_signature: signatureOf(...signed) } : columns;
}

/**
 * Stores a row. If it is unknown whether it was stored (no response, or one from a proxy), retries; the request id makes the
 * database store the row once. A row without one is sent once. A server that does not know our columns has yet to read its schema again:
 * after a while it gets a row without them, as a database that really has none.
 */
async function insert(
  table: keyof Tables,
  row: object,
  identity: SubmissionIdentity | undefined,
  comparison?: string | null,
): Promise<StoreResult> {
  let stored: object = { ...row, ...ownColumns(table, identity, comparison) };
  const startedAt = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const left = MAX_DURATION - (Date.now() - startedAt);
    if (left <= 0) return 'failure';
    const { status, error } = await supabase()
      .from(table)
      .insert(stored as never)
      .abortSignal(AbortSignal.timeout(Math.min(left, ATTEMPT_TIMEOUT)));
    if (status === CREATED) return 'stored';
    if (error?.message === TOO_MANY) return 'limit';
    // The message is omitted, because it may quote the visitor's input.
    const facts = { table, attempt: attempt + 1, status, code: codeOf(error?.code) };
    log('database.write_failed', { ...facts, ms: Date.now() - startedAt });
    const isUnknown = STALE_SCHEMA.includes(error?.code ?? '');
    if (!identity || (isRefusal(status, error?.code) && !isUnknown)) return 'failure';
    if (isUnknown && attempt + 1 >= ATTEMPTS_OF_STALE_SCHEMA) stored = row;
    await wait(RETRY_DELAYS[attempt] ?? RETRY_DELAYS.at(-1));
  }
}

/** Returns whether the database rejected the row, so that a retry is pointless. It says so by a code; "not found" without one is a proxy's. */
function isRefusal(status: number, code: string | undefined): boolean {
  if (status === NOT_FOUND && !code) return false;
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT && status !== TOO_MANY_REQUESTS;
}
