import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { Section } from './section';

/** Verified providers, the best rated first; the target of "Featured" and of 'Explore Services'. */
export async function FeaturedServices({ providers }: { providers: ProviderSummary[] }) {
  const t = await getTranslations('home');
  const to = await getLinks();
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

/** Providers that spare water, the best rated first. */
export async function EcoServices({ providers }: { providers: ProviderSummary[] }) {
  const t = await getTranslations('home');
  const to = await getLinks();
  return (
    <Section
      title={t('eco')}
      text={t('ecoText')}
      more={{ href: to({ page: 'washType', washType: 'eco-friendly' }), text: t('ecoAll') }}
      ground="leaf"
    >
      {providers.length > 0 ? <ProviderCards providers={providers} /> : <p>{t('ecoEmpty')}</p>}
    </Section>
  );
}
