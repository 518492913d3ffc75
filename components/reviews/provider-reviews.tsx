import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PageSection } from '@/components/ui/page-section';
import { hasStaffTables } from '@/lib/directory/current';
import type { Provider } from '@/lib/domain/provider';
import { countReviews, NEWEST_REVIEWS, NO_REVIEW_FILTER, type ReviewList } from '@/lib/domain/review';
import { getIntl } from '@/lib/routing/get-intl';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';
import { WaitingReview } from './waiting-review';

interface ProviderReviewsProps {
  provider: Provider;
  /** Its newest reviews. */
  list: ReviewList;
}

/**
 * Renders the reviews on a provider's page (product rule 2.26): the distribution, the newest ones and the way to write one; nothing
 * where none can be stored.
 */
export async function ProviderReviews({ provider, list }: ProviderReviewsProps) {
  if (!hasStaffTables()) return null;
  const { t, to } = await getIntl('reviews');
  const { id } = provider;
  const total = countReviews(list.counts);
  return (
    <PageSection id="reviews" title={t('title')} isScreenOnly>
      {total > 0 ? (
        <RatingSummary provider={id} counts={list.counts} />
      ) : (
        <p>
          <b className="block font-medium">{t('none')}</b>
          <span className="text-ink-500">{t('noneText')}</span>
        </p>
      )}
      <WaitingReview
        provider={id}
        labels={{ title: t('waiting'), text: t('waitingText'), forget: t('forget') }}
      />
      {total > 0 && (
        <ul aria-label={t('newest')}>
          {list.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} provider={id} />
          ))}
        </ul>
      )}
      <p className="no-print mt-4 flex flex-wrap gap-2">
        {total > NEWEST_REVIEWS && (
          <Link
            href={to({ name: 'reviews', id, filter: NO_REVIEW_FILTER })}
            className={buttonStyle('outlined')}
          >
            {t('all', { count: total })}
          </Link>
        )}
        <Link href={to({ name: 'writeReview', id })} className={buttonStyle('outlined')}>
          <Icon name="star" />
          {t('write')}
        </Link>
      </p>
      <p className="mt-3 text-sm text-ink-500">
        {t('note')}{' '}
        <Link href={to({ name: 'reviewRules' })} className="text-link">
          {t('rules')}
        </Link>
      </p>
    </PageSection>
  );
}
