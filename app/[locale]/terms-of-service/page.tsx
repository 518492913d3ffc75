import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { TERMS_AR } from '@/lib/content/legal/terms.ar';
import { TERMS_EN } from '@/lib/content/legal/terms.en';
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
  const text = (await getLocale()) === 'ar' ? TERMS_AR : TERMS_EN;
  return <LegalPage route={{ page: 'termsOfService' }} text={text} summary={t('terms')} />;
}
