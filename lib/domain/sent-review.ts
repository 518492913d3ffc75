import { MAX_REVIEW_LENGTH } from './review';

/** The localStorage key of the reviews that this device sent. */
export const SENT_REVIEWS_KEY = 'lamaa-sent-reviews';

/** A review as this device remembers it while it waits for staff. */
export interface SentReview {
  provider: number;
  stars: number;
  text: string;
  /** When it was sent, in milliseconds. */
  at: number;
}

/** Milliseconds after which a review no longer counts as waiting. */
const WAITING = 14 * 86_400_000;
const MAX_SENT = 20;

/** Parses what the device has stored: reviews of the last two weeks; anything unreadable is skipped. */
export function parseSentReviews(stored: string | null, now: number): SentReview[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(entries) ? entries : []).filter(isSentReview).filter(({ at }) => now - at < WAITING);
}

/**
 * Returns whether two texts are those of the same review. What was typed is stored without invisible characters, with other line
 * breaks and with accents composed, so only letters and digits are compared.
 */
export function isSameReviewText(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the stored form with a review added, which replaces an earlier one of the same provider. */
export function withSentReview(sent: readonly SentReview[], review: SentReview): string {
  const others = sent.filter(({ provider }) => provider !== review.provider);
  return JSON.stringify([...others, review].slice(-MAX_SENT));
}

/** Returns the stored form without the review of a provider. */
export function withoutSentReview(sent: readonly SentReview[], provider: number): string {
  return JSON.stringify(sent.filter((review) => review.provider !== provider));
}

function isSentReview(entry: unknown): entry is SentReview {
  const { provider, stars, text, at } = (entry ?? {}) as Partial<Record<keyof SentReview, unknown>>;
  return (
    Number.isInteger(provider) &&
    Number.isInteger(stars) &&
    (stars as number) >= 1 &&
    (stars as number) <= 5 &&
    typeof text === 'string' &&
    text.length <= MAX_REVIEW_LENGTH &&
    typeof at === 'number'
  );
}
