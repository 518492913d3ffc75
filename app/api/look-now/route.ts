import { after } from 'next/server';
import { isSigned } from '@/lib/data/signature';
import { reportHeld } from '@/lib/data/site-calls';
import { findDirectory, refreshDirectory, takePresentRows } from '@/lib/directory/current';
import { dubaiDay } from '@/lib/domain/closure';
import { publishedAt } from '@/lib/domain/post';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { cacheHeaders } from '@/lib/http/cache-control';
import { log } from '@/lib/log/log';
import { parseChange } from './parse-change';
import { renderAgain, renderAllAgain, renderAllAgainLater } from './render-again';

export const dynamic = 'force-dynamic';

const HEADERS = cacheHeaders('none');

/**
 * Lets the site look at the database at once (product rule 7.2). Requires the header `Authorization: Bearer {CRON_SECRET}`, or a body
 * that the database has signed, which says what has changed (`…_page_webhook.sql`). Where the host keeps pages, those of the changed
 * rows are rendered again before they are next shown, and all others behind the answers; elsewhere this process reads every table. With
 * `{"rows": "meant"}` every process takes the rows that are there, also where so many are gone that they would be shown for half an hour.
 */
export async function POST(request: Request): Promise<Response> {
  const body = (await request.json().catch(() => null)) as { rows?: unknown } | null;
  const change = parseChange(body, isSigned);
  if (!change && !isAuthorized(request, [environment().CRON_SECRET])) return refused();
  // What the database signs says nothing of that.
  const isDeliberate = !change && body?.rows === 'meant';
  if (process.env.KEEPS_PAGES) {
    if (change) renderAgain(change);
    else renderAllAgain();
    after(renderAllAgainLater);
    if (!isDeliberate) return Response.json({ looked: true }, { headers: HEADERS });
  }
  const hasAnswered = isDeliberate
    ? await takePresentRows(reportHeld)
    : await refreshDirectory({ readsAll: !change });
  return hasAnswered
    ? Response.json({ looked: true }, { headers: HEADERS })
    : Response.json({ error: 'The database does not answer.' }, { status: 503, headers: HEADERS });
}

/**
 * Has all kept pages rendered again, for the cron of a serverless host at midnight in Dubai: pages show the day. Those of posts that are
 * shown from this day on before they are next shown, since until now they said that there is none.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isAuthorized(request, [environment().CRON_SECRET])) return refused();
  const posts = (await findDirectory())?.posts ?? [];
  const today = dubaiDay(Date.now());
  const ids = posts.flatMap((post) => {
    const date = publishedAt(post);
    return date && dubaiDay(date.getTime()) === today ? [post.slug] : [];
  });
  renderAgain({ table: 'blog_posts', ids });
  return Response.json({ looked: true }, { headers: HEADERS });
}

function refused(): Response {
  log('directory.look_refused', { reason: environment().CRON_SECRET ? 'wrong secret' : 'no secret' });
  return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401, headers: HEADERS });
}
