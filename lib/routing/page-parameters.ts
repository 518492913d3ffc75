/**
 * Decodes a route parameter. Next.js passes it encoded, or already decoded if next.config rewrote the URL; text that cannot
 * be decoded (a bare "%") is returned unchanged.
 */
export function decodeParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
