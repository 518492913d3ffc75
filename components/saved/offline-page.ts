/**
 * Has the browser keep the page that shows what the device keeps without a connection (product rule 2.21). Its version is a
 * part of the worker's URL: another page is another worker.
 */
export function keepOfflinePage(version: string): void {
  if (!('serviceWorker' in navigator)) return;
  const worker = `/sw.js?version=${version}`;
  // Forbidden, as in some private windows: then there is no such page.
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => undefined);
}
