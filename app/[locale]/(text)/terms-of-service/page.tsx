import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.termsOfService');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'termsOfService' },
    locale: await getLocale(),
  });
}

export default function TermsOfServicePage() {
  return <LegalPage name="terms" />;
}
