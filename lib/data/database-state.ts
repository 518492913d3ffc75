import 'server-only';
import { randomUUID } from 'node:crypto';
import { callFunction } from './call-function';
import { signatureOf } from './signature';

/** The latest migration, and the last run of the daily deletion (`database_state` in `…_upkeep.sql`). */
interface DatabaseState {
  migration: string;
  upkeep: { at: string; status: string } | null;
}

/** Milliseconds. */
const TIMEOUT = 1_500;

/** Returns the state of the database; undefined if it does not respond or lacks the key of the site's signatures. */
export async function readDatabaseState(): Promise<DatabaseState | undefined> {
  const nonce = randomUUID();
  const state = await callFunction(
    'database_state',
    { nonce, signature: signatureOf('state', nonce) },
    TIMEOUT,
  );
  return state as DatabaseState | undefined;
}
