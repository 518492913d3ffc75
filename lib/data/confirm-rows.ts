import 'server-only';
import { randomUUID } from 'node:crypto';
import { callFunction } from './call-function';
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
  const signed = { counts: text, nonce, signature: signatureOf('rows', nonce, text) };
  return (await callFunction('confirm_rows', signed, TIMEOUT)) !== undefined;
}
