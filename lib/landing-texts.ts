import { getFormatter, getTranslations } from 'next-intl/server';
import type { District } from './domain/districts';
import type { ProviderFigures } from './domain/figures';
import type { ProviderSummary } from './domain/provider';
import { RATING_FORMAT } from './i18n/rating-format';

/**
 * What a list is like as a whole, in sentences made of its figures alone; what would say nothing is left out. Empty when
 * there is no provider.
 */
export async function landingSentences(
  figures: ProviderFigures,
  districts: readonly District[] = [],
): Promise<string[]> {
  const [t, names, format] = await Promise.all([
    getTranslations('landing'),
    getTranslations('districts'),
    getFormatter(),
  ]);
  const { providers: count, verified, washType, priceLow, priceHigh } = figures;
  if (count === 0) return [];
  const providers = t('providers', { count, verified });
  // That every mobile wash is mobile needs no saying.
  const shares = [
    washType !== 'mobile-car-wash' && figures.mobile > 0 && t('mobile', { count: figures.mobile }),
    washType !== 'eco-friendly' && figures.eco > 0 && t('eco', { count: figures.eco }),
    washType !== '247-services' && figures.alwaysOpen > 0 && t('alwaysOpen', { count: figures.alwaysOpen }),
  ].filter((share) => share !== false);
  const low = priceLow !== null && format.number(priceLow);
  const high = priceHigh !== null && format.number(priceHigh);
  const sentences = [
    shares.length > 0
      ? t('summary', { providers, shares: format.list(shares) })
      : t('summaryAlone', { providers }),
    low && high && (low === high ? t('price', { low }) : t('prices', { low, high })),
    districts.length > 0 &&
      t('districts', { districts: format.list(districts.map((district) => names(`${district}.name`))) }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/**
 * The description of a list for search engines: its heading and figures, its best provider, then what holds for every
 * list of the kind, as far as there is room.
 */
export async function landingDescription(
  heading: string,
  figures: ProviderFigures,
  { districts, best, general }: { districts?: readonly District[]; best?: ProviderSummary; general: string },
): Promise<string> {
  const sentences = await landingSentences(figures, districts);
  if (sentences.length === 0) return general;
  const praise = best && (await bestRated(best));
  return [`${heading}:`, ...sentences, praise, general].filter(Boolean).join(' ');
}

async function bestRated({ name, rating }: ProviderSummary): Promise<string | undefined> {
  const [t, format] = await Promise.all([getTranslations('landing'), getFormatter()]);
  if (rating === null) return undefined;
  return t.markup('best', { name: () => name, rating: format.number(rating, RATING_FORMAT) });
}
