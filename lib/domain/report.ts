/** Reasons for a report (product rule 2.22); staff read these values in the message. */
export const REPORT_REASONS = ['phone', 'hours', 'price', 'closed', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export function parseReportReason(text: string | null): ReportReason | undefined {
  return REPORT_REASONS.find((reason) => reason === text);
}

/** A report of wrong information. It is stored as the message of a contact submission, not in its own table. */
export interface Report {
  provider: number;
  /** The provider's name; null if it could not be read. */
  name: string | null;
  wrong: ReportReason;
  /** May be empty or have several lines. */
  note: string;
}

const MAX_NAME_LENGTH = 200;

/** Formats a report as a message. Note lines are indented, so that they cannot pass for another value. */
export function formatReport({ provider, name, wrong, note }: Report): string {
  const nameText = name ? `, ${name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH)}` : '';
  return [
    'Wrong information',
    `Provider: ${provider}${nameText}`,
    `Wrong: ${wrong}`,
    `Note: ${note.replaceAll('\n', '\n  ')}`,
  ].join('\n');
}
