import 'server-only';
import { SupabaseClient } from '@supabase/supabase-js';
import { environment } from '../env';
import { isPreview } from '../hidden';
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
    global: { fetch: (input, init) => (isPreview() ? fetchToRead(input, init) : fetch(input, init)) },
    // Without this the client throws on Node 20, which has no WebSocket.
    realtime: { transport: RealtimeIsNotUsed as unknown as typeof WebSocket },
  });
}

/** The functions that only read. */
const READING: readonly (keyof Database['public']['Functions'])[] = ['database_state', 'work_of_site'];

/** A preview of a change shares the database of the site and must not write there (product rule 8.8). */
async function fetchToRead(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isReading =
    ['GET', 'HEAD'].includes(init?.method ?? 'GET') ||
    READING.some((name) => pathname.endsWith(`/rpc/${name}`));
  if (isReading) return fetch(input, init);
  return Response.json({ code: 'preview', message: 'A preview writes nothing.' }, { status: 403 });
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
