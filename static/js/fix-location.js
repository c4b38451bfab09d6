// Addresses of this site end neither in a slash nor in .html, and have no two slashes in a row. Where a host serves a
// page at such an address too, it is put right before anything else reads it: relative links would point a level too
// deep, and the page would be drawn for another route than the one its HTML was made for.
(function () {
  var base = new URL('..', document.currentScript.src).pathname;
  var path = location.pathname;
  try {
    decodeURIComponent(path);
  } catch {
    // React could not even draw the page for wrong addresses, which says what this address was.
    document.documentElement.dataset.undecodable = path;
    path = path.replace(/(%[\da-f]{0,2})+/gi, '%EF%BF%BD');
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  if (!path.startsWith(base)) return;
  var route = path
    .slice(base.length)
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  if (base + route !== path) history.replaceState(history.state, '', base + route + location.search + location.hash);
})();
