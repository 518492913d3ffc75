import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { PriceForMyCar } from '@/components/facts/price-for-my-car';
import { Rating } from '@/components/facts/rating';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { phoneLink, visiblePhone } from '@/lib/domain/contact';
import type { Emirate } from '@/lib/domain/emirates';
import { pricesOf } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
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
  return (
    <Section title={t('providers.title')} text={t('home.topText')}>
      {providers.length > 0 ? (
        <ol className="side-scroll grid grid-fill-88 gap-x-4 md:gap-x-10">
          {providers.map((top) => (
            <TopRatedProvider key={top.emirate} {...top} />
          ))}
        </ol>
      ) : (
        <p>{t('home.topEmpty')}</p>
      )}
    </Section>
  );
}

async function TopRatedProvider({ emirate, provider }: TopProvider) {
  const { t, to } = await getIntl();
  const { id, name } = provider;
  const phone = visiblePhone(provider) ?? '';
  return (
    <li className="flex items-center gap-4 border-sand-200 md:border-b md:py-4">
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-ink-500">{t(`emirates.${emirate}.name`)}</p>
        <p className="top-name text-base font-semibold">
          <Link
            href={to({ name: 'provider', id })}
            className="hover:text-water-700"
            loading={t('provider.loading')}
          >
            <DataText>{name}</DataText>
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-700">
          <Rating provider={provider} />
          <PriceForMyCar shown={pricesOf(provider)} />
        </p>
      </div>
      <a
        href={phoneLink(provider) ?? undefined}
        className={buttonStyle('filled', 'flex-none')}
        aria-label={t('home.callOf', { name, phone })}
      >
        <Icon name="phone" />
        {t('providers.book')}
      </a>
    </li>
  );
}
