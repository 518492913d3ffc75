/** What an error was, without what anybody had sent: see `errorFacts`. */
export interface ErrorFacts {
  kind: string;
  message: string;
  code?: string;
  /** What Next.js shows of it in the browser. */
  digest?: string;
  /** The innermost calls. */
  calls?: string[];
}

/** Why the database gave nothing. */
export interface ReadFailureFacts {
  reason: 'timeout' | 'refused' | 'status' | 'unreadable';
  status?: number;
  /** SQLSTATE, PostgREST's own, or that of the network. */
  code?: string;
  message?: string;
}

/**
 * What is worth a line, and all that the line may say: names, numbers and codes of ours. What visitors sent (addresses,
 * names, messages, searches) and keys have no place in it.
 */
interface Events {
  'database.read_failed': ReadFailureFacts & { read: string; ms: number };
  'database.read_recovered': { read: string; failures: number };
  'database.write_failed': { table: string; attempt: number; status: number; code?: string; ms: number };
  'database.call_failed': { procedure: string; code?: string; message: string };
  'cache.failed': ErrorFacts & { read: string };
  'form.stored': { form: string; ms: number };
  'form.refused': { form: string; because: 'fields' | 'honeypot' | 'not stored'; fields?: string[] };
  'form.failed': ErrorFacts & { form: string };
  'pages.revalidated': object;
  'pages.not_revalidated': { because: 'no secret' | 'wrong secret' };
  /** A page that could not be rendered anew, so that the copy from before stays. */
  'page.kept': ErrorFacts & { route: string };
  'request.failed': ErrorFacts & { route: string; type: string; router: string };
  /** What the framework says by itself. */
  'server.said': ErrorFacts;
}

const LEVELS = {
  'database.read_failed': 'error',
  'database.read_recovered': 'info',
  'database.write_failed': 'error',
  'database.call_failed': 'warn',
  'cache.failed': 'error',
  'form.stored': 'info',
  'form.refused': 'info',
  'form.failed': 'error',
  'pages.revalidated': 'info',
  'pages.not_revalidated': 'warn',
  'page.kept': 'warn',
  'request.failed': 'error',
  'server.said': 'warn',
} as const satisfies Record<keyof Events, string>;

/**
 * Writes one line about the site to standard output: JSON in production, words in development. Nothing of a visitor is in
 * it (docs/deployment.md, "Watching it").
 */
export function log<Name extends keyof Events>(event: Name, facts: Events[Name]): void {
  const level = LEVELS[event];
  // Not `error`: instrumentation.ts sends here what others write there.
  console.info(
    process.env.NODE_ENV === 'production'
      ? JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
      : `${level} ${event} ${JSON.stringify(facts)}`,
  );
}
