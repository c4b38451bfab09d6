// @ts-check
/**
 * A page with another title and reworded headings, which keep their ids.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  const file = 'docs/manual/facets.md';
  site.write(
    file,
    site
      .read(file)
      .replace(/^title: .*$/m, 'title: Narrowing down your rows')
      .replace(/^## .*? \{#/gm, '## Reworded section {#'),
  );
};
