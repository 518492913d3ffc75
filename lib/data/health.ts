import 'server-only';
import { log } from '../http/log';
import { requestRows } from './request-rows';

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
  const result = await requestRows<CountRefresh>('count_refreshes?select=refreshed_at', TIMEOUT);
  if ('rows' in result) return { isAnswering: true, countsAge: ageOf(result.rows) };
  log('database.read_failed', { read: 'health', ...result.failure, ms: Date.now() - begun });
  return { isAnswering: false, countsAge: null };
}

interface CountRefresh {
  refreshed_at?: string;
}

function ageOf([row]: CountRefresh[]): number | null {
  const age = Math.round((Date.now() - Date.parse(row?.refreshed_at ?? '')) / 1000);
  return Number.isNaN(age) ? null : Math.max(0, age);
}
