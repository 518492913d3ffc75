import { labelledLine } from './text';

/** Reasons for a report (product rule 2.22); staff read these values in the message. */
export const REPORT_REASONS = ['phone', 'hours', 'price', 'closed', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons for a report of a review. */
export const REVIEW_REPORT_REASONS = ['invented', 'personal', 'offensive', 'advertising', 'other'] as const;
type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

export function parseReportReason(text: string | null): ReportReason | undefined {
  return REPORT_REASONS.find((reason) => reason === text);
}

/** The fragment of a provider's page that thanks for confirming its facts. */
export const CONFIRMED = 'confirmed';
/** The fragment that says that the confirmation was not counted. */
export const NOT_CONFIRMED = 'not-confirmed';

/** Parses the number of a review. */
export function parseReviewId(text: string): number | undefined {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

/** A report of wrong information. It is stored as the message of a contact submission, not in its own table. */
export interface Report {
  provider: number;
  /** The provider's name; null if it could not be read. */
  name: string | null;
  wrong: ReportReason | ReviewReportReason;
  /** The number of the review that the report is about, if it is about one. */
  review: number | null;
  /** May be empty or have several lines. */
  note: string;
}

const MAX_NAME_LENGTH = 200;

/** Formats a report as a message, whose lines are as in `labelledLine`. */
export function formatReport({ provider, name, wrong, review, note }: Report): string {
  const nameText = name ? `, ${name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH)}` : '';
  return [
    review ? 'Report of a review' : 'Wrong information',
    `Provider: ${provider}${nameText}`,
    ...(review ? [`Review: ${review}`] : []),
    `Wrong: ${wrong}`,
    labelledLine('Note', note),
  ].join('\n');
}
