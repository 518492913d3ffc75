import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { environment } from '../env';
import type { Database } from './database.types';

/** Milliseconds that one attempt to read may take before it is given up; writes bring a signal of their own. */
const ATTEMPT_TIMEOUT = 2_000;

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
    global: { fetch: fetchWithTimeout },
    // Node 20 has no WebSocket, without which the client refuses to be made.
    realtime: { transport: RealtimeIsNotUsed as unknown as typeof WebSocket },
  });
}

function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(ATTEMPT_TIMEOUT) });
}

class RealtimeIsNotUsed {
  constructor() {
    throw new Error('The site does not use Supabase Realtime.');
  }
}
