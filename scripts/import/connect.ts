import type { SupabaseClient, WebSocketLikeConstructor } from '@supabase/supabase-js';
import { readDatabaseAddress } from '@/lib/database-variables';
import { LOCAL_KEYS } from '../backend/keys';
import { portFrom } from '../processes/ports';
import { UserError } from '../processes/user-error';

const HELP =
  'The Supabase dashboard has SUPABASE_URL in Project Settings, Data API, and SUPABASE_SECRET_KEY (sb_secret_…) in API Keys. See docs/staff.md. ' +
  'For the sample data on this computer, start `npm run demo` and set neither; ' +
  `for a database that \`npm run api\` serves, the key is ${LOCAL_KEYS.secret}.`;
const TIMEOUT = 120_000;

/** A client of whatever tables the database has, and its answer. */
export type Client = SupabaseClient;
export type RestAnswer = PromiseLike<{
  data: unknown;
  error: { code?: string; message: string } | null;
  status: number;
  count?: number | null;
}>;

/** A database that commands of staff work on. What it answers is typed where it is asked. */
export interface Connection {
  /** Its name, for people. */
  name: string;
  call: <Result>(procedure: string, values?: object) => Promise<Result>;
  rows: <Rows>(query: (client: Client) => RestAnswer) => Promise<Rows>;
  /** Rows of a query that asks for the number of all of them, and that number; null if the server does not say it. */
  page: <Row>(query: (client: Client) => RestAnswer) => Promise<{ rows: Row[]; total: number | null }>;
  /** Whether there is such a table. */
  has: (table: string) => Promise<boolean>;
}

/**
 * Connects staff commands to the database with the secret key: SUPABASE_URL and SUPABASE_SECRET_KEY, or the
 * embedded backend on this machine if neither is set.
 * @throws UserError that says what is missing
 */
export async function connectToRest(env: NodeJS.ProcessEnv = process.env): Promise<Connection> {
  const { SUPABASE_SECRET_KEY: key } = env;
  const url = addressIn(env);
  if (!url && !key) return connectLocal();
  if (!url) throw new UserError(`SUPABASE_URL is missing: the URL of the Supabase project. ${HELP}`);
  if (!key)
    throw new UserError(`SUPABASE_SECRET_KEY is missing: the service key that only staff have. ${HELP}`);
  return open(url, key, new URL(url).host);
}

/** Reads the address as the site does. */
function addressIn(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readDatabaseAddress(env);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

async function connectLocal(): Promise<Connection> {
  const url = `http://127.0.0.1:${portFrom('BACKEND_PORT', 54321)}`;
  const isRunning = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isRunning) throw new UserError(`SUPABASE_URL and SUPABASE_SECRET_KEY are missing. ${HELP}`);
  return open(url, LOCAL_KEYS.secret, `the sample database on this computer (${url})`);
}

const NO_WEB_SOCKET = class {} as unknown as WebSocketLikeConstructor;

async function open(url: string, key: string, name: string): Promise<Connection> {
  // Imported lazily, so that errors in a file are reported before it loads.
  const { createClient } = await import('@supabase/supabase-js');
  const client: Client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) }) },
    // Node 20 has no WebSocket, which the client requires.
    realtime: { transport: NO_WEB_SOCKET },
  });
  return {
    name,
    call: async (procedure, values) => unwrap(await client.rpc(procedure, values)),
    rows: async (query) => unwrap(await query(client)),
    page: async (query) => {
      const answer = await query(client);
      return { rows: unwrap(answer), total: answer.count ?? null };
    },
    has: async (table) => {
      const response = await client.from(table).select().limit(1);
      return !MISSING_TABLE.includes(response.error?.code ?? '') && Boolean(unwrap(response));
    },
  };
}

const MISSING_TABLE = ['PGRST205', '42P01'];

function unwrap<Data>({ data, error, status }: Awaited<RestAnswer>): Data {
  if (!error) return data as Data;
  if (status === 401 || error.code === '42501')
    throw new UserError(
      'The database rejected the key. SUPABASE_SECRET_KEY must be the secret (service) key of this project, not the publishable one.',
    );
  if (['PGRST202', '42883', ...MISSING_TABLE].includes(error.code ?? ''))
    throw new UserError('The latest migrations are missing. Run: npm run setup');
  if (!error.code)
    throw new UserError(
      `The database does not respond (${error.message}). Completed work is kept: repeat the command to resume.`,
    );
  throw new UserError(`The database rejected the request: ${error.message}`);
}
