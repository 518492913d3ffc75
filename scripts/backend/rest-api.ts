import { randomUUID } from 'node:crypto';
import type { keysFrom } from './keys';
import { refuseOversized } from './oversized';
import { quoteTextValues, textColumnsOf } from './text-values';

process.env.LITE_TELEMETRY = '0';
const { App } = await import('@supabase/lite');

type Connection = Awaited<ConstructorParameters<typeof App>[0]['connection']>;

/** Answers a request of a client with this IP address. */
export type RestApi = (request: Request, peerAddress: string | null) => Promise<Response>;

/**
 * Opens Supabase's REST interface on a database, whose columns `database` tells. Tables and functions that come later are only known to one that
 * is opened after them.
 */
export async function openRestApi(
  connection: Connection,
  keys: ReturnType<typeof keysFrom>,
  database: Parameters<typeof textColumnsOf>[0],
): Promise<RestApi> {
  const textColumns = await textColumnsOf(database);
  // Reports row level security as enabled; otherwise the library grants visitors every right on the first request.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    auth: {
      enabled: false,
      // With the library's default secret anybody could sign a token for any role.
      jwt_secret: randomUUID() + randomUUID(),
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    api: { max_rows: 1000 },
    studio: { enabled: false },
  });
  await app.init?.();
  return async (request, peerAddress) => {
    if (!new URL(request.url).pathname.startsWith('/rest/v1/'))
      return new Response('not found', { status: 404 });
    const accepted = await refuseOversized(request);
    if (accepted instanceof Response) return accepted;
    return app.fetch(quoteTextValues(accepted, textColumns), { peerAddress });
  };
}
