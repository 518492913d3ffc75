import { getLocale, getTranslations } from 'next-intl/server';
import { ListingForm, ListingSidebar } from '@/components/forms/listing-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.updateListing');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'updateListing' },
    locale: await getLocale(),
  });
}

/** The listing form (product rule 2.12). */
export default async function UpdateListingPage() {
  const [t, to] = await Promise.all([getTranslations('listingForm'), getLinks()]);
  return (
    <SitePage route={{ name: 'updateListing' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {t('form')}
          </h2>
          <p className="mt-2 text-sm text-ink-700">
            {t.rich('listed', {
              services: (text) => (
                <Link href={to(servicesRoute())} className="text-link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <ListingForm />
        </section>
        <ListingSidebar />
      </div>
    </SitePage>
  );
}
