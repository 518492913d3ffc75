import 'server-only';
import { randomUUID } from 'node:crypto';
import { codeOf, withoutValues } from '../log/error-facts';
import { log } from '../log/log';
import { supabase } from './client';
import type { Table } from './directory/rows';
import { signatureOf } from './signature';

/** Milliseconds. */
const TIMEOUT = 5_000;

/**
 * Notes in the database how many rows of each table are meant, so that every process of the site takes them (`confirm_rows` in
 * `…_directory.sql`). Returns false if the database does not respond or lacks the key of the site's signatures.
 */
export async function confirmRows(counts: Partial<Record<Table, number>>): Promise<boolean> {
  const nonce = randomUUID();
  const text = JSON.stringify(counts);
  const { error } = await supabase()
    .rpc('confirm_rows', { counts: text, nonce, signature: signatureOf('rows', nonce, text) })
    .abortSignal(AbortSignal.timeout(TIMEOUT));
  if (!error) return true;
  const facts = { code: codeOf(error.code), message: withoutValues(error.message) };
  log('database.call_failed', { procedure: 'confirm_rows', ...facts });
  return false;
}
