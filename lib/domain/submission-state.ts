/** Kinds of submissions. */
export type SubmissionKind = 'message' | 'booking' | 'report' | 'listing' | 'claim' | 'review';

/** Why staff decided as they did, as stored (`decision_reason` in `…_what_became.sql`). */
export type DecisionReason =
  | 'corrected'
  | 'already right'
  | 'answered'
  | 'not reached'
  | 'not the business'
  | 'known already'
  | 'not a car wash'
  | 'incomplete'
  | 'against the rules'
  | 'no visit';

/** What the sender of a submission is told of it (product rule 11.5); days are YYYY-MM-DD, in Dubai. */
export interface SubmissionState {
  kind: SubmissionKind;
  /** The provider that it is about; null if none. */
  provider: number | null;
  sentOn: string;
  state: 'waiting' | 'accepted' | 'rejected';
  /** Until when it is promised, while it waits. */
  dueOn: string | null;
  decidedOn: string | null;
  reason: DecisionReason | null;
}

/** Returns the token of a secret address, in the one way in which it is written; undefined if it cannot be one. */
export function parseToken(text: string): string | undefined {
  return /^[0-9a-f]{40,80}$/i.test(text) ? text.toLowerCase() : undefined;
}
