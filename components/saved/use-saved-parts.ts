import { useSyncExternalStore } from 'react';
import { lazyLoad } from '@/components/ui/lazy-load';
import { savedTextsUrl } from '@/lib/routing/paths-of-kept';
import type { SavedTexts } from './saved-texts';

/** What pages show of the device, with its texts: neither is in any page. */
type SavedParts = typeof import('./saved-parts') & { texts: SavedTexts };

let parts: SavedParts | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Hearts, tray, count and what was viewed: loaded once a page has loaded and has nothing else to do, then there at once. */
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
  const [file, texts] = await Promise.all([
    lazyLoad(() => import('./saved-parts')),
    readTexts(savedTextsUrl(document.documentElement.lang)),
  ]);
  parts = { ...file, texts };
  waiting.forEach((show) => show());
}

async function untilIdle() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  );
}

async function readTexts(url: string): Promise<SavedTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as SavedTexts;
}
