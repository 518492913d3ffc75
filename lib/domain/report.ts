/** What a visitor can report as wrong (product rule 2.22); staff read these words in its message. */
export const REPORT_REASONS = ['phone', 'hours', 'price', 'closed', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export function parseReportReason(text: string | null): ReportReason | undefined {
  return REPORT_REASONS.find((reason) => reason === text);
}

/** A report of wrong information. It has no record of its own: it is the message of a contact submission. */
export interface Report {
  provider: number;
  /** Name of the provider; null where the database did not tell. */
  name: string | null;
  wrong: ReportReason;
  /** May have several lines, or none. */
  note: string;
}

/** More of a name says no more. */
const LONGEST_NAME = 200;

/** The message that carries a report: no line of a visitor can pass for another value. */
export function foldReport({ provider, name, wrong, note }: Report): string {
  const called = name ? `, ${name.replace(/\s+/g, ' ').slice(0, LONGEST_NAME)}` : '';
  return [
    'Wrong information',
    `Provider: ${provider}${called}`,
    `Wrong: ${wrong}`,
    `Note: ${note.replaceAll('\n', '\n  ')}`,
  ].join('\n');
}
