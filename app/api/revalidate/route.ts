import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { NextResponse } from 'next/server';
import { DIRECTORY_TAG } from '@/lib/data/cache';
import { refreshCounts } from '@/lib/data/counts';
import { environment } from '@/lib/env';
import { log } from '@/lib/http/log';

/**
 * Has every cached page refreshed when it is next asked for, for a database webhook: `POST` with `Authorization: Bearer {REVALIDATE_SECRET}`.
 * Without a secret in the environment nobody can.
 */
export async function POST(request: Request): Promise<NextResponse> {
  const { REVALIDATE_SECRET } = environment();
  const given = request.headers.get('authorization') ?? '';
  if (!REVALIDATE_SECRET || !isSame(given, `Bearer ${REVALIDATE_SECRET}`)) {
    log('pages.not_revalidated', { because: REVALIDATE_SECRET ? 'wrong secret' : 'no secret' });
    return NextResponse.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  }
  await refreshCounts();
  // Stale pages are shown once more while they are refreshed: so nothing is lost when the database is down just then.
  revalidateTag(DIRECTORY_TAG, 'max');
  log('pages.revalidated', {});
  return NextResponse.json({ revalidated: true });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
