import { createHash } from 'node:crypto';

/** Returns the weak entity tag of a content: the same bytes, compressed or not, have the same one. */
export function entityTag(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Adds the entity tag of its body to a response, unless it already has one, and returns 304 without a body if the client named
 * it: Next.js does this for pages that are ready, not for route handlers. What nobody may keep and failures stay as they are.
 */
export async function withEntityTag(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (status !== 200 || headers.get('cache-control') === 'no-store') return response;
  let answer = response;
  if (!headers.has('etag')) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    headers.set('ETag', entityTag([bytes]));
    answer = new Response(bytes, { headers });
  }
  if (!isNamed(headers.get('etag')!, request.headers.get('if-none-match'))) return answer;
  await answer.body?.cancel();
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

/** Whether a header If-None-Match names a tag; weak and strong ones of the same text are equal (RFC 9110, 13.1.2). */
function isNamed(tag: string, condition: string | null): boolean {
  if (condition === null) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return condition.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
