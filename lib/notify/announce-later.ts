import 'server-only';
import { after } from 'next/server';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import { outboxRequest } from './channels';
import { drainOutbox } from './drain-outbox';

/** Empties the outbox after the response, which neither waits for it nor fails with it. */
export function announceLater(): void {
  if (!outboxRequest()) return;
  after(() => drainOutbox().catch((error: unknown) => log('server.message', errorFacts(error))));
}
