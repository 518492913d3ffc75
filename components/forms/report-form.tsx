import { getTranslations } from 'next-intl/server';
import { REVIEW_TEXT } from '@/components/reviews/review-style';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { visibleChat, visiblePhone } from '@/lib/domain/contact';
import { pricesOf } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import { REPORT_REASONS, type ReportReason, REVIEW_REPORT_REASONS } from '@/lib/domain/report';
import { reportWrongInformation } from '@/lib/forms/actions';
import { reportSchema } from '@/lib/forms/schemas';
import { getIntl } from '@/lib/routing/get-intl';
import { type Field, fieldsOf } from './fields';
import { FormAside } from './form-columns';
import { formLabels } from './form-labels';
import { SubmissionForm } from './submission-form';

interface ReportFormProps {
  provider: number;
  /** The selected reason. */
  reason?: ReportReason;
  /** The review that the report is about. */
  review?: number;
}

/** Renders the form to report wrong information about a provider, or one of its reviews (product rule 2.22). */
export async function ReportForm(props: ReportFormProps) {
  return (
    <SubmissionForm
      name="report"
      action={reportWrongInformation}
      fields={await reportFields(props)}
      labels={await formLabels('report')}
    />
  );
}

/** Returns the fields of a report about a provider, or about one of its reviews (product rule 2.22). */
export async function reportFields({ provider, reason, review }: ReportFormProps): Promise<Field[]> {
  const t = await getTranslations();
  const labels = {
    review: '',
    wrong: review ? t('report.reviewWrong') : t('report.fields.wrong'),
    note: review ? t('report.reviewNote') : t('report.fields.note'),
    email: t('report.fields.email'),
  };
  const reasons = review
    ? REVIEW_REPORT_REASONS.map((option) => [option, t(`report.reviewReasons.${option}`)] as const)
    : REPORT_REASONS.map((option) => [option, t(`report.reasons.${option}`)] as const);
  const fields = fieldsOf(reportSchema, (name) => labels[name], {
    provider: { initial: String(provider) },
    review: { type: 'hidden', initial: String(review) },
    wrong: { options: [['', t('forms.choose')], ...reasons], initial: reason, isWide: true },
    note: { hint: review ? undefined : t('report.hints.note'), isWide: true },
    email: { hint: t('report.hints.email'), isWide: true },
  });
  return fields.filter(({ name }) => name !== 'review' || review);
}

/** Quotes the review next to the form that reports it. */
export async function ReviewSidebar({ name, text }: { name: string; text: string }) {
  const t = await getTranslations('report');
  return (
    <FormAside id="shown" title={t('shown')}>
      <p className="mt-3 font-medium">
        <DataText>{name}</DataText>
      </p>
      <p className={REVIEW_TEXT} dir="auto">
        <DataText>{text}</DataText>
      </p>
    </FormAside>
  );
}

/** Shows the provider's current facts next to the report form. */
export async function ReportSidebar({ provider }: { provider: Provider }) {
  const { t, to, texts } = await getIntl();
  // By car, as pages show them.
  const prices = texts.carPrices(pricesOf(provider)) ?? provider.priceRange;
  const facts = [
    [t('report.chips.phone'), visiblePhone(provider), null],
    [t('listingForm.fields.whatsapp'), visibleChat(provider), null],
    [t('providerPage.website'), provider.website, null],
    [t('report.chips.hours'), provider.openingHours, t('provider.noHours')],
    [t('report.chips.price'), prices, t('provider.noPrice')],
    [t('listingForm.fields.address'), provider.address, t('provider.noAddress')],
  ] as const;
  return (
    <FormAside id="shown" title={t('report.shown')}>
      <dl className="mt-3 grid gap-3">
        {facts.map(
          ([name, text, fallback]) =>
            (text ?? fallback) && (
              <div key={name}>
                <dt className="text-sm text-ink-500">{name}</dt>
                <dd className="font-medium wrap-anywhere">{text ? <DataText>{text}</DataText> : fallback}</dd>
              </div>
            ),
        )}
      </dl>
      <Link href={to({ name: 'provider', id: provider.id })} className={buttonStyle('outlined', 'mt-4')}>
        {t('report.back')}
      </Link>
    </FormAside>
  );
}
