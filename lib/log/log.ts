import type { Warning } from '../warnings';
import { requestId } from './request-id';

/** An error without submitted values: see `errorFacts`. */
export interface ErrorFacts {
  kind: string;
  message: string;
  code?: string;
  /** The id that Next.js shows in the browser. */
  digest?: string;
  /** The innermost stack frames. */
  calls?: string[];
}

/** Why a read from the database failed. */
export interface ReadFailureFacts {
  /** "incomplete": fewer rows arrived than the database counted. */
  reason: 'timeout' | 'refused' | 'status' | 'unreadable' | 'incomplete';
  status?: number;
  /** An SQLSTATE, PostgREST or network error code. */
  code?: string;
}

/**
 * Log events and their fields: the site's own names, numbers and codes. Nothing that visitors sent (addresses, names, messages,
 * searches) and no secrets may be logged.
 */
interface Events {
  /** At the start of a process: what whoever runs it should know. */
  'site.warning': { warning: Warning['name']; message: string };
  'database.read_failed': ReadFailureFacts & { read: string; ms: number };
  'database.write_failed': { table: string; attempt: number; status: number; code?: string; ms: number };
  'database.call_failed': { procedure: string; code?: string; message: string };
  /** The process has a directory, in milliseconds since it began to read it. */
  'directory.loaded': { origin: 'database' | 'copy' | 'snapshot'; providers: number; ms: number };
  /** Rows of these tables were read again and differ. */
  'directory.changed': { version: number; tables: readonly string[]; providers: number; ms: number };
  'directory.poll_failed': ReadFailureFacts & { table: string };
  'directory.poll_recovered': { failures: number };
  /** The database does not let the site read a table; what was there is still shown. */
  'directory.table_refused': ReadFailureFacts & { table: string };
  /** So many rows, or values of a column, are missing at once that they are still shown. */
  'directory.loss_refused': { table: string; subject: string; goneCount: number; total: number };
  /** They were still missing later, or staff said that they are meant. */
  'directory.loss_taken': { table: string; subject: string; goneCount: number; total: number };
  /** A provider could not be derived and is shown with its texts alone. */
  'directory.row_failed': ErrorFacts & { id: number };
  'directory.derivation_failed': ErrorFacts;
  'directory.copy_ignored': { origin: 'copy' | 'snapshot'; reason: string };
  'directory.copy_failed': ErrorFacts;
  'directory.look_refused': { reason: 'no secret' | 'wrong secret' };
  /** What the site understood was written back for staff. */
  'staff_tables.written': { readings: number; removed: number; ms: number };
  /** It could not be; repetitions of the same are not logged. */
  'staff_tables.write_failed': ErrorFacts;
  'form.stored': { form: string; ms: number };
  'form.refused': { form: string; reason: 'fields' | 'honeypot' | 'limit' | 'failure'; fields?: string[] };
  /** The visitor was told that it is not known whether the form was stored; the outcome follows. */
  'form.unconfirmed': { form: string; ms: number };
  'form.failed': ErrorFacts & { form: string };
  /** A listing could not be compared with the directory; staff cannot accept it. */
  'listing.not_compared': ErrorFacts;
  /** A channel has taken what staff or a sender are told. */
  'outbox.told': { kind: string; channel: string; attempt: number; ms: number };
  'outbox.failed': { kind: string; channel: string; code: string; attempt: number; ms: number };
  'outbox.refused': { reason: 'no secret' | 'wrong secret' };
  /** How fast a page was for a visitor, in milliseconds (CLS: a score). */
  'page.vital': { page: string; metric: string; value: number; rating: string };
  'request.failed': ErrorFacts & { route: string; type: string; router: string };
  /** A message of the framework. */
  'server.message': ErrorFacts;
}

const LEVELS = {
  'site.warning': 'warn',
  'database.read_failed': 'error',
  'database.write_failed': 'error',
  'database.call_failed': 'warn',
  'directory.loaded': 'info',
  'directory.changed': 'info',
  'directory.poll_failed': 'error',
  'directory.poll_recovered': 'info',
  'directory.table_refused': 'error',
  'directory.loss_refused': 'error',
  'directory.loss_taken': 'warn',
  'directory.row_failed': 'error',
  'directory.derivation_failed': 'error',
  'directory.copy_ignored': 'warn',
  'directory.copy_failed': 'warn',
  'directory.look_refused': 'warn',
  'staff_tables.written': 'info',
  'staff_tables.write_failed': 'warn',
  'form.stored': 'info',
  'form.refused': 'info',
  'form.unconfirmed': 'warn',
  'form.failed': 'error',
  'listing.not_compared': 'error',
  'outbox.told': 'info',
  'outbox.failed': 'error',
  'outbox.refused': 'warn',
  'page.vital': 'info',
  'request.failed': 'error',
  'server.message': 'warn',
} as const satisfies Record<keyof Events, string>;

/**
 * Writes one event to standard output: JSON in production, readable text in development (docs/operations.md, "Monitoring").
 */
export function log<Name extends keyof Events>(event: Name, facts: Events[Name]): void {
  const level = LEVELS[event];
  const request = requestId();
  // Not console.error, which instrumentation.ts redirects here.
  console.info(
    process.env.NODE_ENV === 'production'
      ? JSON.stringify({ time: new Date().toISOString(), level, event, ...facts, request })
      : `${level} ${event} ${JSON.stringify(facts)}`,
  );
}
