// Browsers that paint their frame in the page's color follow the mode the visitor has chosen here, not the system's.
if (typeof document !== 'undefined') {
  const root = document.documentElement;
  const update = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = meta.dataset[root.dataset.theme === 'dark' ? 'dark' : 'light'] ?? '';
  };
  new MutationObserver(update).observe(root, {attributeFilter: ['data-theme']});
  update();
}
