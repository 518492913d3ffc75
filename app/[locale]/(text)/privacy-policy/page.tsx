import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.privacyPolicy');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'privacyPolicy' },
    locale: await getLocale(),
  });
}

export default function PrivacyPolicyPage() {
  return <LegalPage name="privacy" />;
}
