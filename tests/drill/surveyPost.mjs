// @ts-check
/**
 * A post on a survey that draws no charts, with a heading of level 4.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) =>
  site.write(
    'blog/2099-06-01-survey-begins.md',
    `---
title: Our next survey begins
description: We ask all users what they do with OpenRefine, how often they use it, and what we should work on next.
slug: /2099/06/01/survey-begins
date: 2099-06-01
authors: [openrefine]
tags: [survey]
---

Take part in our next survey.

<!-- truncate -->

It takes ten minutes.

## Questions {#questions}

### About you {#about-you}

#### Your field {#your-field}

We ask which field you work in.
`,
  );
