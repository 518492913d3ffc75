import { startTransition, useEffect, useState } from 'react';
import { lazyLoad } from '@/components/ui/lazy-load';

type SavedParts = typeof import('./saved-parts');

let loading: Promise<SavedParts> | undefined;

/**
 * Hearts and what comes with them: loaded once a page has loaded and has nothing else to do. Two dozen of them come a few at a
 * time, between what the visitor does.
 */
export function useSavedParts(): SavedParts | undefined {
  const [parts, setParts] = useState<SavedParts>();
  useEffect(() => {
    let isWanted = true;
    loading ??= load();
    loading.then(
      (loaded) => isWanted && startTransition(() => setParts(loaded)),
      // Without them the page is whole; the next one tries again.
      () => (loading = undefined),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return parts;
}

async function load(): Promise<SavedParts> {
  await untilIdle();
  return lazyLoad(() => import('./saved-parts'));
}

async function untilIdle() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  );
}
