import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar, announcementTags} from './src/config/announcementBar';
import {createBlog} from './src/config/blog';
import {docs} from './src/config/docs';
import {earlySearch} from './src/config/earlySearch';
import {footer} from './src/config/footer';
import {functionTexts} from './src/config/functionTexts';
import {securityHeaders as headers} from './src/config/headers';
import {metadata, summary} from './src/config/metadata';
import {navbar} from './src/config/navbar';
import {offline} from './src/config/offline';
import {noScript} from './src/config/noScript';
import {pageIndex as pageIndexOptions} from './src/config/pageIndex';
import {pages} from './src/config/pages';
import {prism} from './src/config/prism';
import {clientRedirects} from './src/config/redirects';
import {search} from './src/config/search';
import {sitemap} from './src/config/sitemap';
import blogArchive from './src/plugins/blog-archive';
import checkDataFiles from './src/plugins/check-data';
import events from './src/plugins/events';
import functionTextsData from './src/plugins/function-texts';
import fundingManifest from './src/plugins/funding-manifest';
import highlighterAtBuildTime from './src/plugins/highlighter-at-build-time';
import redirects from './src/plugins/redirects';
import latestPosts from './src/plugins/latest-posts';
import offlinePlugin from './src/plugins/offline';
import releasesFeed from './src/plugins/releases-feed';
import pageIndex from './src/plugins/page-index';
import pageMarkdown from './src/plugins/page-markdown';
import searchIndex from './src/plugins/search-index';
import securityHeaders from './src/plugins/security-headers';
import socialCards from './src/plugins/social-cards';
import versionsJson from './src/plugins/versions-json';

const url = 'https://openrefine.org';
const baseUrl = process.env.BASE_URL ?? '/';

const config: Config = {
  title: 'OpenRefine',
  tagline: 'A power tool for working with messy data.',
  url,
  baseUrl,
  trailingSlash: false,
  favicon: 'img/logo.svg',
  organizationName: 'OpenRefine',
  projectName: 'openrefine.org',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},

  // All that is faster but for threads that render pages: on two cores they gain a second, and hold 300 MB.
  future: {v4: true, faster: {ssgWorkerThreads: false}},
  // Visitors keep their choices under the keys they have always had (theme, docusaurus.announcement.id …).
  storage: {namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        docs,
        blog: createBlog(url + baseUrl),
        pages,
        sitemap,
        theme: {customCss: './src/css/custom.css'},
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [
    ['@docusaurus/plugin-client-redirects', clientRedirects],
    checkDataFiles,
    highlighterAtBuildTime,
    blogArchive,
    events,
    [functionTextsData, functionTexts],
    fundingManifest,
    redirects,
    latestPosts,
    [offlinePlugin, {...offline}],
    releasesFeed,
    [pageIndex, pageIndexOptions],
    [pageMarkdown, {summary}],
    searchIndex,
    [securityHeaders, headers],
    socialCards,
    versionsJson,
  ],
  customFields: {offline: offline.enabled, search},
  clientModules: [
    './src/client/repairAddress.ts',
    './src/client/loadFailure.ts',
    './src/client/probeStorage.ts',
    './src/client/progressBar.ts',
    './src/client/enlargePictures.ts',
    './src/client/followToc.ts',
    './src/client/keyboardNavigation.ts',
    './src/client/offline.ts',
    './src/client/themeColor.ts',
  ],
  headTags: [earlySearch, noScript(baseUrl), ...announcementTags(announcementBar)],
  // Docusaurus puts the base URL before no address of a script.
  scripts: [{src: `${baseUrl}js/fix-location.js`, async: false, defer: false}],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    image: 'img/social-card.png',
    metadata,
    announcementBar,
    navbar,
    footer,
    mermaid: {theme: {light: 'default', dark: 'dark'}},
    prism,
  } satisfies ThemeConfig,
};

export default config;
