import { environment } from '../env';
import { codeOf } from '../log/error-facts';
import type { ReadFailureFacts } from '../log/log';

/** `total` is the number of all rows, if it was asked for and said. */
type RowsOrFailure<Row> = { rows: Row[]; total?: number } | { failure: ReadFailureFacts };

interface Options {
  /** Whether to ask for the number of all rows, also of those beyond the limit. */
  isCounted?: boolean;
}

/** Milliseconds by which a timer of a busy process is late at most. */
const MAX_LATENESS = 2_000;

/**
 * Requests rows from Supabase's REST API, uncached, without the Supabase client, to keep middleware small.
 * @param query table and query string, such as `areas?select=slug`
 * @param timeout in milliseconds
 */
export async function requestRows<Row>(
  query: string,
  timeout: number,
  options: Options = {},
): Promise<RowsOrFailure<Row>> {
  const startedAt = Date.now();
  const result = await requestOnce<Row>(query, timeout, options);
  if (!('failure' in result)) return result;
  const { reason } = result.failure;
  // A serverless host stops a process between two answers: what it waited for timed out in its sleep.
  const hasSlept = reason === 'timeout' && Date.now() - startedAt > timeout + MAX_LATENESS;
  // The server may have closed an idle connection just as it is reused.
  return reason === 'refused' || hasSlept ? requestOnce(query, timeout, options) : result;
}

async function requestOnce<Row>(
  query: string,
  timeout: number,
  { isCounted }: Options,
): Promise<RowsOrFailure<Row>> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment();
  try {
    const response = await fetch(new URL(`/rest/v1/${query}`, SUPABASE_URL), {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY, ...(isCounted && { prefer: 'count=exact' }) },
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    if (!response.ok) return { failure: await responseFailure(response) };
    // The response may be a proxy's, or truncated.
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) return { failure: { reason: 'unreadable' } };
    // Such as 0-999/10240; an asterisk stands for an unknown number.
    const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
    return { rows: rows as Row[], total: total === undefined ? undefined : Number(total) };
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
