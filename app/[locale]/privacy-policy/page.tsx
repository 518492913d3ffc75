import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { PRIVACY_AR } from '@/lib/content/legal/privacy.ar';
import { PRIVACY_EN } from '@/lib/content/legal/privacy.en';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.privacyPolicy');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { page: 'privacyPolicy' },
    locale: await getLocale(),
  });
}

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('legal');
  const text = (await getLocale()) === 'ar' ? PRIVACY_AR : PRIVACY_EN;
  return <LegalPage route={{ page: 'privacyPolicy' }} text={text} summary={t('privacy')} />;
}
