// The service worker of a site that shall have none anymore: it takes the place of the one that visitors have, deletes
// what that one stored, and goes. The names of the caches are those of src/lib/offlineCaches.ts.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const prefix = `openrefine:${new URL(self.registration.scope).pathname}:`;
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
