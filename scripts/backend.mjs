// The embedded backend: the table interface of Supabase on PostgreSQL in this process, with the migrations, policies
// and sample data of the hosted one. For development, demonstration and tests.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_KEYS } from './backend/keys.mjs';
import { migrate, SEED, seed } from './backend/database.mjs';

process.env.LITE_TELEMETRY = '0';
const { serve } = await import('@hono/node-server');
const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
const { App } = await import('@supabase/lite');
const { createPgliteConnection } = await import('@supabase/lite/pglite');

const PORT = Number(process.env.BACKEND_PORT || 54321);
const FOLDER = process.env.BACKEND_DIR || 'supabase/.temp/data';
const SEED_FILE = process.env.BACKEND_SEED ?? SEED;

/** Answers requests once the database is open. */
let app;

// The port is taken before the folder is opened: it is the lock. Two processes on one folder lose rows silently.
const server = serve({ port: PORT, hostname: '127.0.0.1', fetch: answer });
server.once('error', (error) => {
  const reason = error.code === 'EADDRINUSE' ? 'it is taken; set BACKEND_PORT to another one' : error.message;
  fail(`The backend can not listen on port ${PORT}: ${reason}.`);
});
server.once('listening', () =>
  open().catch((error) => fail(`The backend could not start: ${String(error.message)}`)),
);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.once('disconnect', stop);

let connection;

async function open() {
  const begun = performance.now();
  mkdirSync(dirname(FOLDER), { recursive: true });
  connection = await createPgliteConnection({ url: FOLDER, pgliteOptions: { extensions: { pg_trgm } } });
  await migrate(connection.driver, console.log);
  if (SEED_FILE && existsSync(SEED_FILE)) await seed(connection.driver, SEED_FILE, console.log);
  // Says that row security is set up: else every right would be granted to visitors at the first request.
  connection.rlsState = 'active';
  const lite = new App({
    connection,
    auth: {
      enabled: false,
      // With the default secret anybody could sign a token for every role.
      jwt_secret: randomUUID() + randomUUID(),
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
    },
    api: { max_rows: 1000 },
    studio: { enabled: false },
  });
  await lite.init?.();
  app = lite;
  console.log(`backend ready on http://127.0.0.1:${PORT} after ${Math.round(performance.now() - begun)} ms`);
}

function answer(request, env) {
  const { pathname } = new URL(request.url);
  if (pathname === '/health') return new Response(app ? 'ok' : 'starting', { status: app ? 200 : 503 });
  if (!pathname.startsWith('/rest/v1/')) return new Response('not found', { status: 404 });
  if (!app) return new Response('starting', { status: 503 });
  return app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null });
}

let isStopping = false;

function stop() {
  if (isStopping) return;
  isStopping = true;
  server.closeAllConnections?.();
  server.close(async () => {
    await connection?.close();
    process.exit(0);
  });
}

function fail(message) {
  console.error(message.split('\n')[0]);
  process.exit(1);
}
