/** Reasons to reject a field; their texts are the messages `forms.errors.{reason}`. */
export const FIELD_ERRORS = [
  'required',
  'email',
  'url',
  'phone',
  'amount',
  'hours',
  'short',
  'long',
  'option',
  'date',
  'pictures',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** The state of a form after submission (product rule 4.4). */
export interface FormState {
  /** "unknown": the database has not answered yet, so the submission may have been stored. */
  status: 'idle' | 'success' | 'error' | 'unknown';
  /** Number of submissions; distinguishes two identical outcomes in a row. */
  submitCount: number;
  /** The submitted values, unless it is known that they were stored. */
  values: Record<string, string | string[]>;
  /** Rejected fields; empty if the error is not about a field. */
  errors: Record<string, FieldError>;
  /** Of a stored submission: the token of the address that says what becomes of it (product rule 11.5). */
  receipt?: string;
  /** Of a stored submission: whether this site sends no mail, so that a person answers from a mailbox. */
  isAnsweredByHand?: boolean;
}

export const IDLE: FormState = { status: 'idle', submitCount: 0, values: {}, errors: {} };

export type FormAction = (state: FormState, fields: FormData) => Promise<FormState>;

/** Name of an invisible field that only bots fill in. */
export const HONEYPOT = 'company_fax';

/** Name of the field with the idempotency key: new each time the form is filled in, equal for retries and double clicks. */
export const IDEMPOTENCY_KEY = 'idempotency_key';

/** Name of the field with the language of the form, in which its sender is answered. */
export const LANGUAGE = 'language';

/**
 * Returns the submitted texts by field name, without React's own fields and files.
 * @param lists names of the fields that accept several values
 */
export function typedValues(fields: FormData, lists: readonly string[]): FormState['values'] {
  const values: FormState['values'] = {};
  for (const name of new Set(fields.keys())) {
    if (name.startsWith('$')) continue;
    const texts = fields.getAll(name).filter((value) => typeof value === 'string');
    values[name] = lists.includes(name) ? texts : (texts[0] ?? '');
  }
  return values;
}
