import 'server-only';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { headers } from 'next/headers';
import { after } from 'next/server';
import type { z } from 'zod';
import { sentToken } from '../data/secret-links';
import type { StoreResult, SubmissionIdentity } from '../data/submissions';
import { findDirectory, findStaffTables } from '../directory/current';
import { DEFAULT_LOCALE, LOCALES } from '../domain/locales';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import { traced } from '../log/trace';
import { drainLater } from '../notify/drain-outbox';
import { listsOf } from './field-types';
import {
  type FieldError,
  type FormState,
  HONEYPOT,
  IDEMPOTENCY_KEY,
  LANGUAGE,
  typedValues,
} from './form-state';
import { sendOnce } from './send-once';

type Form<T> = {
  /** Also used in the log. */
  name: string;
  schema: z.ZodObject & z.ZodType<T>;
} & (
  | {
      /** Nothing is tried in a database without our tables, which alone can hold what is sent (product rule 8.7). */
      needsDesk: true;
      store: (values: T, identity: SubmissionIdentity) => Promise<StoreResult>;
    }
  | {
      needsDesk?: false;
      /** The identity is undefined in a database that has the columns of the specification alone. */
      store: (values: T, identity: SubmissionIdentity | undefined) => Promise<StoreResult>;
    }
);

/**
 * Milliseconds that a visitor waits for the database: the answer takes five seconds at most (product rule 4.4), and without script the
 * page of the form is rendered for it.
 */
const MAX_WAIT = 3_000;
/** Milliseconds in which a process is new, and of its start at most how many count: the visitor has waited for it. */
const NEW = 3_000;
const MAX_START = 1_000;
/** Milliseconds after which the database is slow: what the page shows of it is then read beside the wait, not after it. */
const SLOW = 1_000;

/**
 * Validates a submission, rejects bots and stores it once (product rule 11.1). Unless it succeeds, the returned state keeps the
 * submitted values; it does not tell which check failed. If the database takes too long, the attempt goes on behind the answer.
 * Clients can call server actions with any `state` and `fields`.
 */
export async function submitForm<T>(form: Form<T>, state: FormState, fields: FormData): Promise<FormState> {
  const submitCount = (Number(state?.submitCount) || 0) + 1;
  const typed = fields instanceof FormData ? typedValues(fields, listsOf(form.schema)) : {};
  const kept = (status: 'error' | 'unknown', errors: FormState['errors'] = {}): FormState => ({
    status,
    submitCount,
    values: typed,
    errors,
  });

  const result = form.schema.safeParse(typed);
  if (!result.success) {
    const errors: FormState['errors'] = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as FieldError;
    log('form.refused', { form: form.name, reason: 'fields', fields: Object.keys(errors) });
    return kept('error', errors);
  }
  if (fields.get(HONEYPOT)) {
    log('form.refused', { form: form.name, reason: 'honeypot' });
    return kept('error');
  }
  const identity = await identifySubmission(form.name, fields, result.data);
  const storing = store(form, result.data, identity);
  const uptime = Math.round(process.uptime() * 1_000);
  const maxWait = MAX_WAIT - (uptime < NEW ? Math.min(MAX_START, uptime) : 0);
  const outcome = await Promise.race([storing, waitFor(maxWait, form)]);
  if (outcome === 'unknown') {
    log('form.unconfirmed', { form: form.name, ms: maxWait });
    after(async () => {
      if ((await storing) === 'stored') drainLater();
    });
    return kept('unknown');
  }
  if (outcome !== 'stored') return kept('error');
  drainLater();
  const receipt = (await findStaffTables()) ? sentToken(identity) : undefined;
  const more = { ...(receipt && { receipt }), ...(!environment().SMTP_URL && { isAnsweredByHand: true }) };
  return { status: 'success', submitCount, values: {}, errors: {}, ...more };
}

async function waitFor(ms: number, { needsDesk }: { needsDesk?: boolean }): Promise<'unknown'> {
  await wait(SLOW, undefined, { ref: false });
  // Their pages are about a provider; others show none.
  if (needsDesk) void findDirectory().catch(() => undefined);
  return wait(ms - SLOW, 'unknown', { ref: false });
}

/** Stores a submission and logs the outcome. Never throws. */
function store<T>(form: Form<T>, values: T, identity: SubmissionIdentity): Promise<StoreResult> {
  const startedAt = Date.now();
  return traced('form', { form: form.name }, async (note) => {
    const outcome = await send(form, values, identity).catch((error: unknown) => {
      log('form.failed', { form: form.name, ...errorFacts(error) });
      return 'failure' as const;
    });
    note({ outcome });
    if (outcome === 'stored') log('form.stored', { form: form.name, ms: Date.now() - startedAt });
    else log('form.refused', { form: form.name, reason: outcome });
    return outcome;
  });
}

async function send<T>(form: Form<T>, values: T, identity: SubmissionIdentity): Promise<StoreResult> {
  const isSigned = environment().FORM_SECRET !== undefined;
  // Not the directory: the first form may come before the process has read it.
  const hasStaffTables = await findStaffTables();
  if (hasStaffTables && isSigned) return form.store(values, identity);
  // The database knows no sender, so this process limits them.
  if (hasStaffTables) return sendOnce(identity, () => form.store(values, { ...identity, sender: undefined }));
  return form.needsDesk ? 'failure' : sendOnce(identity, () => form.store(values, undefined));
}

/** Hashes addresses where no secret is set, in this process alone. */
const KEY_OF_PROCESS = randomUUID();

/**
 * Identifies a submission without storing what was sent: the sender is a keyed hash of the IP address, the request id a hash
 * of the content. With JavaScript, an idempotency key makes double clicks and retries the same request; without JavaScript, equal
 * content from the same sender on the same day is the same request.
 */
async function identifySubmission(
  form: string,
  fields: FormData,
  values: unknown,
): Promise<SubmissionIdentity> {
  const { FORM_SECRET, TRUSTED_PROXY } = environment();
  const address = senderAddress(await headers(), TRUSTED_PROXY);
  const sender = createHmac('sha256', FORM_SECRET ?? KEY_OF_PROCESS)
    .update(address)
    .digest('hex');
  const key =
    String(fields.get(IDEMPOTENCY_KEY) ?? '') || `${sender} ${new Date().toISOString().slice(0, 10)}`;
  const language = LOCALES.find((locale) => locale === fields.get(LANGUAGE)) ?? DEFAULT_LOCALE;
  return { sender, requestId: uuidOf(JSON.stringify([form, key, values])), language };
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
