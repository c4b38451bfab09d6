import fs from 'node:fs';
import {expect, test} from '@playwright/test';

// Each of these tests builds a site.
test.describe.configure({timeout: 600_000});

// No browser is needed: this site cannot be built.
test('the build stops at pages that cannot be rendered, and names each with the reason [5.4, 8.8, 8.9, 8.11, 8.13] @desktop', async () => {
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

test('a broken link to a page ends the build, and one to a section is warned of [2.36] @desktop', async () => {
  const {buildVariant, logFile} = await import('../../scripts/variants.mjs');
  for (const [link, message] of [
    ['markdown', '`./missing.md` in source file'],
    ['page', '-> linking to /missing\n'],
  ] as const) {
    const built = await buildVariant('links', {env: {LINK: link}});
    expect(built.output, link).toContain(message);
    expect(built.status, link).toBe(1);
  }
  // This site was built, although a link to a section of its first page is broken.
  expect(fs.readFileSync(logFile('small'), 'utf8')).toContain('linking to #missing');
});
