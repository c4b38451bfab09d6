// All pages, but few docs and posts, under another base URL, with an announcement that can be closed.
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';
import {createAnnouncementBar} from '../../../src/config/announcementBar';
import {blog} from '../../../src/config/blog';
import {builtPages} from '../../../src/config/builtPages';
import {docs} from '../../../src/config/docs';
import builtPagesPlugin from '../../../src/plugins/built-pages';
import {linksWarn} from './createSmallConfig';

const announcementBar = createAnnouncementBar(
  [
    {
      id: 'survey-2',
      content: 'Take part in the <a href="https://example.org/survey">survey</a>.',
      closable: true,
      from: '2026-09-01',
      until: '2026-09-30',
    },
  ],
  '2026-09-30',
);

const [[preset, options]] = site.presets as [[string, PresetOptions]];

const config: Config = {
  ...site,
  ...linksWarn,
  presets: [
    [
      preset,
      {
        ...options,
        // Those with components, and one of each other kind.
        docs: {
          ...docs,
          sidebarPath: undefined,
          include: ['**/*.mdx', 'index.md', 'manual/facets.md', 'manual/{lessons,recipes}/f*.md'],
        },
        blog: {...blog, include: ['*.mdx', '202[56]*.md']},
      } satisfies PresetOptions,
    ],
  ],
  // The last one looks for the pages that redirects and phrasings lead to.
  plugins: [
    ...(site.plugins ?? []).slice(0, -1),
    (context) => builtPagesPlugin(context, {...builtPages, redirectsFile: undefined, phrasings: false}),
  ],
  themeConfig: {...site.themeConfig, announcementBar},
};

export default config;
