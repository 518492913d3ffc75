import { useSyncExternalStore } from 'react';
import { lazyLoad } from '@/components/ui/lazy-load';

type SavedParts = typeof import('./saved-parts');

let parts: SavedParts | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Hearts and what comes with them: loaded once a page has loaded and has nothing else to do, then there at once. */
export function useSavedParts(): SavedParts | undefined {
  return useSyncExternalStore(
    wait,
    () => parts,
    () => undefined,
  );
}

function wait(show: () => void) {
  waiting.add(show);
  // Without them the page is whole; the next one tries again.
  loading ??= load().catch(() => void (loading = undefined));
  return () => void waiting.delete(show);
}

async function load() {
  await untilIdle();
  parts = await lazyLoad(() => import('./saved-parts'));
  waiting.forEach((show) => show());
}

async function untilIdle() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  );
}
