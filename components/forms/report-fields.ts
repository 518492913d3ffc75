import { getTranslations } from 'next-intl/server';
import { REPORT_REASONS, type ReportReason } from '@/lib/domain/report';
import { reportSchema } from '@/lib/forms/report/schema';
import type { Field } from './fields';
import { fieldsOf } from './fields-of';

/** The fields of a report on a provider (product rule 2.22), with what is wrong already chosen or not. */
export async function reportFields(provider: number, wrong?: ReportReason): Promise<Field[]> {
  const t = await getTranslations();
  return fieldsOf(reportSchema, (name) => (name === 'provider' ? '' : t(`report.fields.${name}`)), {
    provider: { initial: String(provider) },
    wrong: {
      options: [
        ['', t('forms.choose')],
        ...REPORT_REASONS.map((reason) => [reason, t(`report.reasons.${reason}`)] as const),
      ],
      initial: wrong,
      isWide: true,
    },
    note: { hint: t('report.hints.note'), isWide: true },
    email: { hint: t('report.hints.email'), isWide: true },
  });
}
