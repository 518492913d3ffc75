/** Whom the licence of a provider's facts wants to be named (product rule 3.20). */
export interface SourceCredit {
  /** As it is to be shown, such as "© OpenStreetMap contributors". */
  text: string;
  /** The http(s) URL of the licence; null if the credit has none. */
  link: string | null;
}

const LINK = /https?:\/\/[^\s<>"()]+/;
/** A link in brackets as well, and what stands before it. */
const ENDING = new RegExp(`[\\s,;:–—-]*\\(?\\s*${LINK.source}\\s*\\)?`);

/** Returns the credits of a provider: one a line, with or without a link, whose host stands for a missing text. */
export function parseCredits(stored: string | null): SourceCredit[] {
  return linesOf(stored).map((line) => {
    const link = LINK.exec(line)?.[0] ?? null;
    if (link === null || !URL.canParse(link)) return { text: line, link: null };
    return { text: line.replace(ENDING, '').trim() || new URL(link).host, link };
  });
}

/** Returns the credits of all these providers, each once. */
export function creditsOf(
  providers: Iterable<{ credits: readonly SourceCredit[] } | undefined>,
): SourceCredit[] {
  const credits = [...providers].flatMap((provider) => provider?.credits ?? []);
  return [...new Map(credits.map((credit) => [`${credit.text}\n${credit.link}`, credit])).values()];
}

/** Returns what is stored when facts under another credit come to a provider. */
export function withCredit(stored: string | null, credit: string): string {
  const lines = linesOf(stored);
  return [...lines, ...(lines.includes(credit) ? [] : [credit])].join('\n');
}

const linesOf = (stored: string | null) =>
  (stored ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
