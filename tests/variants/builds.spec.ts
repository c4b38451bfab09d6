import fs from 'node:fs';
import {expect, test} from '@playwright/test';

// No browser is needed: this site cannot be built.
test('the build stops at pages that cannot be rendered, and names each with the reason [5.4, 8.8, 8.9, 8.11, 8.13] @desktop', async () => {
  test.setTimeout(600_000);
  // Playwright loads modules of this kind only by `import()`.
  const {buildVariant} = await import('../../scripts/variants.mjs');
  const {status, output} = await buildVariant('faulty');
  expect(status).toBe(1);
  for (const [route, reason] of [
    ['/no-component', "The page component at /no-component doesn't have a default export."],
    ['/no-provider', 'Hook useDoc is called outside the <DocProvider>.'],
    ['/storage', 'Illegal storage API usage for storage key "color".'],
    ['/unknown-doc', 'Couldn\'t find any doc with id "missing" in version "current".'],
    ['/unknown-sidebar', 'Can\'t find any sidebar with id "missing" in version current".'],
  ] as const) {
    const [, told = ''] = output.split(`Can't render static file for pathname "${route}"`);
    expect(told.split("Can't render static file")[0], route).toContain(reason);
  }
});

// The configuration says which of them stop the build of the site.
test('a build finds broken links to a file, a page, and a section [2.36] @desktop', async () => {
  const {logFile} = await import('../../scripts/variants.mjs');
  const log = fs.readFileSync(logFile('small'), 'utf8');
  for (const fault of ['`./missing.md` in source file', '-> linking to /missing\n', '-> linking to #missing']) {
    expect(log).toContain(fault);
  }
});
