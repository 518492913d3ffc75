/* Replaces sw.js to remove it from browsers, with its cache (docs/deployment.md). */
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(uninstall()));

async function uninstall() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
