import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { LEGAL_TEXTS } from '@/lib/content/legal/legal-texts';
import { pageMetadata } from '@/lib/seo/metadata';

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
    <LegalPage
      route={{ page: 'termsOfService' }}
      text={LEGAL_TEXTS[await getLocale()].terms}
      summary={t('terms')}
    />
  );
}
