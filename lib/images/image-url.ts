/** A path without ".", "..", escapes, spaces, query or fragment, so that each file has exactly one URL. */
const PATH = String.raw`(?:/[\w~-][\w.~-]*)+`;
/** On other hosts the query may select the image; the fragment never does. */
const REMOTE = String.raw`https://[^#\s\\]+`;

/**
 * Pattern of the `url` parameters that the image optimizer accepts. It caches by exact text, so "/a.webp#1", "/a.webp#2" and
 * "/x/../a.webp" would each be stored as a separate image.
 */
export const IMAGE_URL = `${PATH}|${REMOTE}`;

/** The files of this site that the image optimizer resizes. Other paths are pages and drawn pictures, which it would request. */
export const LOCAL_PICTURES = '/images/';

const WHOLE = new RegExp(`^(?:${IMAGE_URL})$`);

/** Whether the image optimizer accepts a URL. */
export function isImageUrl(url: string): boolean {
  return WHOLE.test(url);
}

/** Returns an image URL that pages may show: a file of this site or https on any host; undefined for anything else. */
export function displayUrl(written: string | null): string | undefined {
  const src = (written ?? '').trim().replace(/^\/\//, 'https://');
  if (src.startsWith('/')) return isImageUrl(src) && !src.startsWith('/_next/') ? src : undefined;
  return /^https:/i.test(src) && URL.canParse(src) ? new URL(src).href : undefined;
}
