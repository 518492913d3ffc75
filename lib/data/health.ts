import 'server-only';
import { log, type ReadFailureFacts } from '../http/log';
import { answerFailure, requestFailure } from './read-failure';

/** Milliseconds: a monitor gets its answer within two seconds, whatever the database does. */
const TIMEOUT = 1_500;

export interface Health {
  isAnswering: boolean;
  /** Seconds since the counts of lists were made; null where that is not known. */
  countsAge: number | null;
}

/** Asks the database itself, once: nothing that is kept, and no second attempt. */
export async function readHealth(): Promise<Health> {
  const begun = Date.now();
  const failed = (facts: ReadFailureFacts): Health => {
    log('database.read_failed', { read: 'health', ...facts, ms: Date.now() - begun });
    return { isAnswering: false, countsAge: null };
  };
  const url = new URL('/rest/v1/count_refreshes?select=refreshed_at', process.env.SUPABASE_URL);
  try {
    const response = await fetch(url, {
      headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '' },
      signal: AbortSignal.timeout(TIMEOUT),
      cache: 'no-store',
    });
    const rows: unknown = await response.json();
    if (!response.ok || !Array.isArray(rows)) return failed(answerFailure(response));
    return { isAnswering: true, countsAge: ageOf(rows) };
  } catch (error) {
    return failed(requestFailure(error));
  }
}

function ageOf([row]: { refreshed_at?: string }[]): number | null {
  const age = Math.round((Date.now() - Date.parse(row?.refreshed_at ?? '')) / 1000);
  return Number.isNaN(age) ? null : Math.max(0, age);
}
