import './home.css';
import { getLocale } from 'next-intl/server';
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
import { RecentlyViewed } from '@/components/saved/device-lists';
import { bestOfEachEmirate, bestProviders } from '@/lib/directory/lists/best-providers';
import { directoryStats } from '@/lib/directory/stats';
import { fixedMetadata } from '@/lib/seo/metadata';
import { organization, webSite } from '@/lib/seo/structured-data/site';
import { getPageDirectory, keptPaths } from './kept-pages';

const FEATURED = 6;
const ECO = 3;

export const revalidate = 3600;
export const generateStaticParams = keptPaths();
export const generateMetadata = () => fixedMetadata('home');

/** The home page (product rule 2.11). */
export default async function HomePage() {
  const directory = await getPageDirectory();
  const featured = bestProviders(directory, { isVerified: true }, FEATURED);
  const shown = new Set(featured.map(({ id }) => id));
  // Enough to remain after removing those that are already featured.
  const eco = bestProviders(directory, { washType: 'eco-friendly' }, FEATURED + ECO)
    .filter(({ id }) => !shown.has(id))
    .slice(0, ECO);
  eco.forEach(({ id }) => shown.add(id));
  const top = bestOfEachEmirate(directory, shown);
  return (
    <SitePage route={{ name: 'home' }} shown={[...featured, ...eco, ...top.map(({ provider }) => provider)]}>
      <JsonLd data={organization()} />
      <JsonLd data={webSite(await getLocale())} />
      <ScrollToSection />
      <Hero />
      <RecentlyViewed />
      <FeaturedServices providers={featured} />
      <ServiceGrid />
      <EcoServices providers={eco} />
      <DownloadableApps />
      <MapPreview counts={directoryStats(directory)} />
      <TopRated providers={top} />
      <Testimonials />
      <Faqs faqs={directory.faqs} />
    </SitePage>
  );
}
