import { getLocale, getTranslations } from 'next-intl/server';
import { Faqs } from '@/components/home/faqs';
import { Hero } from '@/components/home/hero';
import { Section } from '@/components/home/section';
import { ScrollToSection } from '@/components/layout/scroll-to-section';
import { SitePage } from '@/components/layout/site-page';
import { EmirateCards } from '@/components/providers/emirate-cards';
import { ProviderCards } from '@/components/providers/provider-cards';
import { WashTypeCards } from '@/components/providers/wash-type-cards';
import { findFaqs } from '@/lib/data/faqs';
import { bestProviders, countProviders } from '@/lib/data/providers';
import { EMIRATES } from '@/lib/domain/emirates';
import { countOf } from '@/lib/domain/statistics';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';

export const revalidate = 300;

const FEATURED = 6;

export async function generateMetadata() {
  const t = await getTranslations('metadata.home');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: PATHS.home,
    locale: await getLocale(),
  });
}

export default async function HomePage() {
  const [t, counts, featured, faqs] = await Promise.all([
    getTranslations(),
    countProviders(),
    bestProviders({ isVerified: true }, FEATURED),
    findFaqs(),
  ]);
  const known = counts.ok ? counts.value : [];
  return (
    <SitePage path={PATHS.home}>
      <ScrollToSection />
      <Hero />
      <Section title={t('home.washTypes')} text={t('home.washTypesText')}>
        <WashTypeCards
          washTypes={WASH_TYPES.map((washType) => ({ washType, count: countOf(known, null, washType) }))}
        />
      </Section>
      <Section id="featured-services" title={t('home.featured')} text={t('home.featuredText')}>
        {featured.ok && featured.value.length > 0 ? (
          <ProviderCards providers={featured.value} />
        ) : (
          <p>{t('home.featuredEmpty')}</p>
        )}
      </Section>
      <Section title={t('home.emirates')} text={t('home.emiratesText')}>
        <EmirateCards
          emirates={EMIRATES.map((emirate) => ({
            emirate,
            count: countOf(known, emirate, null),
            path: PATHS.emirate(emirate),
          }))}
        />
      </Section>
      <Section id="faq" title={t('home.faq')}>
        <Faqs faqs={faqs.ok ? faqs.value : []} />
      </Section>
    </SitePage>
  );
}
