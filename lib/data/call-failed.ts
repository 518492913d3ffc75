import 'server-only';
import { codeOf, withoutValues } from '../http/error-facts';
import { log } from '../http/log';

/** Writes down that a function of the database was called in vain: nobody waits for it, and nothing is lost. */
export function callFailed(procedure: string, { code, message }: { code: string; message: string }): void {
  log('database.call_failed', { procedure, code: codeOf(code), message: withoutValues(message) });
}
