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
