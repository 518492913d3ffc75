import { getFormatter, getTranslations } from 'next-intl/server';
import type { District } from '../domain/area';
import type { ProviderSummary } from '../domain/provider';
import { scoredRating } from '../domain/score';
import type { ListStats } from '../domain/stats';
import type { WashType } from '../domain/wash-types';
import { ratingText } from '../i18n/provider-texts';

/** The statistics of a list, and its wash type, if any. */
type Stats = ListStats & { washType?: WashType | null };

/** Facts about a list that its introduction and description mention. */
export interface LandingStats {
  stats: Stats;
  districts: readonly District[];
  best?: ProviderSummary;
}

/** Describes a list in sentences built from its stats, skipping those without content; empty if there are no providers. */
export async function landingSentences(stats: Stats, districts: readonly District[]): Promise<string[]> {
  const [t, names, format] = await Promise.all([
    getTranslations('landing'),
    getTranslations('districts'),
    getFormatter(),
  ]);
  const { providers: count, verified, washType, priceLow, priceHigh } = stats;
  if (count === 0) return [];
  const providers = t('providers', { count, verified });
  // Skip what the wash type already implies.
  const shares = [
    washType !== 'mobile-car-wash' && stats.mobile > 0 && t('mobile', { count: stats.mobile }),
    washType !== 'eco-friendly' && stats.eco > 0 && t('eco', { count: stats.eco }),
    washType !== '247-services' && stats.alwaysOpen > 0 && t('alwaysOpen', { count: stats.alwaysOpen }),
  ].filter((share) => share !== false);
  const low = priceLow !== null && format.number(priceLow);
  const high = priceHigh !== null && format.number(priceHigh);
  const sentences = [
    shares.length > 0
      ? t('summary', { providers, shares: format.list(shares) })
      : t('summaryAlone', { providers }),
    low &&
      high &&
      (low === high ? t('price', { low, count: priceLow }) : t('prices', { low, high, count: priceHigh })),
    districts.length > 0 &&
      t('districts', { districts: format.list(districts.map((district) => names(`${district}.name`))) }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Builds a list's meta description: heading, stats, best provider and the general text, which may later be truncated. */
export async function landingDescription(
  heading: string,
  general: string,
  { stats, districts, best }: LandingStats,
): Promise<string> {
  const sentences = await landingSentences(stats, districts);
  if (sentences.length === 0) return general;
  const praise = best && (await praiseOf(best));
  return [`${heading}:`, ...sentences, praise, general].filter(Boolean).join(' ');
}

async function praiseOf(best: ProviderSummary): Promise<string | undefined> {
  const { rating } = scoredRating(best);
  const [t, format] = await Promise.all([getTranslations('landing'), getFormatter()]);
  if (rating === null) return undefined;
  return t.markup('best', { name: () => best.name, rating: ratingText(format, rating) });
}
