import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ProviderSummary } from '@/lib/domain/provider';

/** The rating with one decimal and the number of reviews (spec §9); said in words to screen readers. */
export async function Rating({ provider }: { provider: Pick<ProviderSummary, 'rating' | 'reviewCount'> }) {
  const t = await getTranslations('provider');
  const format = await getFormatter();
  if (provider.rating === null) {
    return (
      <span className="rating">
        <small>{t('unrated')}</small>
      </span>
    );
  }
  const rating = format.number(provider.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span
      className="rating"
      role="img"
      aria-label={t('ratedWithReviews', { rating, count: provider.reviewCount })}
    >
      <Icon name="star" />
      {rating} <small>({format.number(provider.reviewCount)})</small>
    </span>
  );
}
