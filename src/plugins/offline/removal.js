// The service worker of a site that shall have none any more: `sw.js` is this file, followed by a line that starts it.
// It takes the place of the one that visitors have, deletes what that one stored, and goes.

/** @param {any} scope @param {string} base the base URL of the site */
export function startRemoval(scope, base) {
  scope.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(remove()));

  async function remove() {
    const names = await scope.caches.keys();
    const ours = names.filter((/** @type {string} */ name) => name.startsWith(`openrefine:${base}:`));
    await Promise.all(ours.map((/** @type {string} */ name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  }
}
