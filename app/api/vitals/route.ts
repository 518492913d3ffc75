import { z } from 'zod';
import { environment } from '@/lib/env';
import { readUpTo } from '@/lib/http/read-body';
import { splitLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { parseRoute } from '@/lib/routing/parse-route';

const METRIC = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  page: z.string().startsWith('/'),
});

/** Longer than any metric that pages send. */
const MAX_BYTES = 2_000;
/** Metrics that each process logs a minute; there are no senders to tell apart. */
const MAX_LOGGED = 300;
const MINUTE = 60_000;

let minute = 0;
let logged = 0;

/**
 * Logs how fast a page was for a visitor, by the name of its route only (product rule 1.6). 404 unless `ANALYTICS` is "vitals".
 */
export async function POST(request: Request): Promise<Response> {
  if (environment().ANALYTICS !== 'vitals') return new Response(null, { status: 404 });
  const body = await readUpTo(request.body, MAX_BYTES);
  const metric = body && METRIC.safeParse(parseJson(new TextDecoder().decode(body))).data;
  if (!metric) return new Response(null, { status: 400 });
  if (isWithinLimit()) {
    const { name, value, rating, page } = metric;
    const match = parseRoute(splitLocale(page)[1], new URLSearchParams());
    log('page.vital', {
      page: 'route' in match ? match.route.name : 'unknown',
      metric: name,
      value: Math.round(value * 1_000) / 1_000,
      rating,
    });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / MINUTE);
  if (now !== minute) [minute, logged] = [now, 0];
  logged += 1;
  return logged <= MAX_LOGGED;
}
