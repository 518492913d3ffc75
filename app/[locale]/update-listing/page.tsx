import { getTranslations } from 'next-intl/server';
import { ClaimForm, ClaimSidebar } from '@/components/forms/claim-form';
import { FormColumns } from '@/components/forms/form-columns';
import { ListingForm, ListingSidebar } from '@/components/forms/listing-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { NoticeBox } from '@/components/ui/notice';
import { findDirectory } from '@/lib/directory/current';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata } from '@/lib/seo/metadata';
import { decideRoute } from '../decide-route';

type Props = PageProps<'/[locale]/update-listing'>;

export async function generateMetadata(props: Props) {
  const route = await requestedRoute('updateListing', props);
  const t = await getTranslations();
  return pageMetadata({
    title: route.provider ? t('claim.title') : t('metadata.updateListing.title'),
    description: t('metadata.updateListing.description'),
    route,
  });
}

/** The listing form (product rule 2.12) or, with a provider, its owner's claim form. */
export default async function UpdateListingPage(props: Props) {
  const route = await requestedRoute('updateListing', props);
  const directory = route.provider ? await findDirectory() : undefined;
  const claimed = directory?.byId.get(route.provider ?? 0);
  return (
    <SitePage route={route} shown={[claimed?.isClosed ? undefined : claimed]}>
      {route.provider ? <Claim id={route.provider} /> : <Listing />}
    </SitePage>
  );
}

async function Listing() {
  const { t, to } = await getIntl('listingForm');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <FormColumns title={t('form')} aside={<ListingSidebar />}>
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
      </FormColumns>
    </>
  );
}

/** The claim form, prefilled with the provider's public facts (product rule 2.23); the listing form if no such provider is listed. */
async function Claim({ id }: { id: number }) {
  const { t, to } = await getIntl();
  const directory = await findDirectory();
  if (directory) await decideRoute({ name: 'updateListing', provider: id }, directory);
  const found = directory?.byId.get(id);
  const provider = found?.isClosed ? undefined : found;
  // The answer to a form says what became of it, also while there is no directory.
  const isClaim = provider !== undefined || !directory;
  return (
    <>
      <PageHeader title={t('claim.title')} text={t('claim.text')}>
        {provider && (
          <p className="mt-2">
            <Link href={to({ name: 'provider', id })} className="text-link wrap-anywhere">
              <DataText>{provider.name}</DataText>
            </Link>
          </p>
        )}
      </PageHeader>
      <FormColumns
        title={isClaim ? t('claim.form') : t('listingForm.form')}
        aside={isClaim ? <ClaimSidebar /> : <ListingSidebar />}
      >
        <NoticeBox
          kind="tip"
          icon="circle-alert"
          className="my-3 [&:has(~form>[data-outcome=success])]:hidden"
        >
          {isClaim ? t('claim.unchanged') : t('claim.unknown')}
        </NoticeBox>
        {isClaim ? <ClaimForm id={id} provider={provider} /> : <ListingForm />}
      </FormColumns>
    </>
  );
}
