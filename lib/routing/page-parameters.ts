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

/** Converts a page's search parameters, using the first value of repeated ones. */
export function firstValues(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) query.set(name, first);
  }
  return query;
}
