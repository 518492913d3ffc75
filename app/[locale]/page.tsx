import { getLocale, getTranslations } from 'next-intl/server';
import { DownloadableApps } from '@/components/home/downloadable-apps';
import { Faqs } from '@/components/home/faqs';
import { EcoServices, FeaturedServices, TopRated } from '@/components/home/featured-providers';
import { Hero } from '@/components/home/hero';
import { MapPreview } from '@/components/home/map-preview';
import { ScrollToSection } from '@/components/home/scroll-to-section';
import { ServiceGrid } from '@/components/home/service-grid';
import { Testimonials } from '@/components/home/testimonials';
import { JsonLd } from '@/components/layout/json-ld';
import { SitePage } from '@/components/layout/site-page';
import { RecentlyViewed } from '@/components/saved/recently-viewed';
import { keepLastGoodPage } from '@/lib/data/cache';
import { readFaqs } from '@/lib/data/content';
import { readBestOfEachEmirate, readBestProviders } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import { readStats } from '@/lib/data/stats';
import { pageMetadata } from '@/lib/seo/metadata';
import { organization, webSite } from '@/lib/seo/structured-data/site';

const FEATURED = 6;
const ECO = 3;

export async function generateMetadata() {
  const t = await getTranslations('metadata.home');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'home' },
    locale: await getLocale(),
  });
}

/** The home page (product rule 2.11). */
export default async function HomePage() {
  const [counts, featured, ecoFriendly, faqs] = await Promise.all([
    readStats(),
    readBestProviders({ isVerified: true }, FEATURED),
    // Enough to remain after removing those that are already featured.
    readBestProviders({ washType: 'eco-friendly' }, FEATURED + ECO),
    readFaqs(),
  ]);
  const shown = new Set(valueOr(featured, []).map(({ id }) => id));
  const eco = valueOr(ecoFriendly, [])
    .filter(({ id }) => !shown.has(id))
    .slice(0, ECO);
  eco.forEach(({ id }) => shown.add(id));
  const best = await readBestOfEachEmirate(shown);
  keepLastGoodPage(counts, featured, ecoFriendly, best, faqs);
  return (
    <SitePage route={{ name: 'home' }}>
      <JsonLd data={organization()} />
      <JsonLd data={webSite(await getLocale())} />
      <ScrollToSection />
      <Hero />
      <RecentlyViewed />
      <FeaturedServices providers={valueOr(featured, [])} />
      <ServiceGrid />
      <EcoServices providers={eco} />
      <DownloadableApps />
      <MapPreview counts={valueOr(counts, [])} />
      <TopRated providers={valueOr(best, [])} />
      <Testimonials />
      <Faqs faqs={valueOr(faqs, [])} />
    </SitePage>
  );
}
