import 'server-only';
import { randomUUID } from 'node:crypto';
import { callFunction } from './call-function';
import { supabase } from './client';
import type { HeldReport } from './directory/held-report';
import { signatureOf } from './signature';

// What only the site may ask of the database, which checks its signature.

/** Milliseconds. Hosted Supabase ends statements after three seconds; a health check waits less. */
const TIMEOUT = 5_000;
const HEALTH_TIMEOUT = 1_500;

/**
 * The latest migration of the Supabase CLI, the last run of the daily deletion, and whether the database tells the site of edits
 * (`database_state` in `…_page_webhook.sql`).
 */
interface DatabaseState {
  migration: string | null;
  upkeep: { at: string; status: string } | null;
  webhook: boolean;
}

/** Returns the state of the database; undefined if it does not respond or lacks the key of the site's signatures. */
export async function readDatabaseState(): Promise<DatabaseState | undefined> {
  const nonce = randomUUID();
  const signed = { nonce, signature: signatureOf('state', nonce) };
  return (await callFunction('database_state', signed, HEALTH_TIMEOUT)) as DatabaseState | undefined;
}

/**
 * Notes in the database what is held back, for staff and for the other processes (`report_held` in `…_held_back.sql`). Returns false if
 * the database does not respond or lacks the key of the site's signatures.
 */
export async function reportHeld(report: HeldReport): Promise<boolean> {
  const nonce = randomUUID();
  const text = JSON.stringify(report);
  const signed = { report: text, nonce, signature: signatureOf('held', nonce, text) };
  return (await callFunction('report_held', signed, TIMEOUT)) !== undefined;
}

/** Returns what the site computes for staff. @throws PostgrestError as `writeBack` does */
export async function readStaffInputs(): Promise<unknown> {
  const nonce = randomUUID();
  const { data } = await supabase()
    .rpc('work_of_site', { nonce, signature: signatureOf('work', nonce) })
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .throwOnError();
  return data;
}

/**
 * Writes back what the site computed, and returns the new edition; null if what is stored is newer.
 * @throws PostgrestError if the database does not respond, or lacks the key of the site's signatures (code 42501)
 */
export async function writeBack(results: object): Promise<number | null> {
  const nonce = randomUUID();
  const work = JSON.stringify(results);
  const { data } = await supabase()
    .rpc('write_back', { work, nonce, signature: signatureOf('write back', nonce, work) })
    .abortSignal(AbortSignal.timeout(TIMEOUT))
    .throwOnError();
  return data;
}
