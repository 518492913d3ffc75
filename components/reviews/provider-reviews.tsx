import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { hasDesk } from '@/lib/directory/current';
import type { Provider } from '@/lib/domain/provider';
import { countReviews, NEWEST_REVIEWS, NO_REVIEW_FILTER, type ReviewList } from '@/lib/domain/review';
import { getLinks } from '@/lib/routing/links';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';
import { WaitingReview } from './waiting-review';

interface ProviderReviewsProps {
  provider: Provider;
  /** Its newest reviews; null if they could not be read. */
  list: ReviewList | null;
}

/** Renders the reviews on a provider's page (product rule 2.26): the distribution, the newest ones and the way to write one; nothing where none can be stored. */
export async function ProviderReviews({ provider, list }: ProviderReviewsProps) {
  if (!hasDesk()) return null;
  const [t, to] = await Promise.all([getTranslations('reviews'), getLinks()]);
  const { id } = provider;
  const total = list ? countReviews(list.counts) : 0;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="container-page no-print mt-10">
      <h2 id="reviews-title" className="text-xl">
        {t('title')}
      </h2>
      <div className="reviews-columns mt-3">
        <div className="panel grid gap-4 p-5">
          {list && <RatingSummary provider={id} counts={list.counts} />}
          {list && total === 0 && (
            <>
              <p className="font-medium">{t('none')}</p>
              <p className="text-ink-500">{t('noneText')}</p>
            </>
          )}
          {!list && <p className="text-ink-500">{t('unavailable')}</p>}
          <p className="no-print">
            <Link href={to({ name: 'writeReview', id })} className={buttonStyle('filled')}>
              {t('write')}
            </Link>
          </p>
          <p className="text-sm text-ink-500">
            {t('note')}{' '}
            <Link href={to({ name: 'reviewRules' })} className="text-link">
              {t('rules')}
            </Link>
          </p>
        </div>
        <div>
          <WaitingReview
            provider={id}
            labels={{ title: t('waiting'), text: t('waitingText'), forget: t('forget') }}
          />
          {list && total > 0 && (
            <ul className="review-list" aria-label={t('newest')}>
              {list.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} provider={id} />
              ))}
            </ul>
          )}
          {total > NEWEST_REVIEWS && (
            <p className="no-print">
              <Link
                href={to({ name: 'reviews', id, filter: NO_REVIEW_FILTER })}
                className={buttonStyle('outlined')}
              >
                {t('all', { count: total })}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
