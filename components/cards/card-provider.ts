import { sceneOf } from '@/lib/domain/avatar';
import type { ProviderSummary } from '@/lib/domain/provider';
import { excerpt } from '@/lib/domain/text';
import { logoSource } from '@/lib/http/pictures';
import type { Locale } from '@/lib/i18n/locales';

/** Kinds that fit on a card. */
const MAX_KINDS = 2;
/** Characters that fit on the two lines of a description. */
const TWO_LINES = 84;

export type CardProvider = ReturnType<typeof toCardProvider>;

/** Picks what a card shows, in one language: pages carry their providers as data for the browser. */
export function toCardProvider(provider: ProviderSummary, locale: Locale) {
  const { area, description } = provider;
  return {
    id: provider.id,
    name: provider.name,
    area: area && { name: area.name[locale], emirate: area.emirate },
    address: provider.address,
    phone: provider.phone,
    phoneE164: provider.phoneE164,
    whatsappHandle: provider.whatsappHandle,
    rating: provider.rating,
    reviewCount: provider.reviewCount,
    description: description && excerpt(description, TWO_LINES),
    priceFrom: provider.priceFrom,
    priceTo: provider.priceTo,
    openTimes: provider.openTimes,
    scene: sceneOf(provider),
    kindNames: provider.kinds
      // "Comes to you" says it.
      .filter(({ slug }) => slug !== 'mobile')
      .slice(0, MAX_KINDS)
      .map(({ name }) => name[locale]),
    servesMobile: provider.servesMobile,
    servesOnsite: provider.servesOnsite,
    isVerified: provider.isVerified,
    logoSource: provider.logo && logoSource(provider.logo),
    // Without coordinates of its own it is taken to be at the centre of its area.
    ...(provider.distance !== null && {
      distance: { km: provider.distance, isApproximate: provider.place === null },
    }),
  };
}
