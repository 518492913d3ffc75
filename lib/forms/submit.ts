import 'server-only';
import type { z } from 'zod';
import type { SubmissionIdentity } from '../data/submissions';
import { listsOf } from './field-rules';
import type { FieldError, FormState } from './form-state';
import { HONEYPOT } from './hidden-fields';
import { identifySubmission } from './submission-identity';

interface Form<T> {
  name: string;
  schema: z.ZodObject & z.ZodType<T>;
  store: (values: T, identity: SubmissionIdentity) => Promise<boolean>;
}

/**
 * What every form does with what was sent: check it, keep bots out, store it once (decisions "Forms"). An error
 * keeps what was typed and never says which check refused it.
 */
export async function submitForm<T>(form: Form<T>, state: FormState, fields: FormData): Promise<FormState> {
  const submitCount = state.submitCount + 1;
  const typed = typedIn(fields, listsOf(form.schema));
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
    return failed(errors);
  }
  if (fields.get(HONEYPOT)) return failed({});
  const isStored = await form
    .store(result.data, await identifySubmission(form.name, fields, result.data))
    .catch((error: unknown) => {
      console.error('A submission was not stored:', error);
      return false;
    });
  return isStored ? { status: 'success', submitCount, values: {}, errors: {} } : failed({});
}

/** The texts of the form's own fields. React's and ours are left out; a file where a text belongs is no text. */
function typedIn(fields: FormData, lists: readonly string[]): FormState['values'] {
  const values: FormState['values'] = {};
  for (const name of new Set(fields.keys())) {
    if (name.startsWith('$')) continue;
    const texts = fields.getAll(name).filter((value) => typeof value === 'string');
    values[name] = lists.includes(name) ? texts : (texts[0] ?? '');
  }
  return values;
}
