import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import type { Provider, ProviderSummary } from '@/lib/domain/provider';
import { formatMonth } from '@/lib/i18n/formatters';
import { ratingText } from '@/lib/i18n/provider-texts';
import { getIntl } from '@/lib/routing/get-intl';

const RATING = 'inline-flex items-baseline gap-1 font-semibold whitespace-nowrap';
const COUNT = 'text-sm font-normal text-ink-500';

/** Renders the rating with one decimal and the number of reviews (product rule 2.9), spelled out for screen readers. */
export async function Rating({ provider }: { provider: Pick<ProviderSummary, 'rating' | 'reviewCount'> }) {
  const { t, format } = await getIntl('provider');
  const { rating, reviewCount: count } = provider;
  if (rating === null) {
    return (
      <span className={RATING}>
        <span className={COUNT}>{t('unrated')}</span>
      </span>
    );
  }
  const formatted = ratingText(format, rating);
  const words =
    count === null ? t('rated', { rating: formatted }) : t('ratedWithReviews', { rating: formatted, count });
  return (
    <span className={RATING} role="img" aria-label={words}>
      <Icon name="star" className="size-4 translate-y-0.5 text-sun-400" />
      {formatted}
      {count !== null && <span className={COUNT}>({format.number(count, 'integer')})</span>}
    </span>
  );
}

/** Renders where an imported rating comes from and when it was read there, as far as known: "Google, October 2026". */
export async function RatingSource({
  provider: { ratingSource, ratingCheckedOn },
}: {
  provider: Pick<Provider, 'ratingSource' | 'ratingCheckedOn'>;
}) {
  if (!ratingSource) return null;
  const { t, locale } = await getIntl('reviews');
  const source = <DataText key="source">{ratingSource}</DataText>;
  return (
    <small className="text-sm">
      {ratingCheckedOn
        ? t.rich('ratedFrom', {
            source: () => source,
            month: formatMonth(new Date(ratingCheckedOn), locale),
          })
        : source}
    </small>
  );
}
