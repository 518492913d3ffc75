import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { averageOf, countReviews, NO_REVIEW_FILTER, type ReviewCount, STARS } from '@/lib/domain/review';
import { getLinks } from '@/lib/routing/links';
import { Stars } from './review-item';

interface RatingSummaryProps {
  provider: number;
  counts: readonly ReviewCount[];
}

/** Renders the average of the reviews published here and their distribution by stars, with links to each. */
export async function RatingSummary({ provider, counts }: RatingSummaryProps) {
  const [t, to, format] = await Promise.all([getTranslations('reviews'), getLinks(), getFormatter()]);
  const total = countReviews(counts);
  const average = averageOf(counts);
  if (average === null) return null;
  const most = Math.max(...STARS.map((stars) => countReviews(counts, { stars })));
  return (
    <div className="rating-summary">
      <p>
        <small className="block text-sm text-ink-500">{t('own')}</small>
        <strong className="text-3xl tabular-nums">{format.number(average, 'rating')}</strong>
        <Stars stars={Math.round(average)} />
        <span className="block text-sm text-ink-500">{t('count', { count: total })}</span>
      </p>
      <ul aria-label={t('distribution')}>
        {STARS.map((stars) => {
          const count = countReviews(counts, { stars });
          const row = (
            <>
              <span className="sr-only">{t('stars', { count: stars })}</span>
              <span aria-hidden="true">
                {format.number(stars, 'integer')} <Icon name="star" />
              </span>
              <span className="share" aria-hidden="true">
                <i style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
              <span>{format.number(count, 'integer')}</span>
            </>
          );
          return (
            <li key={stars}>
              {count > 0 ? (
                <Link href={to({ name: 'reviews', id: provider, filter: { ...NO_REVIEW_FILTER, stars } })}>
                  {row}
                </Link>
              ) : (
                <span>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
