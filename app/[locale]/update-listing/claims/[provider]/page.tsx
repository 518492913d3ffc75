import { getLocale, getTranslations } from 'next-intl/server';
import { ClaimForm, ClaimSidebar } from '@/components/forms/claim-form';
import { ListingForm, ListingSidebar } from '@/components/forms/listing-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { readProvider } from '@/lib/data/providers';
import { getLinks } from '@/lib/routing/links';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/update-listing/claims/[provider]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations();
  return pageMetadata({
    title: t('claim.title'),
    description: t('metadata.updateListing.description'),
    route: { name: 'updateListing', provider: await parseId(params) },
    locale: await getLocale(),
  });
}

/**
 * The claim form, prefilled with the provider's public facts (product rule 2.23); the plain listing form if there is no such
 * provider. Middleware rewrites claim URLs to this route.
 */
export default async function ClaimPage({ params }: Props) {
  const id = await parseId(params);
  const [t, to, read] = await Promise.all([getTranslations(), getLinks(), readProvider(id)]);
  const provider = read.ok && !read.value?.isClosed ? read.value : null;
  return (
    <SitePage route={{ name: 'updateListing', provider: id }}>
      <PageHeader title={t('claim.title')} text={t('claim.text')}>
        {provider && (
          <p className="mt-2">
            <Link href={to({ name: 'provider', id })} className="text-link address-link">
              <DataText>{provider.name}</DataText>
            </Link>
          </p>
        )}
      </PageHeader>
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {provider ? t('claim.form') : t('listingForm.form')}
          </h2>
          <p className="tip">
            <Icon name="circle-alert" />
            {provider ? t('claim.unchanged') : t(read.ok ? 'claim.unknown' : 'claim.unavailable')}
          </p>
          {provider ? <ClaimForm provider={provider} /> : <ListingForm />}
        </section>
        {provider ? <ClaimSidebar /> : <ListingSidebar />}
      </div>
    </SitePage>
  );
}

async function parseId(params: Props['params']): Promise<number> {
  // Middleware has parsed it.
  return Number((await params).provider);
}
