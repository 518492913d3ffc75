import { type Coordinates, formatPosition } from '@/lib/domain/distance';

let shared: string | null = null;

/** Keeps a position that the visitor has shared until the page is reloaded: in memory alone, rounded as in URLs. */
export function keepPosition(position: Coordinates): void {
  shared = formatPosition(position);
}

/**
 * Returns where the visitor is, as in URLs, if this visit has said so: shared before, or else that of the latest list near the
 * visitor in the history of the tab. Browsers without the Navigation API only know the former.
 */
export function positionOfVisit(): string | null {
  if (shared || !('navigation' in window)) return shared;
  const { currentEntry } = navigation;
  return (
    navigation
      .entries()
      .slice(0, currentEntry ? currentEntry.index : 0)
      .map(({ url }) => url && new URL(url).searchParams.get('near'))
      .filter((near) => near)
      .at(-1) ?? null
  );
}
