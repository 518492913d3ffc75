'use client';

import { useEffect } from 'react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { useSaved, useViewed } from './saved-store';

const Viewed = lazyComponent(() => import('./recently-viewed').then((file) => file.RecentlyViewed));
const Tray = lazyComponent(() => import('./saved-tray').then((file) => file.SavedTray));

/** Renders the tray if something is saved, whose script is only loaded then. */
export function SavedTray() {
  const isShown = useSaved(({ providers, isTrayClosed }) => providers.length > 0 && !isTrayClosed);
  return (
    isShown && (
      <LazyBoundary>
        <Tray />
      </LazyBoundary>
    )
  );
}

/** Renders the providers viewed most recently, if there are any, whose script is only loaded then. */
export function RecentlyViewed() {
  const isShown = useViewed(({ providers }) => providers.length > 0);
  return (
    isShown && (
      <LazyBoundary>
        <Viewed />
      </LazyBoundary>
    )
  );
}

/**
 * Registers the service worker that shows saved phone numbers offline (product rule 2.21), once there is a saved or viewed
 * provider. The offline page's version is part of the worker's URL, so that a changed page installs a new worker.
 */
export function OfflineSupport() {
  const hasProviders = [useSaved(), useViewed()].some(({ providers }) => providers.length > 0);
  useEffect(() => {
    if (!hasProviders || !('serviceWorker' in navigator)) return;
    // Some private windows block service workers.
    navigator.serviceWorker
      .register(`/sw.js?version=${process.env.OFFLINE_PAGE_VERSION}`, { updateViaCache: 'none' })
      .catch(() => undefined);
  }, [hasProviders]);
  return null;
}
