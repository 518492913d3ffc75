import { environment } from '../env';
import { codeOf } from '../log/error-facts';
import type { ReadFailureFacts } from '../log/log';

type RowsOrFailure<Row> = { rows: Row[] } | { failure: ReadFailureFacts };

/**
 * Requests rows from Supabase's REST API, uncached, without the Supabase client, to keep middleware small.
 * @param query table and query string, such as `areas?select=slug`
 * @param timeout in milliseconds
 */
export async function requestRows<Row>(query: string, timeout: number): Promise<RowsOrFailure<Row>> {
  const result = await requestOnce<Row>(query, timeout);
  // The server may have closed an idle connection just as it is reused.
  return 'failure' in result && result.failure.reason === 'refused' ? requestOnce(query, timeout) : result;
}

async function requestOnce<Row>(query: string, timeout: number): Promise<RowsOrFailure<Row>> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  try {
    const response = await fetch(new URL(`/rest/v1/${query}`, SUPABASE_URL), {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    if (!response.ok) return { failure: await responseFailure(response) };
    // The response may be a proxy's, or truncated.
    const rows: unknown = await response.json();
    return Array.isArray(rows) ? { rows: rows as Row[] } : { failure: { reason: 'unreadable' } };
  } catch (error) {
    return { failure: requestFailure(error) };
  }
}

/** Returns what is logged about a response with an error, which the database itself names by a code. */
async function responseFailure(response: Response): Promise<ReadFailureFacts> {
  const body: unknown = await response.json().catch(() => null);
  const { code } = (body ?? {}) as { code?: unknown };
  return { reason: 'status', status: response.status, code: codeOf(code) };
}

/** Returns what is logged about a request without a response, or with one that is not JSON. */
function requestFailure(error: unknown): ReadFailureFacts {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  if (name === 'SyntaxError') return { reason: 'unreadable' };
  return name === 'TimeoutError' ? { reason: 'timeout' } : { reason: 'refused', code: codeOf(cause?.code) };
}
