// @ts-check
/**
 * A page with another address, as the section "Move or remove a page" of CONTRIBUTING.md says.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.move('docs/manual/sortview', 'docs/manual/sorting');
  site.replace('sidebars.ts', "'manual/sortview'", "'manual/sorting'");
  site.json('src/data/redirects.json', (redirects) => {
    redirects.push({from: '/docs/manual/sortview', to: '/docs/manual/sorting'});
  });
};
