import { codeOf } from '../log/error-facts';
import type { ReadFailureFacts } from '../log/log';

/**
 * Requests rows from Supabase's REST API once, uncached. Uses neither the Supabase client nor zod, to keep middleware small;
 * the environment is validated when the site starts.
 * @param query table and query string, such as `areas?select=slug`
 * @param timeout in milliseconds
 */
export async function requestRows<Row>(
  query: string,
  timeout: number,
): Promise<{ rows: Row[] } | { failure: ReadFailureFacts }> {
  try {
    const response = await fetch(new URL(`/rest/v1/${query}`, process.env.SUPABASE_URL), {
      headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '' },
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    // The response may be a proxy's, or truncated.
    const rows: unknown = response.ok && (await response.json());
    return Array.isArray(rows) ? { rows: rows as Row[] } : { failure: responseFailure(response) };
  } catch (error) {
    return { failure: requestFailure(error) };
  }
}

/** Returns what is logged about a response without rows. */
function responseFailure({ ok, status }: Response): ReadFailureFacts {
  return { reason: ok ? 'unreadable' : 'status', status };
}

/** Returns what is logged about a request without a response, or with one that is not JSON. */
export function requestFailure(error: unknown): ReadFailureFacts {
  if (error instanceof SyntaxError) return { reason: 'unreadable' };
  if ((error as Error).name === 'TimeoutError') return { reason: 'timeout' };
  return {
    reason: 'refused',
    code: codeOf(((error as Error).cause as { code?: unknown } | undefined)?.code),
  };
}
