import { isDatabaseHealthy } from '@/lib/data/health';
import { readOutboxFailures } from '@/lib/data/outbox';
import { outboxRequest } from '@/lib/notify/channels';

export const dynamic = 'force-dynamic';

/**
 * Health check for monitoring: 200, or 503 if the database does not respond (product rule 8.5). If staff or senders are told of
 * submissions, says whether that works; a failing mail server is no reason to take the site out of service. The response is
 * never cached and does not reveal hosts, keys or versions.
 */
export async function GET(): Promise<Response> {
  const [isHealthy, outbox] = await Promise.all([isDatabaseHealthy(), outboxState()]);
  return Response.json(
    { site: 'ok', database: isHealthy ? 'ok' : 'unavailable', ...(outbox && { outbox }) },
    { status: isHealthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function outboxState(): Promise<'ok' | 'failing' | 'unavailable' | undefined> {
  if (!outboxRequest()) return undefined;
  const failures = await readOutboxFailures();
  if (failures === undefined) return 'unavailable';
  return failures > 0 ? 'failing' : 'ok';
}
