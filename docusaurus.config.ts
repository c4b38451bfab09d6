import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './src/config/announcementBar';
import {blog} from './src/config/blog';
import {builtPages} from './src/config/builtPages';
import {docs} from './src/config/docs';
import {footer, latestRelease} from './src/config/footer';
import {headTags} from './src/config/headTags';
import {navbar} from './src/config/navbar';
import {creditOriginals} from './src/config/originals';
import {pages} from './src/config/pages';
import {search} from './src/config/search';
import {shortChunkNames} from './src/config/shortChunkNames';
import {sitemap} from './src/config/sitemap';
import {vcs} from './src/config/vcs';
import blogListsPlugin from './src/plugins/blog-lists';
import builtPagesPlugin from './src/plugins/built-pages';
import diagnosisPlugin from './src/plugins/diagnosis';
import entryIndex from './src/plugins/entry-index';
import highlighterAtBuildTime from './src/plugins/highlighter-at-build-time';
import lessonFiles from './src/plugins/lesson-files';
import offlinePlugin from './src/plugins/offline';
import siteDataPlugin from './src/plugins/site-data';

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

  // Rendering pages in threads saves only a second on two cores, and needs 300 MB more memory.
  future: {v4: true, faster: {ssgWorkerThreads: false}, experimental_vcs: vcs},
  // Without a namespace, visitors keep the choices that earlier versions of the site have stored.
  storage: {namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    mermaid: true,
    ...creditOriginals,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        sitemap,
        theme: {customCss: './src/css/custom.css'},
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [
    siteDataPlugin,
    highlighterAtBuildTime,
    shortChunkNames,
    headTags(baseUrl),
    blogListsPlugin,
    diagnosisPlugin,
    entryIndex,
    lessonFiles,
    offlinePlugin,
    (context) => builtPagesPlugin(context, builtPages),
  ],
  customFields: {search, latestRelease},
  clientModules: [
    './src/client/repairFragment.ts',
    './src/client/loadFailure.ts',
    './src/client/progressBar.ts',
    './src/client/enlargePictures.ts',
    './src/client/followMoved.ts',
    './src/client/copySectionLink.ts',
    './src/client/showCurrentEntry.ts',
    './src/client/keyboardNavigation.ts',
    './src/client/offline.ts',
    './src/client/themeColor.ts',
  ],
  // Docusaurus does not add the base URL to the address of a script.
  scripts: [{src: `${baseUrl}js/fix-location.js`, async: false, defer: false}],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // The card of the home page, for the few pages without one.
    image: 'img/cards/index.png',
    // What a page says of itself to search engines unless its own front matter says more.
    metadata: [{name: 'description', content: builtPages.summary}],
    announcementBar,
    navbar,
    footer,
    mermaid: {
      theme: {light: 'default', dark: 'dark'},
      options: {
        fontFamily: 'inherit',
        // Mermaid's own colors are neither those of the site nor of paper, nor those that a reader forces on a page.
        themeCSS:
          '.node rect {fill: var(--or-accent-soft); stroke: var(--or-accent)} .edgeLabel p {background: var(--or-surface)} p {color: var(--or-text); forced-color-adjust: none}',
        // Narrow enough for a phone.
        flowchart: {nodeSpacing: 14, rankSpacing: 32, padding: 6},
      },
    },
    // The theme gets no colors, because they would be in the scripts of every page. The build colors the code instead.
    prism: {theme: {plain: {}, styles: []}, additionalLanguages: []},
  } satisfies ThemeConfig,
};

export default config;
