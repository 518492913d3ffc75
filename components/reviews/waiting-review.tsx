'use client';

import { DETAIL, REVIEW, REVIEW_TEXT, STARS } from './review-style';
import { forgetReview, useSentReview } from './sent-reviews';

interface WaitingReviewProps {
  provider: number;
  labels: { title: string; text: string; forget: string };
}

/** Shows the visitor's own review of a provider while it waits for staff: only this device knows of it (product rule 2.26). */
export function WaitingReview({ provider, labels }: WaitingReviewProps) {
  const review = useSentReview(provider);
  if (!review) return null;
  return (
    <div className={`${REVIEW} panel px-4`} data-waiting>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{labels.title}</b>
        <span className={STARS} aria-hidden="true">
          {'★'.repeat(review.stars)}
        </span>
      </p>
      <p className={REVIEW_TEXT} dir="auto">
        {review.text}
      </p>
      <p className={DETAIL}>
        {labels.text}
        <button
          type="button"
          className="text-link ms-4 inline-flex min-h-target items-center"
          onClick={() => forgetReview(provider)}
        >
          {labels.forget}
        </button>
      </p>
    </div>
  );
}

/** Forgets the visitor's own review of a provider on a page that shows it as published, and renders nothing. */
export function ForgetPublishedReview({ provider }: Pick<WaitingReviewProps, 'provider'>) {
  useSentReview(provider);
  return null;
}
