/** Attributes to have, or with null not to have. Nothing is written that is so already: an observer watches. */
function setAttributes(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Gives the markup of DocSearch 3.9 the roles it should have; no prop of it can. Only attributes are written, and none
 * that React reads back.
 * - The modal is a dialog, where DocSearch has a button around everything.
 * - The field is the combobox, and the lists are one grid: its rows hold links and buttons, which options may not.
 *   A list item may be no row, so `ModalHit` has the row inside it, which takes over what DocSearch says of the item.
 * - A row is described by the name of its group; in DocSearch the groups have no part in what is read out.
 */
function repairSemantics(root: Element): void {
  setAttributes(root.querySelector('.DocSearch-Container'), {
    role: 'dialog',
    tabindex: '-1',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
  });
  // Within a dialog these are no landmarks of the page.
  root.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer').forEach((landmark) => {
    setAttributes(landmark, {role: 'presentation'});
  });
  setAttributes(root.querySelector('.DocSearch-Form'), {role: 'search'});
  setAttributes(root.querySelector('.DocSearch-Commands'), {'aria-label': 'Keys'});
  setAttributes(root.querySelector('.DocSearch-Cancel'), {type: 'button'});

  const grid = root.querySelector('.DocSearch-Dropdown-Container');
  setAttributes(grid, {role: 'grid', id: 'docsearch-grid', 'aria-label': 'Results'});
  root.querySelectorAll('.DocSearch-Hits, .DocSearch-HitsFooter').forEach((section, index) => {
    const group = `docsearch-group-${index}`;
    setAttributes(section, {role: 'presentation'});
    setAttributes(section.querySelector('.DocSearch-Hit-source'), {id: group});
    // All lists of DocSearch have one id.
    setAttributes(section.querySelector('ul'), {role: 'presentation', id: null, 'aria-labelledby': null});
    section.querySelectorAll('.DocSearch-Hit').forEach((item) => {
      const selected = item.getAttribute('aria-selected');
      setAttributes(item.querySelector('[role="row"]'), {
        id: `${item.id}-row`,
        'aria-describedby': group,
        ...(selected !== null && {'aria-selected': selected}),
      });
      setAttributes(item, {role: 'presentation', 'aria-selected': null});
    });
  });

  setAttributes(root.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': String(grid !== null),
    'aria-controls': grid ? 'docsearch-grid' : null,
    'aria-activedescendant': grid?.querySelector('[role="row"][aria-selected="true"]')?.id ?? null,
  });
}

/** Repairs the markup now and whenever DocSearch changes it. Returns what ends it. */
export function watchSemantics(root: Element): () => void {
  const observer = new MutationObserver(() => repairSemantics(root));
  observer.observe(root, {subtree: true, childList: true, attributes: true});
  repairSemantics(root);
  return () => observer.disconnect();
}
