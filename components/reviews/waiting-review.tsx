'use client';

import { useEffect } from 'react';
import { forgetReview, useSentReview } from './sent-reviews';

interface WaitingReviewProps {
  provider: number;
  labels: { title: string; text: string; forget: string };
}

/** Shows the visitor's own review of a provider while it waits for staff: only this device knows of it (product rule 2.26). */
export function WaitingReview({ provider, labels }: WaitingReviewProps) {
  const review = useSentReview(provider);
  const text = review?.text;
  useEffect(() => {
    const published = document.querySelectorAll('.review-list .review-text');
    if (text && [...published].some(({ textContent }) => textContent === text)) forgetReview(provider);
  }, [provider, text]);
  if (!review) return null;
  return (
    <div className="review panel px-4" data-waiting>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{labels.title}</b>
        <span className="stars" aria-hidden="true">
          {'★'.repeat(review.stars)}
        </span>
      </p>
      <p className="review-text" dir="auto">
        {text}
      </p>
      <p className="review-facts">
        {labels.text}
        <button type="button" className="text-link" onClick={() => forgetReview(provider)}>
          {labels.forget}
        </button>
      </p>
    </div>
  );
}
