/* In the place of sw.js it takes away what that has left in browsers: its page and itself. */
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
