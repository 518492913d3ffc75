// npm run api: Supabase's REST interface on a PostgreSQL of one's own, to try a deployment without PostgREST. It is no server for
// visitors: it listens on this computer alone.
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { keysFrom } from './backend/keys';
import { redactErrors } from './backend/redact-errors';
import { openRestApi } from './backend/rest-api';
import { describeListenError, portFrom } from './processes/ports';

const { createPostgresConnection } = await import('@supabase/lite/postgres');

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) {
  console.error('DATABASE_URL is missing: the postgresql:// address of the database, as its owner.');
  process.exit(1);
}
const url = DATABASE_URL;
const port = portFrom('BACKEND_PORT', 54321);
const keys = keysFrom(process.env);
redactErrors();
let served = await open();
// As PostgREST: it reads tables and functions again when it is told to (`notify pgrst`).
await served.connection.driver.listen('pgrst', async () => {
  const before = served;
  served = await open();
  // Its listener stays; answers in progress still use the others.
  console.log('Tables and functions are read again.');
  void before;
});
const server = serve({ port, hostname: '127.0.0.1', fetch: handleRequest }, () =>
  console.log(
    `http://127.0.0.1:${port} serves the database, with the key ${keys.publishable}, and to staff with ${keys.secret}`,
  ),
);
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(`The API ${describeListenError(error, port, 'BACKEND_PORT')}`);
  process.exit(1);
});

async function open() {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: 5, idle_timeout: 30, onnotice: () => undefined },
  });
  const { driver } = connection;
  const answer = await openRestApi(connection, keys, {
    query: async (sql: string) => ({ rows: [...(await driver.unsafe(sql))], fields: [] }) as never,
  });
  return { answer, connection };
}

function handleRequest(request: Request, env: HttpBindings | Http2Bindings): Promise<Response> {
  return served.answer(request, env.incoming.socket.remoteAddress ?? null);
}
