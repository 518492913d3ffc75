import { isDatabaseHealthy } from '@/lib/data/health';

export const dynamic = 'force-dynamic';

/**
 * Health check for monitoring: 200, or 503 if the database does not respond (product rule 8.5). The response is never cached
 * and does not reveal hosts, keys or versions.
 */
export async function GET(): Promise<Response> {
  const isHealthy = await isDatabaseHealthy();
  return Response.json(
    { site: 'ok', database: isHealthy ? 'ok' : 'unavailable' },
    { status: isHealthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
