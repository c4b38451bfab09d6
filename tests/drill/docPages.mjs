// @ts-check
/** @param {string} title */
const page = (title, extra = '') => `---
title: ${title}
description: A page that a contributor added to the manual, with a description that is long enough for search results.
${extra}---

This page says something useful about OpenRefine, and leads on to [facets](/docs/manual/facets).

## A section {#a-section}

The section has a sentence.
`;

/**
 * A page in the sidebar, one without an entry, one in a separate folder, and one with its own slug.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.write('docs/manual/new-page.md', page('A new page'));
  site.write('docs/manual/unlisted-in-sidebar.md', page('A page without an entry'));
  site.write('docs/manual/folder/index.md', page('A page in a folder'));
  site.write('docs/manual/with-slug.md', page('A page with its own slug', 'slug: /manual/own-address\nid: own-id\n'));
  site.replace(
    'sidebars.ts',
    "'manual/sortview'",
    "'manual/sortview', 'manual/new-page', 'manual/folder/index', 'manual/own-id'",
  );
};
