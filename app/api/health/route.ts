import { readHealth } from '@/lib/data/health';

export const dynamic = 'force-dynamic';

/**
 * Whether the site and its database answer, for monitors: 200, or 503 without the database (product rule 8.5). Nothing of
 * hosts, keys or versions is in it, and nobody keeps it.
 */
export async function GET(): Promise<Response> {
  const { isAnswering, countsAge } = await readHealth();
  return Response.json(
    { site: 'ok', database: isAnswering ? 'ok' : 'unavailable', countsAge },
    { status: isAnswering ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
