import { saved, viewed } from './kept-store';

/**
 * Has the browser keep the page that shows these providers without a connection (product rule 2.21), as soon as there are
 * any. Its version is a part of the worker's URL: another page is another worker.
 * @returns what stops waiting for the first one.
 */
export function keepOfflinePage(version: string): () => void {
  const stop = saved.subscribe(keep);
  keep();
  return stop;

  function keep() {
    if (!('serviceWorker' in navigator)) return;
    if (saved.read().providers.length === 0 && viewed.read().providers.length === 0) return;
    const worker = `/sw.js?version=${version}`;
    // Forbidden, as in some private windows: then there is no such page.
    navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => undefined);
  }
}
