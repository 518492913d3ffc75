/** A path of plain names: no ".", "..", escapes, blanks, query or fragment, so that a file has one spelling. */
const PATH = String.raw`(?:/[\w~-][\w.~-]*)+`;
/** On other hosts the query may choose the picture; the fragment never does. */
const REMOTE = String.raw`https://[^#\s\\]+`;

/**
 * Which pictures the optimiser is asked for, as a regular expression for all of `url`. It keeps a file for every other
 * text, and would take "/a.webp#1", "/a.webp#2" and "/x/../a.webp" for different pictures.
 */
export const IMAGE_URL = `${PATH}|${REMOTE}`;

const WHOLE = new RegExp(`^(?:${IMAGE_URL})$`);

/** Whether the optimiser takes a picture's address as it is written. */
export function isImageUrl(url: string): boolean {
  return WHOLE.test(url);
}

/** A picture's URL as pages may show it: files of this site, and https of any host; undefined for everything else. */
export function displayUrl(written: string | null): string | undefined {
  const src = (written ?? '').trim().replace(/^\/\//, 'https://');
  if (src.startsWith('/')) return isImageUrl(src) && !src.startsWith('/_next/') ? src : undefined;
  return /^https:/i.test(src) && URL.canParse(src) ? new URL(src).href : undefined;
}
