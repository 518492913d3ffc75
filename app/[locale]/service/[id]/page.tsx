import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SitePage } from '@/components/layout/site-page';
import { ActionBar } from '@/components/provider-page/action-bar';
import { ContactPanel } from '@/components/provider-page/contact-panel';
import { ListingNotes } from '@/components/provider-page/listing-notes';
import { NearbyLinks } from '@/components/provider-page/nearby-links';
import { PlaceMap } from '@/components/provider-page/place-map';
import { KeyFacts, ProviderFacts } from '@/components/provider-page/provider-facts';
import { ClosedProvider, ProviderHeader } from '@/components/provider-page/provider-header';
import { readProvider } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import { requestedRoute } from '@/lib/routing/requested-route';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';
import { readNearby } from './nearby';

type Props = PageProps<'/[locale]/service/[id]'>;

/** Provider pages are rendered on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: Props) {
  const { route, read } = await readPage(props);
  const t = await getTranslations();
  const provider = valueOr(read, null);
  if (provider?.isClosed)
    return notFoundMetadata({
      title: t.markup('providerPage.closedTitle', { name: () => provider.name }),
      description: t('providerPage.closedText'),
      locale: await getLocale(),
    });
  return pageMetadata({
    title: provider ? t('metadata.provider.title', { name: provider.name }) : t('notFound.service.title'),
    description: provider
      ? t('metadata.provider.description', {
          name: provider.name,
          address: provider.address ?? t('provider.noAddress'),
        })
      : t('notFound.service.text'),
    route,
    locale: await getLocale(),
    isEmpty: !provider,
  });
}

/** Renders a provider with its contacts (product rule 2.8), or a notice that it has closed, which middleware sends as 410. */
export default async function ProviderPage(props: Props) {
  const { route, read } = await readPage(props);
  if (!read.ok) {
    return (
      <SitePage route={route}>
        <NotFoundMessage reason="service" text={(await getTranslations('notFound'))('unavailable')} />
      </SitePage>
    );
  }
  const provider = read.value ?? notFound();
  const nearby = await readNearby(provider);
  return (
    <SitePage route={route}>
      {provider.isClosed ? (
        <ClosedProvider provider={provider} />
      ) : (
        <>
          <ProviderHeader provider={provider} />
          <div className="container-page provider-columns">
            <div>
              <KeyFacts provider={provider} />
              <ContactPanel provider={provider} />
              <PlaceMap provider={provider} />
              <ActionBar provider={provider} />
              <ListingNotes provider={provider} />
            </div>
            <ProviderFacts provider={provider} />
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

async function readPage(props: Props) {
  const route = await requestedRoute('provider', props);
  return { route, read: await readProvider(route.id) };
}
