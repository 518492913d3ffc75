import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { LegalText } from '@/lib/content/legal/legal-text';
import { TERMS_AR } from '@/lib/content/legal/terms.ar';
import { TERMS_EN } from '@/lib/content/legal/terms.en';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';

const TEXTS = { en: TERMS_EN, ar: TERMS_AR } satisfies Record<Locale, LegalText>;

export async function generateMetadata() {
  const t = await getTranslations('metadata.termsOfService');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { page: 'termsOfService' },
    locale: await getLocale(),
  });
}

export default async function TermsOfServicePage() {
  const t = await getTranslations('legal');
  return (
    <LegalPage route={{ page: 'termsOfService' }} text={TEXTS[await getLocale()]} summary={t('terms')} />
  );
}
