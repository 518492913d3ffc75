import { reportHeld } from '@/lib/data/site-calls';
import { refreshDirectory, takePresentRows } from '@/lib/directory/current';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { cacheHeaders } from '@/lib/http/cache-control';
import { log } from '@/lib/log/log';

/**
 * Lets this process look at the database at once, and read every table (product rule 7.2). Requires the header `Authorization: Bearer {CRON_SECRET}`;
 * disabled if no secret is configured. With `{"rows": "meant"}` every process takes the rows that are there, also where so many are
 * gone that they would be shown for half an hour.
 */
export async function POST(request: Request): Promise<Response> {
  const { CRON_SECRET } = environment();
  const headers = cacheHeaders('none');
  if (!isAuthorized(request, [CRON_SECRET])) {
    log('directory.look_refused', { reason: CRON_SECRET ? 'wrong secret' : 'no secret' });
    return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401, headers });
  }
  const body = (await request.json().catch(() => null)) as { rows?: unknown } | null;
  const hasAnswered =
    body?.rows === 'meant' ? await takePresentRows(reportHeld) : await refreshDirectory({ readsAll: true });
  return hasAnswered
    ? Response.json({ looked: true }, { headers })
    : Response.json({ error: 'The database does not answer.' }, { status: 503, headers });
}
