import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { visiblePhone } from '@/lib/domain/contact';
import { excerpt } from '@/lib/domain/excerpt';
import type { ListView } from '@/lib/domain/filter';
import type { ProviderSummary } from '@/lib/domain/provider';
import { siteOrigin } from '@/lib/site';
import { packCard, type PackedCard } from './card-facts';
import { CardList } from './card-list';
import { modeMessage } from './service-mode';
import { RATING_FORMAT } from '@/lib/i18n/rating-format';

interface ProviderCardsProps {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether the page is about these providers, and search engines shall know them as a list. */
  isList?: boolean;
}

/** Characters that two lines of a card can show at most. */
const TWO_LINES = 72;

/** Providers as a grid or as a list (spec §2 "Listing card and list behaviour"). */
export async function ProviderCards({ providers, view = 'grid', isList }: ProviderCardsProps) {
  const [t, format, locale] = await Promise.all([getTranslations('provider'), getFormatter(), getLocale()]);
  const labels = {
    verified: t('verified'),
    details: t('viewDetails'),
    loading: t('loading'),
    rated: t('rated', { rating: '{rating}' }),
    unrated: t('unrated'),
    noAddress: t('noAddress'),
    noPrice: t('noPrice'),
    noHours: t('noHours'),
    modeMobile: t('modeMobile'),
    modeOnsite: t('modeOnsite'),
    modeBoth: t('modeBoth'),
  };

  function factsOf(provider: ProviderSummary): PackedCard {
    return packCard({
      id: provider.id,
      name: provider.name,
      verified: provider.isVerified,
      rating: provider.rating === null ? undefined : format.number(provider.rating, RATING_FORMAT),
      reviews:
        provider.rating === null || provider.reviewCount === null
          ? undefined
          : format.number(provider.reviewCount),
      where: provider.address ?? undefined,
      kind: provider.washType ?? provider.category ?? undefined,
      price: provider.priceRange ?? undefined,
      mode: modeMessage(provider),
      hours: provider.openingHours ?? undefined,
      text: provider.description ? excerpt(provider.description, TWO_LINES) : undefined,
      phone: visiblePhone(provider) ?? undefined,
    });
  }

  return (
    <CardList
      cards={providers.map(factsOf)}
      labels={labels}
      locale={locale}
      view={view}
      {...(isList && { origin: siteOrigin() })}
    />
  );
}
