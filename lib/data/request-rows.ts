import type { ReadFailureFacts } from '../http/log';
import { requestFailure, responseFailure } from './response';

/**
 * Asks the database's REST API once, with nothing kept and nothing repeated. Written without the Supabase client and without
 * zod: middleware is to stay small, and the environment is checked when the site starts.
 * @param query the table and what is asked of it, such as `areas?select=slug`
 * @param timeout milliseconds
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
    // Something else may stand in its place, or an answer may end half-way.
    const rows: unknown = response.ok && (await response.json());
    return Array.isArray(rows) ? { rows: rows as Row[] } : { failure: responseFailure(response) };
  } catch (error) {
    return { failure: requestFailure(error) };
  }
}
