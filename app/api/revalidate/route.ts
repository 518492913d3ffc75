import { revalidateTag } from 'next/cache';
import { NextResponse } from 'next/server';
import { confirmRows } from '@/lib/data/confirm-rows';
import { collectTags, tagsOfTable } from '@/lib/data/revalidation';
import { currentDirectory, refreshDirectory, takePresentRows } from '@/lib/directory/current';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { codeOf } from '@/lib/log/error-facts';
import { log } from '@/lib/log/log';

/** Milliseconds. */
const FORWARD_TIMEOUT = 5_000;

/** A changed table, and whether another process of this host has sent it. */
interface Change {
  table?: unknown;
  isForwarded?: unknown;
  /** "meant" if the rows that are there are meant, however many are gone. */
  rows?: unknown;
}

/**
 * Webhook for the database: makes the cached pages that contain a table (`{"table": "faqs"}`; without one, all) revalidate on
 * their next request. Requires the header `Authorization: Bearer {REVALIDATE_SECRET}`, or one of the two during a rotation;
 * disabled if no secret is configured. Calls the other processes of this host as well. With `{"rows": "meant"}` every process takes
 * the rows that are there, also where so many are gone that they would be shown for half an hour.
 */
export async function POST(request: Request): Promise<NextResponse> {
  const { REVALIDATE_SECRET } = environment();
  if (!isAuthorized(request, REVALIDATE_SECRET)) {
    log('pages.revalidation_refused', { reason: REVALIDATE_SECRET ? 'wrong secret' : 'no secret' });
    return NextResponse.json({ error: 'The secret is missing or wrong.' }, { status: 401 });
  }
  const { table, isForwarded, rows } = await changeIn(request);
  if (rows === 'meant' && !(await takePresentRows(confirmRows)))
    return NextResponse.json({ error: 'The database did not take note of it.' }, { status: 503 });
  // A process reads the directory when it is first asked for it.
  if (currentDirectory()) await refreshDirectory();
  const [tags] = await Promise.all([
    collectTags(tagsOfTable(table)),
    isForwarded ? undefined : forward(request, table),
  ]);
  // Serves stale pages while they are refreshed, so that nothing is lost if the database is down at that time.
  for (const tag of tags) revalidateTag(tag, 'max');
  if (tags.length > 0) log('pages.revalidated', { tags });
  return NextResponse.json({ revalidated: true });
}

/** Supabase's own webhooks send more than the table, other callers nothing. */
async function changeIn(request: Request): Promise<Change> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body ? body : {};
}

/** Each process knows only what it has revalidated itself. */
async function forward(request: Request, table: unknown): Promise<void> {
  const ports = environment().LAMAA_PORTS?.split(/ +/) ?? [];
  const others = ports.filter((port) => port !== process.env.PORT);
  await Promise.all(others.map((port) => callProcess(port, request, { table, isForwarded: true })));
}

async function callProcess(port: string, request: Request, change: Change): Promise<void> {
  try {
    const response = await fetch(`http://localhost:${port}/api/revalidate`, {
      method: 'POST',
      headers: {
        Authorization: request.headers.get('authorization') ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(change),
      cache: 'no-store',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT),
    });
    if (!response.ok) log('pages.revalidation_failed', { port, code: String(response.status) });
  } catch (error) {
    const { name, cause } = error as Error;
    const code = codeOf((cause as { code?: unknown } | undefined)?.code) ?? name;
    log('pages.revalidation_failed', { port, code });
  }
}
