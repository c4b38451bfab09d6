import {expect, test} from '@playwright/test';
import type {buildVariant} from '../../scripts/variants.mjs';

/** Builds a site, as `scripts/variants.mjs` does, which a test cannot import at its top. */
async function build(...args: Parameters<typeof buildVariant>): ReturnType<typeof buildVariant> {
  const {buildVariant} = await import('../../scripts/variants.mjs');
  return buildVariant(...args);
}

// Sites that cannot be built. None of these tests needs a browser.
test.describe('the build stops', () => {
  test.slow();

  test('at pages that cannot be rendered, and names each with the reason @desktop', async () => {
    const {status, output} = await build('faulty');
    expect(status).toBe(1);
    expect(output).toContain('Docusaurus static site generation failed for 5 paths');
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

  test('at a sidebar with an unknown doc, and names the file and the doc @desktop', async () => {
    const {status, output} = await build('missingDoc');
    expect(status).toBe(1);
    expect(output).toContain('Invalid sidebar file at "tests/variants/content/missingDoc.sidebars.ts".');
    expect(output).toMatch(
      /These sidebar document ids do not exist:\s+- missing\s+Available document ids are:\s+- diagram/,
    );
  });

  for (const [site, told] of [
    ['brokenLink', /source page path = \/:\s+(?:-> .*\s+)*-> linking to \/nowhere/],
    ['brokenMarkdownLink', /URL `\.\/gone\.md` in source file "tests\/variants\/content\/[^"]*index\.md"/],
  ] as const) {
    test(`at a ${site === 'brokenLink' ? 'link' : 'Markdown link'} that leads nowhere, and names both ends @desktop`, async () => {
      const {status, output} = await build(site);
      expect(status).toBe(1);
      expect(output).toMatch(told);
    });
  }

  // Followed, it would crash the page: Docusaurus decodes it before src/client/repairAddress.ts hears of it. What the
  // search finds is repaired by src/search/createHitUrl.ts; no other link comes from outside the sources.
  test('at a link to a fragment that cannot be decoded, and names the page @desktop', async () => {
    const {status, output} = await build('undecodableLink');
    expect(status).toBe(1);
    expect(output).toContain('Unable to get broken links for page /.');
    expect(output).toContain('URIError: URI malformed');
  });

  for (const [left, missing] of [
    ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID'],
    ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'],
  ] as const) {
    test(`at a search without ${missing} @desktop`, async () => {
      const env = {ALGOLIA_INDEX_NAME: 'small', [left]: 'something', [missing]: ''};
      const {status, output} = await build('small', {env});
      expect(status).toBe(1);
      expect(output).toContain(`The search is only partly configured: ${missing} is missing. Set all of`);
    });
  }
});
