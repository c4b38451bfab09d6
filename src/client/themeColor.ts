// Browsers that color their frame like the page follow the mode that the reader has chosen here, not the system's.
if (typeof document !== 'undefined') {
  const root = document.documentElement;
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const update = () => {
    meta.content = getComputedStyle(root).getPropertyValue('--or-surface').trim();
  };
  new MutationObserver(update).observe(root, {attributeFilter: ['data-theme']});
  // After the next frame, the browser knows the color; asked before, it would compute the styles of the whole page.
  requestAnimationFrame(() => setTimeout(update));
}
