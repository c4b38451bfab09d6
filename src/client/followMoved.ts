// A link with an id stands for a section that has moved. A reader who arrives at that id, for example from a bookmark,
// goes on to where the link leads. Without JavaScript, the reader sees the link.
if (typeof document !== 'undefined') {
  const link = document.getElementById(window.location.hash.slice(1))?.closest<HTMLAnchorElement>('a[href]');
  if (link) window.location.replace(link.href);
}
