// The configuration as Docusaurus reads it, and what Docusaurus and its classic theme say to one that is wrong. The
// settings of the search have their own checks: src/config/search.test.ts, and the bar src/lib/announcement.test.ts.
import {fileURLToPath} from 'node:url';
import {loadContext} from '@docusaurus/core/lib/server/site.js';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import createSitemap from '@docusaurus/plugin-sitemap/lib/createSitemap.js';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options.js';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {PluginOptions as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {beforeAll, describe, expect, it} from 'vitest';

let context: LoadContext;

beforeAll(async () => {
  context = await loadContext({siteDir: fileURLToPath(new URL('../../', import.meta.url))});
}, 60_000);

const checkTheme = (part: object) =>
  validateThemeConfig({
    validate: normalizeThemeConfig,
    themeConfig: {...context.siteConfig.themeConfig, ...part} as unknown as ThemeConfig,
  });
const checkSite = (part: object) =>
  validateConfig({title: 'OpenRefine', url: 'https://openrefine.org', baseUrl: '/', ...part}, 'docusaurus.config.ts');

describe('the configuration of the site', () => {
  it('holds every value that the specification names', () => {
    const {siteConfig} = context;
    const {themeConfig} = siteConfig;
    expect(siteConfig).toMatchObject({
      title: 'OpenRefine',
      tagline: 'A power tool for working with messy data.',
      titleDelimiter: '|',
      url: 'https://openrefine.org',
      trailingSlash: false,
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
    });
    expect(themeConfig).toMatchObject({
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {title: 'OpenRefine', hideOnScroll: true},
      footer: {logo: {height: 150}},
    });
    // Nothing is appended to the names of what is stored: "theme", not "theme-a1b2c3".
    expect(context.siteStorage).toEqual({type: 'localStorage', namespace: ''});
  });

  it('has one language, read from left to right, whose addresses have no part for it', () => {
    const {baseUrl, url} = context.siteConfig;
    expect(context.i18n).toMatchObject({defaultLocale: 'en', currentLocale: 'en', locales: ['en']});
    expect(context.i18n.localeConfigs).toEqual({
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
        translate: true,
        url,
        baseUrl,
      },
    });
  });

  it.each([
    [{title: 1}, '"title" must be a string'],
    [{titleDelimiter: 1}, '"titleDelimiter" must be a string'],
    [{url: 'openrefine'}, 'does not look like a valid URL'],
    [{url: 'https://openrefine.org/docs'}, 'The url is not supposed to contain a sub-path'],
    [{baseUrl: 1}, '"baseUrl" must be a string'],
    [{trailingSlash: 'no'}, '"trailingSlash" must be a boolean'],
    [{i18n: {defaultLocale: 'en'}}, '"i18n.locales" is required'],
    [
      {i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {direction: 'up'}}}},
      '"i18n.localeConfigs.en.direction" must be one of',
    ],
    [
      {i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {calendar: 1}}}},
      '"i18n.localeConfigs.en.calendar" must be a string',
    ],
    [{onBrokenLinks: 'no'}, '"onBrokenLinks" must be one of'],
    [{titel: 'OpenRefine'}, 'These field(s) ("titel",) are not recognized in docusaurus.config.ts'],
  ])('is refused with %j', (part, message) => {
    expect(() => checkSite({})).not.toThrow();
    expect(() => checkSite(part)).toThrow(message);
  });
});

describe('the configuration of the theme', () => {
  const logo = {src: 'a.svg', srcDark: 'b.svg', alt: 'A', href: '/', target: '_self', width: 32, height: '2rem'};

  it('may have every key that the specification names', () => {
    const parts = {
      navbar: {title: 'OpenRefine', logo: {...logo, className: 'logo'}, items: []},
      announcementBar: {id: 'survey', content: 'Text', isCloseable: false},
      colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: true},
    };
    expect(checkTheme(parts)).toMatchObject(parts);
  });

  it.each([
    ...Object.keys({...logo, className: ''}).map((key) => [
      {navbar: {logo: {...logo, [key]: {}}}},
      `"navbar.logo.${key}" must be`,
    ]),
    [{navbar: {logo: {alt: 'A'}}}, '"navbar.logo.src" is required'],
    [{navbar: {logo: {...logo, source: 'a.svg'}}}, '"navbar.logo.source" is not allowed'],
    [{navbar: {title: 1}}, '"navbar.title" must be a string'],
    [{navbar: {items: [{label: 'Nowhere', type: 'teleport'}]}}, 'Bad navbar item type teleport'],
    [{announcementBar: {id: 1, content: 'Text'}}, '"announcementBar.id" must be a string'],
    [{announcementBar: {id: 'survey'}}, '"announcementBar.content" is required'],
    [{announcementBar: {id: 'survey', content: 'Text', closable: true}}, '"announcementBar.closable" is not allowed'],
    [{colorMode: {defaultMode: 'purple'}}, '"colorMode.defaultMode" must be one of [dark, light]'],
    [{colorMode: {disableSwitch: 'no'}}, '"colorMode.disableSwitch" must be a boolean'],
    [{colorMode: {respectPrefersColorScheme: 2}}, '"colorMode.respectPrefersColorScheme" must be a boolean'],
    [{tableOfContents: {minHeadingLevel: 1}}, '"tableOfContents.minHeadingLevel" must be greater than or equal to 2'],
    [{docs: {versionPersistence: 'cookie'}}, '"docs.versionPersistence" must be one of'],
  ] as [object, string][])('is refused with %j', (part, message) => {
    expect(() => checkTheme({})).not.toThrow();
    expect(() => checkTheme(part)).toThrow(message);
  });
});

it('the sitemap leaves out /tags/** and nothing else of that name', async () => {
  const [[, {sitemap}]] = context.siteConfig.presets as unknown as [[string, {sitemap: SitemapOptions}]];
  const {baseUrl} = context.siteConfig;
  const paths = ['tags/a', 'tags/a/page/2', 'blog/tags/a', 'tagsoup', 'docs'].map((path) => baseUrl + path);
  const xml = await createSitemap({
    siteConfig: context.siteConfig,
    routes: paths.map((path) => ({path, component: '', exact: true, metadata: {lastUpdatedAt: null}}) as RouteConfig),
    routesBuildMetadata: {},
    options: sitemap,
  });
  expect([...(xml ?? '').matchAll(/<loc>https:\/\/openrefine\.org([^<]*)/g)].map(([, path]) => path)).toEqual(
    paths.slice(2),
  );
});
