import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { environment } from '../env';
import type { Database } from './database.types';
import { fetchAttempt } from './fetch-attempt';

let client: ReturnType<typeof connect> | undefined;

/** The anonymous Supabase client; it repeats a failed read three times by itself (product rule 7.1). */
export function supabase() {
  client ??= connect();
  return client;
}

function connect() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchAttempt },
    // Node 20 has no WebSocket, without which the client refuses to be made.
    realtime: { transport: RealtimeIsNotUsed as unknown as typeof WebSocket },
  });
}

class RealtimeIsNotUsed {
  constructor() {
    throw new Error('The site does not use Supabase Realtime.');
  }
}
