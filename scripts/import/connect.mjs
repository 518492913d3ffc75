import { LOCAL_KEYS } from '../backend/keys.mjs';
import { portFrom } from '../processes/ports.mjs';
import { Refusal } from '../processes/refusal.mjs';

const WHERE =
  'Both are in the Supabase dashboard: Project Settings, Data API for the address, API Keys for the secret key (sb_secret_…). ' +
  'See docs/staff.md. For the sample data of this computer start `npm run demo`, and set neither.';
const TIMEOUT = 120_000;

/**
 * Connects staff commands to the database with the secret key: SUPABASE_URL and SUPABASE_SECRET_KEY, or if
 * neither is set the embedded backend of this machine.
 * @returns {Promise<{ name: string, call: Function, rows: Function }>}
 * @throws Refusal that says what is missing
 */
export async function connect(variables = process.env) {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = variables;
  if (!url && !key) return connectLocal();
  if (!url) throw new Refusal(`SUPABASE_URL is missing: the address of the Supabase project. ${WHERE}`);
  if (!key)
    throw new Refusal(`SUPABASE_SECRET_KEY is missing: the service key that only staff have. ${WHERE}`);
  if (!URL.canParse(url)) throw new Refusal('SUPABASE_URL is no address: it must begin with https://.');
  return open(url, key, new URL(url).host);
}

async function connectLocal() {
  const url = `http://127.0.0.1:${portFrom('BACKEND_PORT', 54321)}`;
  const isThere = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw new Refusal(`SUPABASE_URL and SUPABASE_SECRET_KEY are missing. ${WHERE}`);
  return open(url, LOCAL_KEYS.secret, `the sample database of this computer (${url})`);
}

async function open(url, key, name) {
  // Imported lazily, so that errors in a file are reported before it loads.
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) }) },
    // Node 20 has no WebSocket, which the client requires.
    realtime: { transport: class {} },
  });
  return {
    name,
    call: async (procedure, values) => answerOf(await client.rpc(procedure, values)),
    rows: async (ask) => answerOf(await ask(client)),
  };
}

function answerOf({ data, error, status }) {
  if (!error) return data;
  if (status === 401 || error.code === '42501')
    throw new Refusal(
      'The database refuses the key. SUPABASE_SECRET_KEY must be the secret (service) key of this project, not the publishable one.',
    );
  if (['PGRST202', 'PGRST205', '42883', '42P01'].includes(error.code))
    throw new Refusal('The database lacks the newest migrations: `npx supabase db push` applies them.');
  if (!error.code)
    throw new Refusal(
      `The database does not answer (${error.message}). What was done is kept: the same command goes on where it stopped.`,
    );
  throw new Refusal(`The database refuses this: ${error.message}`);
}
