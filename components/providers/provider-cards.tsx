import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { visiblePhone } from '@/lib/domain/contact';
import { excerpt } from '@/lib/domain/excerpt';
import type { ListView } from '@/lib/domain/list-options';
import type { ProviderSummary } from '@/lib/domain/provider';
import { RATING_FORMAT } from '@/lib/i18n/rating-format';
import { getLinks } from '@/lib/routing/links';
import { siteOrigin } from '@/lib/site';
import { type CardFacts, CardList } from './card-list';
import { serviceModeMessage } from './service-mode';

interface ProviderCardsProps {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether the page is about these providers, and search engines shall know them as a list. */
  isList?: boolean;
}

/** Characters that two lines of a card can show at most. */
const TWO_LINES = 72;

/** Providers as a grid or as a list (product rule 2.9). */
export async function ProviderCards({ providers, view = 'grid', isList }: ProviderCardsProps) {
  const [t, to, format, locale] = await Promise.all([
    getTranslations('provider'),
    getLinks(),
    getFormatter(),
    getLocale(),
  ]);
  const labels = {
    verified: t('verified'),
    details: t('viewDetails'),
    loading: t('loading'),
    rated: t('rated', { rating: '{rating}' }),
    unrated: t('unrated'),
    noAddress: t('noAddress'),
    noPrice: t('noPrice'),
    noHours: t('noHours'),
  };

  function factsOf(provider: ProviderSummary): CardFacts {
    const { rating, reviewCount } = provider;
    const serviceMode = serviceModeMessage(provider);
    return {
      href: to({ page: 'provider', id: provider.id }),
      name: provider.name,
      isVerified: provider.isVerified,
      rating: rating === null ? null : format.number(rating, RATING_FORMAT),
      reviews: rating === null || reviewCount === null ? null : format.number(reviewCount),
      address: provider.address,
      kind: provider.washType ?? provider.category,
      price: provider.priceRange,
      serviceMode: serviceMode ? t(serviceMode) : null,
      hours: provider.openingHours,
      description: provider.description ? excerpt(provider.description, TWO_LINES) : null,
      phone: visiblePhone(provider),
    };
  }

  return (
    <CardList
      cards={providers.map(factsOf)}
      labels={labels}
      locale={locale}
      view={view}
      origin={isList ? siteOrigin() : undefined}
    />
  );
}
