import { readDatabaseState } from '@/lib/data/database-state';
import { readOutboxFailures } from '@/lib/data/outbox';
import { directoryHealth, findDirectory } from '@/lib/directory/current';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { cacheHeaders } from '@/lib/http/cache-control';
import { outboxRequest } from '@/lib/notify/channels';

export const dynamic = 'force-dynamic';

/**
 * Health check for monitoring: 200 while this process has a directory to answer from, else 503 (product rule 8.5). Says whether the
 * database answered when it was last looked at, how old the directory is, and, if staff or senders are told of submissions, whether
 * that works. The response is never cached and does not reveal hosts, keys or versions. With the header `Authorization: Bearer
 * {CRON_SECRET}` it also says what the directory could not take, the latest migration and the last run of the daily deletion, or null
 * if that is unknown.
 */
export async function GET(request: Request): Promise<Response> {
  const isStaff = isAuthorized(request, [environment().CRON_SECRET]);
  const [directory, outbox, state] = await Promise.all([
    findDirectory(),
    outboxState(),
    isStaff ? readDatabaseState() : undefined,
  ]);
  const { asOf, failures, origin, providers, refused, vanished, unreadable } = directoryHealth();
  const { migration = null, upkeep = null } = state ?? {};
  return Response.json(
    {
      site: 'ok',
      database: directory && failures === 0 ? 'ok' : 'unavailable',
      directory: asOf === undefined ? null : { providers, asOf: new Date(asOf).toISOString() },
      ...(outbox && { outbox }),
      ...(isStaff && { origin: origin ?? null, refused, vanished, unreadable, migration, upkeep }),
    },
    { status: directory ? 200 : 503, headers: cacheHeaders('none') },
  );
}

async function outboxState(): Promise<'ok' | 'failing' | 'unavailable' | undefined> {
  if (!outboxRequest()) return undefined;
  const failures = await readOutboxFailures();
  if (failures === undefined) return 'unavailable';
  return failures > 0 ? 'failing' : 'ok';
}
