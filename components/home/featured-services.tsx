import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { Section } from './section';

/** Renders the best rated verified providers; target of the links "Featured" and 'Explore Services'. */
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

/** Renders the best rated eco-friendly providers. */
export async function EcoServices({ providers }: { providers: ProviderSummary[] }) {
  const t = await getTranslations('home');
  const to = await getLinks();
  return (
    <Section
      title={t('eco')}
      text={t('ecoText')}
      more={{ href: to({ page: 'washType', washType: 'eco-friendly' }), text: t('ecoAll') }}
      background="leaf"
    >
      {providers.length > 0 ? <ProviderCards providers={providers} /> : <p>{t('ecoEmpty')}</p>}
    </Section>
  );
}
