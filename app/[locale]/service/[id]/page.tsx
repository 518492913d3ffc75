import './provider.css';
import { notFound } from 'next/navigation';
import { ProviderCards } from '@/components/cards/provider-cards';
import { SitePage } from '@/components/layout/site-page';
import { BookingPanel } from '@/components/provider-page/booking-panel';
import { ClosedProvider } from '@/components/provider-page/closed-provider';
import { Gallery } from '@/components/provider-page/gallery';
import { ListingNotes } from '@/components/provider-page/listing-notes';
import { NearbyLinks } from '@/components/provider-page/nearby-links';
import { ProviderActions, ProviderHeader } from '@/components/provider-page/provider-header';
import { ProviderSections } from '@/components/provider-page/provider-sections';
import { bestProviders } from '@/lib/directory/lists/best-providers';
import { menuOf } from '@/lib/directory/menus';
import { newestReviews } from '@/lib/directory/reviews';
import { otherName } from '@/lib/domain/provider';
import { readCategory } from '@/lib/domain/services';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';
import { decideRoute } from '../../decide-route';
import { BUILT, getPageDirectory, keptPaths } from '../../kept-pages';
import { getNearby } from './nearby';

type Props = PageProps<'/[locale]/service/[id]'>;

export const revalidate = 3600;
export const generateStaticParams = keptPaths((directory) =>
  bestProviders(directory, {}, BUILT.providers).map(({ id }) => ({ id: String(id) })),
);

/** Returns the metadata of a provider's page, or of the notice that it has closed. */
export async function generateMetadata(props: Props) {
  const provider = await findProvider(props);
  const { t, locale } = await getIntl();
  const name = otherName(provider, locale) ?? provider.name;
  if (provider.isClosed)
    return notFoundMetadata({
      title: t.markup('providerPage.closedTitle', { name: () => name }),
      description: t('providerPage.closedText'),
      locale,
    });
  return pageMetadata({
    title: t('metadata.provider.title', { name }),
    description: t('metadata.provider.description', {
      name,
      address: provider.address ?? t('provider.noAddress'),
    }),
    route: { name: 'provider', id: provider.id },
  });
}

/** A provider with its contacts (product rule 2.8), or a notice that it has closed, which middleware sends as 410. */
export default async function ProviderPage(props: Props) {
  const provider = await findProvider(props);
  const route = { name: 'provider', id: provider.id } as const;
  const directory = await getPageDirectory();
  const reviews = newestReviews(directory, provider.id);
  const menu = menuOf(directory, provider.id, new Date());
  const nearby = await getNearby(directory, provider);
  const { now } = await getIntl();
  return (
    <SitePage route={route} shown={[provider, ...nearby.flatMap(({ providers }) => providers)]}>
      {provider.isClosed ? (
        <ClosedProvider provider={provider} />
      ) : (
        <>
          <ProviderActions provider={provider} />
          <Gallery provider={provider} />
          <div className="provider-facts container-page flex flex-col pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16 lg:pt-6">
            <ProviderHeader provider={provider} reviews={reviews.reviews} />
            <BookingPanel
              provider={provider}
              menu={menu}
              isUnreached={(directory.unreachedFrom.get(provider.id) ?? Infinity) <= now.getTime()}
            />
            <ProviderSections
              provider={provider}
              menu={menu}
              reviews={reviews}
              named={readCategory(provider.category, directory.vocabulary)}
              kinds={directory.kinds}
            />
            <ListingNotes provider={provider} />
          </div>
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

async function findProvider(props: Props) {
  const route = await requestedRoute('provider', props);
  const directory = await getPageDirectory();
  await decideRoute(route, directory);
  return directory.byId.get(route.id) ?? notFound();
}
