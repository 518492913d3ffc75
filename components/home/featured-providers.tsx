import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ProviderCards } from '@/components/cards/provider-cards';
import { PriceForMyCar } from '@/components/facts/price-for-my-car';
import { ProviderPicture } from '@/components/facts/provider-picture';
import { Rating } from '@/components/facts/rating';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sceneOf } from '@/lib/domain/avatar';
import { phoneLink, visiblePhone } from '@/lib/domain/contact';
import type { Emirate } from '@/lib/domain/emirates';
import { pricesOf } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
import { withTones } from '@/lib/domain/tone';
import { thumbnailSource } from '@/lib/images/image-attributes';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { Section } from './section';

/** Renders the best verified providers; target of the links "Featured" and 'Explore Services'. */
export async function FeaturedServices({ providers }: { providers: ProviderSummary[] }) {
  const { t, to } = await getIntl('home');
  return (
    <Section
      id="featured-services"
      title={t('featured')}
      text={t('featuredText')}
      more={{ href: to(servicesRoute()), text: t('allServices') }}
    >
      {providers.length > 0 ? <ProviderCards providers={providers} /> : <p>{t('featuredEmpty')}</p>}
    </Section>
  );
}

/** Renders the best eco-friendly providers. */
export async function EcoServices({ providers }: { providers: ProviderSummary[] }) {
  const { t, to } = await getIntl('home');
  return (
    <Section
      title={t('eco')}
      text={t('ecoText')}
      more={{ href: to({ name: 'washType', washType: 'eco-friendly' }), text: t('ecoAll') }}
    >
      {providers.length > 0 ? <ProviderCards providers={providers} /> : <p>{t('ecoEmpty')}</p>}
    </Section>
  );
}

interface TopProvider {
  emirate: Emirate;
  provider: ProviderSummary;
}

/** Renders the best provider of each emirate with a link to call it. */
export async function TopRated({ providers }: { providers: TopProvider[] }) {
  const t = await getTranslations();
  const pictures = withTones(providers.map(({ provider }) => pictureOf(provider)));
  return (
    <Section title={t('providers.title')} text={t('home.topText')}>
      {providers.length > 0 ? (
        <ol className="grid border-t border-sand-200 lg:grid-cols-2 lg:gap-x-10 md:border-0">
          {providers.map((top, index) => (
            <TopRatedProvider key={top.emirate} {...top} picture={pictures[index]!} />
          ))}
        </ol>
      ) : (
        <p>{t('home.topEmpty')}</p>
      )}
    </Section>
  );
}

/** What the picture of a provider shows. */
function pictureOf(provider: ProviderSummary) {
  const [photo] = provider.photos;
  return {
    id: provider.id,
    scene: sceneOf(provider),
    photo: photo && thumbnailSource(photo.url),
  };
}

async function TopRatedProvider({
  emirate,
  provider,
  picture,
}: TopProvider & { picture: ComponentProps<typeof ProviderPicture> }) {
  const { t, to } = await getIntl();
  const { id, name } = provider;
  const phone = visiblePhone(provider) ?? '';
  return (
    <li className="relative grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-sand-200 py-2.5 hover:bg-tint-50 md:py-4 lg:first:col-span-full">
      <ProviderPicture {...picture} className="aspect-square size-16 rounded-control" />
      <div className="min-w-0 text-sm">
        <p className="text-base font-semibold text-ink-950">
          <Link
            href={to({ name: 'provider', id })}
            className="stretched-link line-clamp-1"
            loading={t('provider.loading')}
          >
            <DataText>{name}</DataText>
          </Link>
        </p>
        <p className="facts flex flex-wrap gap-x-2 text-ink-700">
          <Rating provider={provider} /> {t(`emirates.${emirate}.name`)}
        </p>
        <p className="text-ink-700">
          <PriceForMyCar shown={pricesOf(provider)} />
        </p>
      </div>
      <a
        href={phoneLink(provider) ?? undefined}
        className={buttonStyle('filled', 'z-2 max-md:w-target max-md:rounded-pill max-md:px-0')}
        aria-label={t('home.callOf', { name, phone })}
      >
        <Icon name="phone" />
        <span className="max-md:sr-only">{t('providers.book')}</span>
      </a>
    </li>
  );
}
