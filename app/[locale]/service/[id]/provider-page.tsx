import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { SitePage } from '@/components/layout/site-page';
import { ActionBar } from '@/components/provider-page/action-bar';
import { ContactPanel } from '@/components/provider-page/contact-panel';
import { ListingNotes } from '@/components/provider-page/listing-notes';
import { NearbyLinks } from '@/components/provider-page/nearby-links';
import { PlaceMap } from '@/components/provider-page/place-map';
import { KeyFacts, ProviderFacts } from '@/components/provider-page/provider-facts';
import { ClosedProvider, ProviderHeader } from '@/components/provider-page/provider-header';
import { ProviderReviews } from '@/components/reviews/provider-reviews';
import { valueOf } from '@/lib/data/cache';
import { readMenu } from '@/lib/data/menus';
import { readProvider } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import { readNewestReviews } from '@/lib/data/reviews';
import type { Provider } from '@/lib/domain/provider';
import type { ReviewList } from '@/lib/domain/review';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';
import { readNearby } from './nearby';

interface ProviderPageProps {
  id: number;
  /** Whether the provider is known to have closed. */
  isClosed?: boolean;
}

/** Returns the metadata of a provider's page, or of the notice that it has closed. */
export async function providerMetadata(props: ProviderPageProps) {
  const provider = await findProvider(props);
  const t = await getTranslations();
  if (provider.isClosed)
    return notFoundMetadata({
      title: t.markup('providerPage.closedTitle', { name: () => provider.name }),
      description: t('providerPage.closedText'),
      locale: await getLocale(),
    });
  return pageMetadata({
    title: t('metadata.provider.title', { name: provider.name }),
    description: t('metadata.provider.description', {
      name: provider.name,
      address: provider.address ?? t('provider.noAddress'),
    }),
    route: { name: 'provider', id: provider.id },
    locale: await getLocale(),
  });
}

/** Renders a provider with its contacts (product rule 2.8), or a notice that it has closed, which middleware sends as 410. */
export async function ProviderPage(props: ProviderPageProps) {
  const provider = await findProvider(props);
  const route = { name: 'provider', id: provider.id } as const;
  const [nearby, reviews, menu] = await Promise.all([
    readNearby(provider),
    readReviewsOf(provider),
    readMenu(provider.id),
  ]);
  return (
    <SitePage route={route}>
      {provider.isClosed ? (
        <ClosedProvider provider={provider} />
      ) : (
        <>
          <ProviderHeader provider={provider} reviews={reviews?.reviews} />
          <div className="container-page provider-columns">
            <div>
              <KeyFacts provider={provider} />
              <ActionBar provider={provider} />
              <ContactPanel provider={provider} />
              <PlaceMap provider={provider} />
              <ListingNotes provider={provider} />
            </div>
            <ProviderFacts provider={provider} menu={valueOr(menu, [])} />
          </div>
          <ProviderReviews provider={provider} list={reviews} />
        </>
      )}
      {nearby.map(({ title, providers }) => (
        <section key={title} className="similar container-page no-print mt-10">
          <h2 className="mb-3 text-xl">{title}</h2>
          <ProviderCards providers={providers} />
        </section>
      ))}
      <NearbyLinks provider={provider} />
    </SitePage>
  );
}

/** Returns the newest reviews, or null if they cannot be read; the rest of the page does not depend on them. */
async function readReviewsOf({ id, own }: Provider): Promise<ReviewList | null> {
  return own ? valueOr(await readNewestReviews(id), null) : { reviews: [], counts: [] };
}

async function findProvider({ id, isClosed }: ProviderPageProps): Promise<Provider> {
  return valueOf(await readProvider(id, { isClosed })) ?? notFound();
}
