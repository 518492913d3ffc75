import { readDatabaseState } from '@/lib/data/database-state';
import { isDatabaseHealthy } from '@/lib/data/health';
import { readOutboxFailures } from '@/lib/data/outbox';
import { currentDirectory, directoryHealth } from '@/lib/directory/current';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { outboxRequest } from '@/lib/notify/channels';

export const dynamic = 'force-dynamic';

/**
 * Health check for monitoring: 200, or 503 if the database does not respond (product rule 8.5). If staff or senders are told of
 * submissions, says whether that works; a failing mail server is no reason to take the site out of service. The response is
 * never cached and does not reveal hosts, keys or versions. With the header `Authorization: Bearer {CRON_SECRET}` it also names
 * the latest migration and the last run of the daily deletion, or null if that is unknown, and how the directory in memory is.
 */
export async function GET(request: Request): Promise<Response> {
  const isStaff = isAuthorized(request, [environment().CRON_SECRET]);
  const [isHealthy, outbox, state] = await Promise.all([
    isDatabaseHealthy(),
    outboxState(),
    isStaff ? readDatabaseState() : undefined,
  ]);
  const { migration = null, upkeep = null } = state ?? {};
  return Response.json(
    {
      site: 'ok',
      database: isHealthy ? 'ok' : 'unavailable',
      ...(outbox && { outbox }),
      ...(isStaff && { migration, upkeep }),
      // A process has one once it has been asked for it.
      ...(isStaff && currentDirectory() && { directory: directoryHealth() }),
    },
    { status: isHealthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function outboxState(): Promise<'ok' | 'failing' | 'unavailable' | undefined> {
  if (!outboxRequest()) return undefined;
  const failures = await readOutboxFailures();
  if (failures === undefined) return 'unavailable';
  return failures > 0 ? 'failing' : 'ok';
}
