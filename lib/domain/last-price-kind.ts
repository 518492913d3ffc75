/** The localStorage key of the kind whose price the visitor asked for last; the number is the format's version. */
export const LAST_PRICE_KIND_KEY = 'lamaa-asked-1';

/** Parses the stored slug of a kind; undefined for anything else. */
export function parseLastPriceKind(text: string | null): string | undefined {
  return text !== null && text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : undefined;
}
