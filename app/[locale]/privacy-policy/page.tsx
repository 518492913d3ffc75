import { getLocale, getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { LegalText } from '@/lib/content/legal/legal-text';
import { PRIVACY_AR } from '@/lib/content/legal/privacy.ar';
import { PRIVACY_EN } from '@/lib/content/legal/privacy.en';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';

const TEXTS = { en: PRIVACY_EN, ar: PRIVACY_AR } satisfies Record<Locale, LegalText>;

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
  return (
    <LegalPage route={{ page: 'privacyPolicy' }} text={TEXTS[await getLocale()]} summary={t('privacy')} />
  );
}
