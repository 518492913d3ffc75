import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ProviderSummary } from '@/lib/domain/provider';

/** Renders the rating with one decimal and the number of reviews (product rule 9.1), spelled out for screen readers. */
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
  const formatted = format.number(rating, 'rating');
  const words =
    count === null ? t('rated', { rating: formatted }) : t('ratedWithReviews', { rating: formatted, count });
  return (
    <span className="rating" role="img" aria-label={words}>
      <Icon name="star" />
      {formatted}
      {count !== null && <small>({format.number(count, 'integer')})</small>}
    </span>
  );
}
