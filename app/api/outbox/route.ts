import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { log } from '@/lib/log/log';
import { drainOutbox } from '@/lib/notify/drain-outbox';
import { writeBackNow } from '@/lib/notify/staff-writer';

export const dynamic = 'force-dynamic';
/** Seconds. */
export const maxDuration = 60;

/**
 * Writes back for staff what the site understood, and sends what is due, for cron (product rules 3.12 and 11.4). Requires the header `Authorization: Bearer {CRON_SECRET}`; disabled if no
 * secret is configured. GET, because Vercel's cron sends nothing else.
 */
export async function GET(request: Request): Promise<Response> {
  const { CRON_SECRET } = environment();
  if (!isAuthorized(request, [CRON_SECRET])) {
    log('outbox.refused', { reason: CRON_SECRET ? 'wrong secret' : 'no secret' });
    return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  }
  // First, because a digest counts problems.
  await writeBackNow();
  return Response.json(await drainOutbox(), { headers: { 'Cache-Control': 'no-store' } });
}
