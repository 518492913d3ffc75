/**
 * A parameter of a URL, decoded: Next hands it over as it is written, or decoded already where next.config rewrote
 * the URL. What can not be decoded (a bare "%") is decoded already.
 */
export function decodeParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
