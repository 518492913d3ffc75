import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { averageOf, countReviews, NO_REVIEW_FILTER, type ReviewCount, STARS } from '@/lib/domain/review';
import { ratingText } from '@/lib/i18n/provider-texts';
import { getIntl } from '@/lib/routing/get-intl';
import { StarRating } from './review-item';

interface RatingSummaryProps {
  provider: number;
  counts: readonly ReviewCount[];
}

const ROW =
  'grid min-h-7 grid-cols-[1.75rem_minmax(0,1fr)_1.75rem] items-center gap-2 text-sm pointer-coarse:min-h-target';

/** Renders the average of the reviews published here and their distribution by stars, with links to each. */
export async function RatingSummary({ provider, counts }: RatingSummaryProps) {
  const { t, to, format } = await getIntl('reviews');
  const total = countReviews(counts);
  const average = averageOf(counts);
  if (average === null) return null;
  const most = Math.max(...STARS.map((stars) => countReviews(counts, { stars })));
  return (
    <div className="flex max-w-2xl flex-wrap items-center gap-x-8 gap-y-2">
      <p>
        <small className="block text-sm text-ink-500">{t('own')}</small>
        <strong className="text-2xl tabular-nums">{ratingText(format, average)}</strong>
        <StarRating stars={Math.round(average)} className="block" />
        <span className="block text-sm text-ink-500">{t('count', { count: total })}</span>
      </p>
      <ul aria-label={t('distribution')} className="min-w-0 flex-[1_1_12rem]">
        {STARS.map((stars) => {
          const count = countReviews(counts, { stars });
          const row = (
            <>
              <span className="sr-only">{t('stars', { count: stars })}</span>
              <span aria-hidden="true">
                {format.number(stars, 'integer')} <Icon name="star" className="inline size-3 text-sun-400" />
              </span>
              <span className="overflow-hidden rounded-pill bg-sand-200" aria-hidden="true">
                <i
                  className="block h-2 rounded-pill bg-sun-400 forced-colors:bg-[CanvasText]"
                  style={{ inlineSize: `${(100 * count) / most}%` }}
                />
              </span>
              <span>{format.number(count, 'integer')}</span>
            </>
          );
          return (
            <li key={stars}>
              {count > 0 ? (
                <Link
                  href={to({ name: 'reviews', id: provider, filter: { ...NO_REVIEW_FILTER, stars } })}
                  className={ROW}
                >
                  {row}
                </Link>
              ) : (
                <span className={ROW}>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
