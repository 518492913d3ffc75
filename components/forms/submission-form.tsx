'use client';

import { useActionState, useEffect, useEffectEvent, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { NoticeBox } from '@/components/ui/notice';
import { copyText } from '@/components/ui/share';
import type { Locale } from '@/lib/domain/locales';
import {
  type FieldError,
  type FormAction,
  HONEYPOT,
  IDEMPOTENCY_KEY,
  IDLE,
  LANGUAGE,
  typedValues,
} from '@/lib/forms/form-state';
import { sentPath } from '@/lib/routing/client-paths';
import type { Field } from './fields';
import { FormField } from './form-field';

export interface SubmissionFormProps {
  /** Unique name on the page. */
  name: string;
  action: FormAction;
  fields: Field[];
  labels: {
    /** The language of the labels. */
    language: Locale;
    submit: string;
    submitting: string;
    success: string;
    /** What happens after success, and the link to an empty form. */
    next: { title: string; steps: string[]; again: string };
    /** Introduces the address that says what becomes of it, and the origin of that address; undefined where none is given. */
    receipt?: { text: string; origin: string; copy: string; copied: string; failed: string };
    /** Who answers where the site sends no mail; undefined where no mail is promised. */
    byHand?: string;
    error: string;
    /** Shown if it is not known whether the submission was stored. */
    unknown: string;
    /** What happens with the data, with a link to the privacy policy. */
    privacy: React.ReactNode;
    /** Shown above the fields if some of them were rejected. */
    wrongFields: string;
    honeypot: string;
    required: string;
    errors: Record<FieldError, string>;
  };
  /** The key of a submission whose outcome is unknown, which this form repeats. */
  idempotencyKey?: string;
  /** Whether it is one press among others: without what all forms say above and below their fields. */
  isBrief?: boolean;
  onSuccess?: () => void;
  /** Additional buttons next to the submit button. */
  children?: React.ReactNode;
}

/** What takes both columns. */
const WIDE = 'sm:col-span-full';

/**
 * Renders a form submitted to a server action, with or without JavaScript (product rule 4.4). Shows the outcome, keeps the
 * values on errors and focuses the first invalid field. After success, what happens next takes the place of the fields.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { name, action, fields, labels, idempotencyKey, isBrief, onSuccess, children } = props;
  const [state, submit, isSubmitting] = useActionState(preserveValues(action, fields), IDLE);
  const form = useRef<HTMLFormElement>(null);
  const { status, submitCount, values, errors } = state;
  const hasFieldErrors = fields.some((field) => errors[field.name]);
  const failure = { error: hasFieldErrors ? labels.wrongFields : labels.error, unknown: labels.unknown };
  const isFailure = status === 'error' || status === 'unknown';

  // A new key on page load and after each success. Otherwise it stays, so that a retry with the same content counts as the
  // same request.
  const isNew = !isFailure;
  useEffect(() => {
    if (!isNew) return;
    const key = form.current?.elements.namedItem(IDEMPOTENCY_KEY);
    if (key instanceof HTMLInputElement) key.value = (submitCount === 0 && idempotencyKey) || randomKey();
  }, [isNew, submitCount, idempotencyKey]);

  useEffect(() => {
    if (submitCount === 0) return;
    const outcome = form.current?.querySelector<HTMLElement>('[data-outcome]');
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!outcome || !invalidField) return outcome?.focus();
    // The browser would scroll to the field alone, and leave what is said above it half under the header.
    const distance = invalidField.getBoundingClientRect().bottom - outcome.getBoundingClientRect().top;
    const areBothSeen = distance < window.innerHeight * 0.6;
    invalidField.focus({ preventScroll: areBothSeen });
    if (areBothSeen) outcome.scrollIntoView();
  }, [submitCount]);

  const handleSuccess = useEffectEvent(() => onSuccess?.());
  useEffect(() => {
    if (status === 'success') handleSuccess();
  }, [status, submitCount]);

  return (
    // Validated only by the server, so that messages are in the page's language.
    <form
      ref={form}
      action={submit}
      noValidate
      aria-busy={isSubmitting}
      className="mt-2 grid grid-cols-1 gap-x-5 gap-y-4.5 sm:grid-cols-2"
    >
      {/* Always in the page, because new live regions are not announced; empty, it takes no space. */}
      <div
        data-outcome={status}
        className={`${WIDE} scroll-mt-24 empty:absolute`}
        tabIndex={-1}
        role={isFailure ? 'alert' : 'status'}
      >
        {status === 'success' && (
          <NoticeBox kind="success" icon="check">
            {labels.success}
          </NoticeBox>
        )}
        {isFailure && (
          <NoticeBox kind="failure" icon="circle-alert">
            {failure[status]}
          </NoticeBox>
        )}
      </div>
      {status === 'success' ? (
        <>
          {labels.receipt && state.receipt && (
            <p className={`${WIDE} wrap-anywhere`}>
              {labels.receipt.text} {/* A whole page, so that no script of this one learns the address. */}
              <a href={sentPath(state.receipt, labels.language)} className="text-link" dir="ltr" data-receipt>
                {labels.receipt.origin + sentPath(state.receipt, labels.language)}
              </a>
              <button
                type="button"
                className={buttonStyle('outlined', 'needs-script mt-2 flex')}
                onClick={() => {
                  const url = labels.receipt!.origin + sentPath(state.receipt!, labels.language);
                  void copyText(url, labels.receipt!);
                }}
              >
                {labels.receipt.copy}
              </button>
            </p>
          )}
          {!isBrief && state.isAnsweredByHand && labels.byHand && <p className={WIDE}>{labels.byHand}</p>}
          {!isBrief && <NextSteps {...labels.next} />}
        </>
      ) : (
        <>
          {!isBrief && <p className={`${WIDE} text-sm text-ink-500`}>{labels.required}</p>}
          {fields.map((field) => (
            <FormField
              // The new key remounts the field with the submitted value; React would reset it.
              key={`${field.name} ${submitCount}`}
              field={field}
              form={name}
              value={values[field.name] ?? field.initial ?? ''}
              error={errors[field.name] && labels.errors[errors[field.name]!]}
            />
          ))}
          <div className="absolute -start-999" aria-hidden="true">
            <label>
              {labels.honeypot}
              <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <input type="hidden" name={IDEMPOTENCY_KEY} />
          <input type="hidden" name={LANGUAGE} value={labels.language} />
          {!isBrief && <p className={`${WIDE} text-sm text-ink-500`}>{labels.privacy}</p>}
          <div className={`${WIDE} flex flex-wrap gap-3`}>
            <button className={buttonStyle('filled', 'min-w-[min(12rem,100%)]')} disabled={isSubmitting}>
              {isSubmitting ? labels.submitting : labels.submit}
            </button>
            {children}
          </div>
        </>
      )}
    </form>
  );
}

