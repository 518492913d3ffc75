import 'server-only';
import { SupabaseClient } from '@supabase/supabase-js';
import { environment } from '../env';
import type { Database } from './database.types';

let client: ReturnType<typeof connect> | undefined;

/** Returns the anonymous Supabase client. It does not retry: whoever calls knows what may be repeated, and how long it may take. */
export function supabase() {
  client ??= connect();
  return client;
}

function connect() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  return new SingleAttemptClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Without this the client throws on Node 20, which has no WebSocket.
    realtime: { transport: RealtimeIsNotUsed as unknown as typeof WebSocket },
  });
}

/** Does what the option `db.retry` does in later versions, which do not support Node 20. */
class SingleAttemptClient extends SupabaseClient<Database> {
  constructor(...options: ConstructorParameters<typeof SupabaseClient<Database>>) {
    super(...options);
    this.rest.retry = false;
  }
}

class RealtimeIsNotUsed {
  constructor() {
    throw new Error('The site does not use Supabase Realtime.');
  }
}
