/** Why a field was refused; each is a message `forms.errors.{reason}`. */
export const FIELD_ERRORS = ['missing', 'email', 'url', 'phone', 'long', 'choice', 'date'] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** What a form shows after it was sent (spec §4 "Forms"). */
export interface FormState {
  status: 'idle' | 'success' | 'error';
  /** Counts the answers, so that the same state twice is two answers. */
  answer: number;
  /** What was typed; empty after success. */
  values: Record<string, string | string[]>;
  /** Fields that were refused; none when the error is not theirs. */
  errors: Record<string, FieldError>;
}

export const IDLE: FormState = { status: 'idle', answer: 0, values: {}, errors: {} };

export type FormAction = (state: FormState, fields: FormData) => Promise<FormState>;
