import { useEffect, useSyncExternalStore } from 'react';
import {
  isSameReviewText,
  parseSentReviews,
  SENT_REVIEWS_KEY,
  type SentReview,
  withoutSentReview,
  withSentReview,
} from '@/lib/domain/sent-review';

const listeners = new Set<() => void>();

/**
 * Returns the review of a provider that this device sent and that is not published yet; none on the server and during hydration.
 * Forgets it once it is among the published ones on the page.
 */
export function useSentReview(provider: number): SentReview | undefined {
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readSent()),
    () => '[]',
  );
  const sent = (JSON.parse(stored) as SentReview[]).find((review) => review.provider === provider);
  const text = sent?.text;
  useEffect(() => {
    const published = document.querySelectorAll('[id^="review-"] > p[dir]');
    if (text && [...published].some(({ textContent }) => isSameReviewText(textContent, text)))
      forgetReview(provider);
  }, [provider, text]);
  return sent;
}

/** Remembers a review that was sent. */
export function rememberReview(review: Omit<SentReview, 'at'>): void {
  write(withSentReview(readSent(), { ...review, at: Date.now() }));
}

/** Forgets the review of a provider. */
export function forgetReview(provider: number): void {
  write(withoutSentReview(readSent(), provider));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Browsers may deny access to their storage. */
function readSent(): SentReview[] {
  try {
    return parseSentReviews(localStorage.getItem(SENT_REVIEWS_KEY), Date.now());
  } catch {
    return [];
  }
}

function write(reviews: string): void {
  try {
    localStorage.setItem(SENT_REVIEWS_KEY, reviews);
  } catch {
    // The review was sent; it is just not shown as waiting.
  }
  listeners.forEach((listener) => listener());
}