function NextSteps({ title, steps, again }: SubmissionFormProps['labels']['next']) {
  return (
    <div className={WIDE} data-done>
      <h3 className="text-lg">{title}</h3>
      <ol className="my-4 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-3">
            <span
              className="grid size-8 flex-none place-items-center rounded-pill bg-tint-100 text-sm font-semibold text-water-700"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {/* The same page again, which has an empty form, also without scripts. */}
      <a href="" className={buttonStyle('outlined')}>
        {again}
      </a>
    </div>
  );
}

/** Returns a random key; browsers have `crypto.randomUUID` only on https pages. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * Wraps an action so that the values are kept if it throws: the network failed, a proxy rejected the request, or a new
 * deployment does not know the form. On the server the action is returned unchanged, because React needs the server action
 * itself to submit the form without JavaScript.
 */
function preserveValues(action: FormAction, fields: Field[]): FormAction {
  if (typeof window === 'undefined') return action;
  const lists = fields.filter(({ type }) => type === 'toggles').map(({ name }) => name);
  return async (state, formData) => {
    try {
      return await action(state, formData);
    } catch (error) {
      console.error('The form was not sent:', error);
      const submitCount = state.submitCount + 1;
      return { status: 'error', submitCount, values: typedValues(formData, lists), errors: {} };
    }
  };
}
