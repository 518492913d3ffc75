import type { TableChange } from '@/lib/routing/kept-pages';

/** As many as the database names (`page_change` in `…_page_webhook.sql`). */
const MAX_IDS = 200;

/** Returns what a body says has changed; undefined unless the database has signed it. */
export function parseChange(
  body: unknown,
  isSigned: (signature: string, ...parts: string[]) => boolean,
): TableChange | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { table, ids, nonce, signature } = body as Record<string, unknown>;
  if (typeof table !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string')
    return undefined;
  if (ids !== null && !isListOfTexts(ids)) return undefined;
  return isSigned(signature, 'pages', nonce, table, ids ? ids.join('\n') : '*') ? { table, ids } : undefined;
}

function isListOfTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_IDS &&
    value.every((item) => typeof item === 'string')
  );
}
