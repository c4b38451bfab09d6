/* global PREFIX */
// The service worker of a site that shall have none anymore: it takes the place of the one that visitors have, deletes
// what that one stored, and goes. `PREFIX` is what the names of its caches begin with.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
