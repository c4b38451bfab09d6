// @ts-check
/**
 * A post by a guest with a photo and their own page, on a day with other posts.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.write('static/img/authors/ada-guest.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  site.write(
    'blog/authors.yml',
    `${site.read('blog/authors.yml')}
ada:
  name: Ada Guest
  title: Librarian
  url: https://example.org/ada
  image_url: /img/authors/ada-guest.svg
  page: true
`,
  );
  site.write(
    'blog/2099-05-10-guest-post.md',
    `---
title: How a library | an archive | a museum cleaned a catalog
description: A guest describes how three institutions reconciled their catalogs with one another within a single week.
slug: /2099/05/10/guest-post
date: 2099-05-10
authors: [ada, openrefine]
tags: [people]
---

Three institutions met for a week.

<!-- truncate -->

They clustered the names of their lenders, and reconciled them.

## What they learned {#learned}

Start with the most frequent names.
`,
  );
};
