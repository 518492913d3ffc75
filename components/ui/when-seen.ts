/** Newer than TypeScript's types. */
type MaybePrerendered = Document & { prerendering?: boolean };

/**
 * Runs `action` once a visitor sees the page, which a browser may have rendered before its address was opened. Returns what cancels
 * it.
 */
export function whenSeen(action: () => void): () => void {
  const page: MaybePrerendered = document;
  if (!page.prerendering) {
    action();
    return () => undefined;
  }
  page.addEventListener('prerenderingchange', action, { once: true });
  return () => page.removeEventListener('prerenderingchange', action);
}
