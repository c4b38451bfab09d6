// Docusaurus marks the section that is read in the table of contents; where that list is longer than the window, this
// scrolls it along.
const follow = (): void => {
  const link = document.querySelector<HTMLElement>('.theme-doc-toc-desktop .table-of-contents__link--active');
  const list = link?.offsetParent;
  if (!link || !list) return;
  const above = link.offsetTop - list.scrollTop;
  if (above < 0 || above + link.offsetHeight > list.clientHeight)
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
};

const observer = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(follow);

export const onRouteDidUpdate = (): void => {
  observer?.disconnect();
  const list = document.querySelector('.theme-doc-toc-desktop');
  if (list) observer?.observe(list, {subtree: true, attributeFilter: ['class']});
};
