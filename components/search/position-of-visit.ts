import { type Coordinates, formatPosition, parsePosition } from '@/lib/domain/distance';
import { EMIRATES_BOUNDS, isWithin } from '@/lib/domain/map';

let shared: string | null = null;

/** Keeps a position that the visitor has shared until the page is reloaded: in memory alone, rounded as in URLs. */
export function keepPosition(position: Coordinates): void {
  shared = formatPosition(position);
}

/**
 * Returns where the visitor is, as in URLs, if this visit has said so: shared before, or else that of the latest list near the
 * visitor in the history of the tab, which anyone may have typed: lists ignore positions abroad, and so does this (product rule 2.15).
 * Browsers without the Navigation API only know the former.
 */
export function positionOfVisit(): string | null {
  if (shared || !('navigation' in window)) return shared;
  const { currentEntry } = navigation;
  return (
    navigation
      .entries()
      .slice(0, currentEntry ? currentEntry.index : 0)
      .map(({ url }) => url && new URL(url).searchParams.get('near'))
      .filter((near) => near && isInCountry(near))
      .at(-1) ?? null
  );
}

function isInCountry(near: string): boolean {
  const position = parsePosition(near);
  return position !== undefined && isWithin(EMIRATES_BOUNDS, position);
}
