// The embedded backend: Supabase's REST interface on an in-process PostgreSQL, with the same migrations,
// policies and sample data as the hosted one. For development, the demo and tests.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { signingKeyOf } from '@/lib/data/signing-key';
import { dataFolder, prepareDataFolder } from './backend/data-folder';
import { BECOME_OWNER } from './backend/database';
import { lockFolder } from './backend/folder-lock';
import { keysFrom } from './backend/keys';
import { redactErrors } from './backend/redact-errors';
import { openRestApi, type RestApi } from './backend/rest-api';
import { describeListenError } from './processes/ports';

const { createPgliteConnection } = await import('@supabase/lite/pglite');

const PORT = Number(process.env.BACKEND_PORT || 54321);
const FOLDER = process.env.BACKEND_DIR || dataFolder(PORT);
/** A file with tables of somebody who has applied no migration, to be served as they are. */
const { BACKEND_TABLES } = process.env;
const startedAt = performance.now();

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** Accepts requests once the database is open. */
let api: RestApi | undefined;
let keys: ReturnType<typeof keysFrom>;
let connection: Connection;
let isStopping = false;

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The parent process is gone, so nothing else would stop this one.
process.on('disconnect', stop);

const server = serve({ port: PORT, hostname: '127.0.0.1', fetch: handleRequest }) as Server;
// Let clients close idle connections. With the default timeout of 5 s, a client that computed for longer
// would write its next request to a connection that is already closed.
server.keepAliveTimeout = 0;
server.once('error', (error: NodeJS.ErrnoException) => {
  fail(`The backend ${describeListenError(error, PORT, 'BACKEND_PORT')}`);
});
server.once('listening', () =>
  lockFolder(FOLDER)
    .catch((error) => fail(`The backend cannot start: ${error.message}.`))
    .then(open)
    .catch((error) =>
      fail(`The backend could not start: ${error.message}. If it goes on, delete ${FOLDER}.`),
    ),
);

async function open(): Promise<void> {
  keys = keysFrom(process.env);
  const { isNew, aside } = await prepareDataFolder(FOLDER, BACKEND_TABLES ? 'empty' : 'seeded');
  if (aside) console.log(`The data were made by other migrations. They are kept in ${aside}`);
  connection = await openFolder();
  if (!BACKEND_TABLES) await storeSigningKey(process.env.FORM_SECRET);
  else if (isNew) await connection.driver.exec(readFileSync(BACKEND_TABLES, 'utf8'));
  const opened = await openRestApi(connection, keys, connection.driver);
  redactErrors();
  api = opened;
  console.log(`ready on http://127.0.0.1:${PORT} after ${Math.round(performance.now() - startedAt)} ms`);
}

/** Stores the key of the site that is about to use this backend. Without its secret, signatures are not checked. */
async function storeSigningKey(formSecret?: string): Promise<void> {
  await connection.driver.query('delete from public.signing_key');
  if (!formSecret) return;
  await connection.driver.query('insert into public.signing_key (key) values ($1)', [
    signingKeyOf(formSecret),
  ]);
}

async function openFolder(): Promise<Connection> {
  try {
    const result = await createPgliteConnection({
      url: FOLDER,
      pgliteOptions: { extensions: { pgcrypto } },
    });
    await result.driver.waitReady;
    await result.driver.exec(BECOME_OWNER);
    return result;
  } catch (error) {
    const reason = (error as Error | undefined)?.message ?? 'PostgreSQL rejects it';
    throw new Error(`${FOLDER} cannot be opened (${reason}). Delete it to start with a new one.`);
  }
}

async function handleRequest(request: Request, env: HttpBindings | Http2Bindings): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/health') return respondHealth();
  if (!api) return new Response('starting', { status: 503 });
  return api(request, env.incoming.socket.remoteAddress ?? null);
}

/** Reads a row that every database has, or a provider: a failed one may still respond, but with nothing. */
async function respondHealth(): Promise<Response> {
  if (!api) return new Response('starting', { status: 503 });
  const row = BACKEND_TABLES ? 'car_wash_locations?select=id' : 'directory_counters?select=table_name';
  const url = `http://127.0.0.1:${PORT}/rest/v1/${row}&limit=1`;
  const response = await api(new Request(url, { headers: { apikey: keys.publishable } }), null);
  const rows = (response.ok ? await response.json() : []) as unknown[];
  return rows.length === 1
    ? new Response('ok')
    : new Response('the database does not answer', { status: 503 });
}

/** Lets requests in flight finish. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  if (!api) process.exit(0);
  server.close(async () => {
    await connection.close();
    process.exit(0);
  });
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
}

function fail(message: string): never {
  console.error(message.split('\n')[0]!.slice(0, 300));
  process.exit(1);
}
