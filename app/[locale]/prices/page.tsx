import './prices.css';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { PriceTables } from '@/components/prices/price-tables';
import { priceGuide } from '@/lib/directory/price-guide';
import { getIntl } from '@/lib/routing/get-intl';
import { fixedMetadata } from '@/lib/seo/metadata';
import { priceDataset } from '@/lib/seo/structured-data/site';
import { getPageDirectory, keptPaths } from '../kept-pages';

export const revalidate = 3600;
export const generateStaticParams = keptPaths();
export const generateMetadata = () => fixedMetadata('prices');

/** Renders what a wash costs by kind, emirate and car (product rule 2.30). */
export default async function PricesPage() {
  const { t, locale } = await getIntl();
  const directory = await getPageDirectory();
  const tables = priceGuide(directory);
  return (
    <SitePage route={{ name: 'prices' }}>
      <JsonLd data={priceDataset(t('prices.title'), t('metadata.prices.description'), locale)} />
      <PageHeader title={t('prices.title')} text={t('prices.text')} currentPage={t('nav.prices')} />
      <div className="container-page">
        <div className="[&>:not(nav)]:max-w-4xl">
          {tables.length > 0 ? <PriceTables tables={tables} /> : <p>{t('prices.empty')}</p>}
        </div>
      </div>
    </SitePage>
  );
}
