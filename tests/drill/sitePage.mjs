// @ts-check
/**
 * A page outside the docs and the blog.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) =>
  site.write(
    'src/pages/code_sprints.md',
    `---
title: Code sprints
description: When and where the next code sprints take place, what you need to take part, and whom to ask before you come.
---

# Code sprints

We meet twice a year.
`,
  );
