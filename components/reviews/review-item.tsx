import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import type { Review } from '@/lib/domain/review';
import { formatDay, formatMonth } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { DETAIL, REVIEW, REVIEW_TEXT, STARS } from './review-style';

/** Renders a published review with the reply from the business (product rule 2.26). */
export async function ReviewItem({ review, provider }: { review: Review; provider: number }) {
  const { t, to, locale } = await getIntl('reviews');
  const tCar = await getTranslations('car');
  const { id, name, text, language, reply } = review;
  const published = new Date(review.publishedAt);
  const facts = [
    t('visited', { month: formatMonth(new Date(review.visitedIn), locale) }),
    ...review.kinds.map((kind) => kind.name[locale]),
    review.car && tCar(review.car),
  ].filter(Boolean);
  return (
    <li id={`review-${id}`} className={REVIEW}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold">
          <DataText>{name}</DataText>
        </b>
        <time className={DETAIL} dateTime={published.toISOString()}>
          {formatDay(published, locale)}
        </time>
      </p>
      <p>
        <StarRating stars={review.stars} />
      </p>
      {/* An empty language means that it is unknown. */}
      <p className={REVIEW_TEXT} lang={language ?? ''} dir="auto">
        {text}
      </p>
      <div className="facts mt-1">
        <ul className="line items-center text-ink-500">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <Link
              href={to({ name: 'report', provider, review: id })}
              className="text-link inline-flex min-h-target min-w-target items-center"
              aria-label={t('reportOf', { name })}
            >
              {t('report')}
            </Link>
          </li>
        </ul>
      </div>
      {reply && (
        <div className="mt-2 border-s-3 border-sand-200 ps-4">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b>{t('reply')}</b>
            {reply.day && (
              <time className={DETAIL} dateTime={reply.day}>
                {formatDay(new Date(reply.day), locale)}
              </time>
            )}
          </p>
          <p className={REVIEW_TEXT}>
            <DataText>{reply.text}</DataText>
          </p>
        </div>
      )}
    </li>
  );
}

/** Renders stars as characters, spelled out for screen readers. */
export function StarRating({ stars, className = '' }: { stars: number; className?: string }) {
  const t = useTranslations('reviews');
  return (
    <span className={`${STARS} ${className}`} role="img" aria-label={t('starsOf', { stars: String(stars) })}>
      {'★'.repeat(stars)}
      <i className="text-ink-500/35 not-italic">{'★'.repeat(5 - stars)}</i>
    </span>
  );
}
