import { getLocale, getTranslations } from 'next-intl/server';
import { FIELD_ERRORS, type FieldError } from '@/lib/forms/form-state';
import { SITE } from '@/lib/site';
import type { SubmissionFormProps } from './submission-form';

/** Returns a form's localized labels; `form` is its key in the messages. */
export async function formLabels(
  form: 'contact' | 'listingForm' | 'booking' | 'report' | 'claim' | 'writeReview',
): Promise<SubmissionFormProps['labels']> {
  const [t, language] = await Promise.all([getTranslations(), getLocale()]);
  return {
    language,
    submit: t(`${form}.submit`),
    submitting: t(`${form}.submitting`),
    success: t(`${form}.success`),
    error: form === 'booking' ? t('booking.error') : t(`${form}.error`, { email: SITE.email }),
    wrongFields: t('forms.wrongFields'),
    honeypot: t('forms.honeypot'),
    required: t('forms.required'),
    errors: Object.fromEntries(FIELD_ERRORS.map((error) => [error, t(`forms.errors.${error}`)])) as Record<
      FieldError,
      string
    >,
  };
}
