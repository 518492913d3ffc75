import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import type { z } from 'zod';
import type { StoreResult, SubmissionIdentity } from '../data/submissions';
import { DEFAULT_LOCALE, LOCALES } from '../domain/locales';
import { environment } from '../env';
import { senderAddress } from '../http/sender-address';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import { traced } from '../log/trace';
import { announceLater } from '../notify/announce-later';
import { listsOf } from './field-types';
import {
  type FieldError,
  type FormState,
  HONEYPOT,
  IDEMPOTENCY_KEY,
  LANGUAGE,
  typedValues,
} from './form-state';

interface Form<T> {
  /** Also used in the log. */
  name: string;
  schema: z.ZodObject & z.ZodType<T>;
  store: (values: T, identity: SubmissionIdentity) => Promise<StoreResult>;
}

/**
 * Validates a submission, rejects bots and stores it once (product rule 11.1). On error the returned state keeps the
 * submitted values and does not tell which check failed. Clients can call server actions with any `state` and `fields`.
 */
export async function submitForm<T>(form: Form<T>, state: FormState, fields: FormData): Promise<FormState> {
  const submitCount = (Number(state?.submitCount) || 0) + 1;
  const typed = fields instanceof FormData ? typedValues(fields, listsOf(form.schema)) : {};
  const failed = (errors: FormState['errors']): FormState => ({
    status: 'error',
    submitCount,
    values: typed,
    errors,
  });

  const result = form.schema.safeParse(typed);
  if (!result.success) {
    const errors: FormState['errors'] = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as FieldError;
    log('form.refused', { form: form.name, reason: 'fields', fields: Object.keys(errors) });
    return failed(errors);
  }
  if (fields.get(HONEYPOT)) {
    log('form.refused', { form: form.name, reason: 'honeypot' });
    return failed({});
  }
  const startedAt = Date.now();
  const identity = await identifySubmission(form.name, fields, result.data);
  const outcome = await traced('form', { form: form.name }, async (note) => {
    const stored = await form.store(result.data, identity).catch((error: unknown) => {
      log('form.failed', { form: form.name, ...errorFacts(error) });
      return 'failure' as const;
    });
    note({ outcome: stored });
    return stored;
  });
  if (outcome !== 'stored') {
    log('form.refused', { form: form.name, reason: outcome });
    return failed({});
  }
  log('form.stored', { form: form.name, ms: Date.now() - startedAt });
  announceLater();
  return { status: 'success', submitCount, values: {}, errors: {} };
}

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
  const sender = createHmac('sha256', FORM_SECRET).update(address).digest('hex');
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
