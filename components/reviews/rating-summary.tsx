import { getFormatter, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { averageOf, countReviews, NO_REVIEW_FILTER, type ReviewCount, STARS } from '@/lib/domain/review';
import { getLinks } from '@/lib/routing/links';

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
  return (
    <div className="rating-summary">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <small className="basis-full text-ink-500">{t('own')}</small>
        <strong className="text-2xl">{format.number(average, 'rating')}</strong>
        <span>{t('count', { count: total })}</span>
      </p>
      <ul className="text-sm" aria-label={t('distribution')}>
        {STARS.map((stars) => {
          const count = countReviews(counts, { stars });
          const row = (
            <>
              <span>{t('stars', { count: stars })}</span>
              <span className="share" aria-hidden="true">
                <i style={{ inlineSize: `${(100 * count) / total}%` }} />
              </span>
              <span className="text-end tabular-nums">{format.number(count, 'integer')}</span>
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
