'use client';

import { useActionState, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { type FieldError, type FormAction, IDLE } from '@/lib/forms/form-state';
import { HONEYPOT, IDEMPOTENCY_KEY } from '@/lib/forms/hidden-fields';
import type { Field } from './fields';
import { FormField } from './form-field';
import { keepTyped } from './keep-typed';

export interface SubmissionFormProps {
  /** Tells the forms of a page apart. */
  name: string;
  action: FormAction;
  fields: Field[];
  labels: {
    submit: string;
    submitting: string;
    success: string;
    error: string;
    /** Shown above the fields when some of them were refused. */
    wrongFields: string;
    honeypot: string;
    required: string;
    errors: Record<FieldError, string>;
  };
  onSuccess?: () => void;
  /** More buttons beside the one that sends. */
  children?: React.ReactNode;
}

/**
 * A form that a server action takes, with script and without (product rule 4.4): it says what became of it, keeps what was
 * typed when something was wrong, and leads to the first wrong field.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { name, action, fields, labels, onSuccess, children } = props;
  const [state, send, isSending] = useActionState(keepTyped(action, fields), IDLE);
  const form = useRef<HTMLFormElement>(null);
  const { status, submitCount, values, errors } = state;
  const firstWrong = fields.find((field) => errors[field.name]);

  // The key changes with the page and after each success. After an error it stays, so that sending the same content
  // again is the same request.
  const isNew = status !== 'error';
  useEffect(() => {
    if (!isNew) return;
    const key = form.current?.elements.namedItem(IDEMPOTENCY_KEY);
    if (key instanceof HTMLInputElement) key.value = crypto.randomUUID();
  }, [isNew, submitCount]);

  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('.form-result'))?.focus();
  }, [submitCount]);

  const succeed = useEffectEvent(() => onSuccess?.());
  useEffect(() => {
    if (status === 'success') succeed();
  }, [status, submitCount]);

  return (
    // Checked by the server alone: so the messages are in the language of the page.
    <form ref={form} action={send} noValidate aria-busy={isSending} className="form">
      <div className="form-wide form-result" tabIndex={-1} role={status === 'error' ? 'alert' : 'status'}>
        {status === 'success' && (
          <p className="form-success">
            <Icon name="check" />
            {labels.success}
          </p>
        )}
        {status === 'error' && (
          <p className="form-failure">
            <Icon name="circle-alert" />
            {firstWrong ? labels.wrongFields : labels.error}
          </p>
        )}
      </div>
      <p className="form-wide form-hint">{labels.required}</p>
      {fields.map((field) => (
        <FormField
          // What was typed comes back as a fresh field: React would empty the old one.
          key={`${field.name} ${submitCount}`}
          field={field}
          form={name}
          value={values[field.name] ?? field.initial ?? ''}
          error={errors[field.name] && labels.errors[errors[field.name]!]}
        />
      ))}
      <label className="form-honeypot" aria-hidden="true">
        {labels.honeypot}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={IDEMPOTENCY_KEY} />
      <div className="form-wide form-actions">
        <button className="button button-water" disabled={isSending}>
          {isSending ? labels.submitting : labels.submit}
        </button>
        {children}
      </div>
    </form>
  );
}
