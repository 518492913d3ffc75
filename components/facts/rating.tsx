import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ProviderSummary } from '@/lib/domain/provider';

/** The rating with one decimal and the number of reviews (product rule 9.1), spelled out for screen readers. */
export async function Rating({ provider }: { provider: Pick<ProviderSummary, 'rating' | 'reviewCount'> }) {
  const t = await getTranslations('provider');
  const format = await getFormatter();
  const { rating, reviewCount: count } = provider;
  if (rating === null) {
    return (
      <span className="rating">
        <small>{t('unrated')}</small>
      </span>
    );
  }
  const stars = format.number(rating, 'rating');
  const words =
    count === null ? t('rated', { rating: stars }) : t('ratedWithReviews', { rating: stars, count });
  return (
    <span className="rating" role="img" aria-label={words}>
      <Icon name="star" />
      {stars}
      {count !== null && <small>({format.number(count, 'integer')})</small>}
    </span>
  );
}
