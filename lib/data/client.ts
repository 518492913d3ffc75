import 'server-only';
import { SupabaseClient } from '@supabase/supabase-js';
import { environment } from '../env';
import type { Database } from './database.types';

let client: ReturnType<typeof connect> | undefined;

/** Milliseconds that a request may take which does not say so itself; nobody waits for a build. */
const REQUEST_TIMEOUT = process.env.NEXT_PHASE === 'phase-production-build' ? 20_000 : 2_000;

/** The anonymous Supabase client. It sends each request once: reads are repeated in `cache.ts`, whichever method they use. */
export function supabase() {
  client ??= connect();
  return client;
}

function connect() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  return new SingleAttemptClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT) }),
    },
    // Node 20 has no WebSocket, without which the client refuses to be made.
    realtime: { transport: RealtimeIsNotUsed as unknown as typeof WebSocket },
  });
}

/** What the option `db.retry` does in later versions, which no longer run on Node 20. */
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
