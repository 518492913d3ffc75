import { getLocale, getTranslations } from 'next-intl/server';
import { formLabels } from '@/components/forms/form-labels';
import { ListingAside } from '@/components/forms/listing-aside';
import { listingFields } from '@/components/forms/listing-fields';
import { SubmissionForm } from '@/components/forms/submission-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { submitListing } from '@/lib/forms/listing/action';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.updateListing');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { page: 'updateListing' },
    locale: await getLocale(),
  });
}

/** A business that wants to be listed (product rule 2.12). */
export default async function UpdateListingPage() {
  const t = await getTranslations('listingForm');
  return (
    <SitePage route={{ page: 'updateListing' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {t('form')}
          </h2>
          <SubmissionForm
            name="listing"
            action={submitListing}
            fields={await listingFields()}
            labels={await formLabels('listingForm')}
          />
        </section>
        <ListingAside />
      </div>
    </SitePage>
  );
}
