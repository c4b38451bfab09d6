// A page that leads on from an old address: to the new one, with the query and the section that were asked for.
(function () {
  var to = new URL(document.currentScript.dataset.to, location.href);
  if (!to.search) to.search = location.search;
  if (!to.hash) to.hash = location.hash;
  location.replace(to);
})();
