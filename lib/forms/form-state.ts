/** Why a field was refused; each is a message `forms.errors.{reason}`. */
export const FIELD_ERRORS = ['required', 'email', 'url', 'phone', 'long', 'option', 'date'] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** What a form shows after it was sent (product rule 4.4). */
export interface FormState {
  status: 'idle' | 'success' | 'error';
  /** How often the form was submitted: tells the second of two equal outcomes from the first. */
  submitCount: number;
  /** What was typed; empty after success. */
  values: Record<string, string | string[]>;
  /** Fields that were refused; none when the error is not theirs. */
  errors: Record<string, FieldError>;
}

export const IDLE: FormState = { status: 'idle', submitCount: 0, values: {}, errors: {} };

export type FormAction = (state: FormState, fields: FormData) => Promise<FormState>;
