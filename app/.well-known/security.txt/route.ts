import { cacheHeaders } from '@/lib/http/cache-control';
import { absoluteUrl, SITE } from '@/lib/site';

/** Days until the text must have been looked at again; at most a year (RFC 9116). */
const VALID_DAYS = 180;

export const dynamic = 'force-dynamic';

/** Says where to report a vulnerability (RFC 9116; docs/security.md). */
export function GET(): Response {
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 3_600_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${SITE.email}?subject=Security`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('page') };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
