import { FIELD_ERRORS, type FieldError } from '@/lib/forms/form-state';
import { getIntl } from '@/lib/routing/get-intl';
import { SITE, siteOrigin } from '@/lib/site';
import type { SubmissionFormProps } from './submission-form';

const STEPS = [1, 2, 3] as const;

/** Returns a form's localized labels; `form` is its key in the messages. */
export async function formLabels(
  form: 'contact' | 'listingForm' | 'booking' | 'report' | 'claim' | 'writeReview',
): Promise<SubmissionFormProps['labels']> {
  const { t, to, locale: language } = await getIntl();
  return {
    language,
    submit: t(`${form}.submit`),
    submitting: t(`${form}.submitting`),
    success: t(`${form}.success`),
    next: {
      title: t('forms.next'),
      steps: STEPS.map((step) => t(`${form}.next.${step}`)),
      again: t(`${form}.again`),
    },
    // The dialog of bookings closes by itself, and who booked is called.
    receipt:
      form === 'booking'
        ? undefined
        : {
            text: t('sent.keep'),
            origin: siteOrigin(),
            copy: t('sent.copy'),
            copied: t('sent.copied'),
            failed: t('share.notCopied'),
          },
    byHand: form === 'booking' ? undefined : t('forms.byHand'),
    error: form === 'booking' ? t('booking.error') : t(`${form}.error`, { email: SITE.email }),
    unknown: t('forms.unknown'),
    // In a tab of its own, so that what was typed stays.
    privacy: t.rich(`${form}.privacy`, {
      link: (text) => (
        <a key="link" href={to({ name: 'privacyPolicy' })} target="_blank" className="text-link">
          {text}
        </a>
      ),
    }),
    wrongFields: t('forms.wrongFields'),
    honeypot: t('forms.honeypot'),
    required: t('forms.required'),
    errors: Object.fromEntries(FIELD_ERRORS.map((error) => [error, t(`forms.errors.${error}`)])) as Record<
      FieldError,
      string
    >,
  };
}
