import 'server-only';
import { log } from '../http/log';
import { requestRows } from './request-rows';

/** Milliseconds: a monitor gets its answer within two seconds, whatever the database does. */
const TIMEOUT = 1_500;

/** Whether the database itself answers, asked once: nothing that is kept, and no second attempt. */
export async function isDatabaseHealthy(): Promise<boolean> {
  const begun = Date.now();
  const result = await requestRows('car_wash_locations?select=id&limit=1', TIMEOUT);
  if ('rows' in result) return true;
  log('database.read_failed', { read: 'health', ...result.failure, ms: Date.now() - begun });
  return false;
}
