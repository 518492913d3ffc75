import { revalidateTag } from 'next/cache';
import { NextResponse } from 'next/server';
import { DIRECTORY_TAG } from '@/lib/data/cache';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { log } from '@/lib/log/log';

/**
 * Webhook for the database: makes every cached page revalidate on its next request. Requires the header
 * `Authorization: Bearer {REVALIDATE_SECRET}`, or one of the two during a rotation; disabled if no secret is configured.
 */
export async function POST(request: Request): Promise<NextResponse> {
  const { REVALIDATE_SECRET } = environment();
  if (!isAuthorized(request, REVALIDATE_SECRET)) {
    log('pages.revalidation_refused', { reason: REVALIDATE_SECRET ? 'wrong secret' : 'no secret' });
    return NextResponse.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  }
  // Serves stale pages while they are refreshed, so that nothing is lost if the database is down at that time.
  revalidateTag(DIRECTORY_TAG, 'max');
  log('pages.revalidated', {});
  return NextResponse.json({ revalidated: true });
}
