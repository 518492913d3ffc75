/*
 * Shows the offline page for navigations that fail on the network (product rule 2.21). Every response of the network is passed
 * through, including errors. `public/sw-off.js` removes this worker (docs/deployment.md).
 */
const CACHE = `offline-${new URL(location.href).searchParams.get('version')}`;
const ENGLISH = '/offline';
const ARABIC = '/ar/offline';

addEventListener('install', (event) => {
  const pages = [ENGLISH, ARABIC].map((page) => new Request(page, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(pages)));
  skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Requests the page while the worker is starting.
  await registration.navigationPreload?.enable();
}

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(respond(event));
});

async function respond(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const { pathname } = new URL(event.request.url);
    const page = await caches.match(/^\/ar(\/|$)/.test(pathname) ? ARABIC : ENGLISH, { cacheName: CACHE });
    if (page) return page;
    throw error;
  }
}
