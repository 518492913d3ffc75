import 'server-only';
import type { z } from 'zod';
import type { SubmissionIdentity } from '../data/submissions';
import { errorFacts } from '../http/error-facts';
import { log } from '../http/log';
import { listsOf } from './field-rules';
import type { FieldError, FormState } from './form-state';
import { HONEYPOT } from './hidden-fields';
import { identifySubmission } from './submission-identity';
import { typedValues } from './typed-values';

interface Form<T> {
  /** Names it in the log, too. */
  name: string;
  schema: z.ZodObject & z.ZodType<T>;
  store: (values: T, identity: SubmissionIdentity) => Promise<boolean>;
}

/**
 * What every form does with what was sent: check it, keep bots out, store it once (product rule 11.1). An error
 * keeps what was typed and never says which check refused it. Whoever calls the action by hand may send anything as its
 * state and fields.
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
    log('form.refused', { form: form.name, because: 'fields', fields: Object.keys(errors) });
    return failed(errors);
  }
  if (fields.get(HONEYPOT)) {
    log('form.refused', { form: form.name, because: 'honeypot' });
    return failed({});
  }
  const begun = Date.now();
  const isStored = await form
    .store(result.data, await identifySubmission(form.name, fields, result.data))
    .catch((error: unknown) => {
      log('form.failed', { form: form.name, ...errorFacts(error) });
      return false;
    });
  if (isStored) log('form.stored', { form: form.name, ms: Date.now() - begun });
  else log('form.refused', { form: form.name, because: 'not stored' });
  return isStored ? { status: 'success', submitCount, values: {}, errors: {} } : failed({});
}
