import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';
import {builtPages} from '../../../src/config/builtPages';
import {headTags} from '../../../src/config/headTags';
import builtPagesPlugin from '../../../src/plugins/built-pages';
import highlighterAtBuildTime from '../../../src/plugins/highlighter-at-build-time';
import siteData from '../../../src/plugins/site-data';

/** What is broken stops the build of the site. Here it only warns, because the frame leads to pages that are missing. */
export const linksWarn: Pick<Config, 'onBrokenLinks' | 'markdown'> = {
  onBrokenLinks: 'warn',
  markdown: {...site.markdown, hooks: {...site.markdown?.hooks, onBrokenMarkdownLinks: 'warn'}},
};

const content = 'tests/variants/content';

/**
 * The configuration of the site over the few docs of `tests/variants/content/small` and the pages of another folder there:
 * without a blog, and without the plugins that make something of this site's own content, except for the data that the
 * editor of expressions imports.
 */
export function createSmallConfig(folder: string): Config {
  return {
    ...site,
    ...linksWarn,
    presets: [
      [
        'classic',
        {
          docs: {path: `${content}/small/docs`, sidebarPath: `./${content}/small/sidebars.ts`},
          blog: false,
          pages: {path: `${content}/${folder}/pages`},
          theme: {customCss: './src/css/custom.css'},
        } satisfies PresetOptions,
      ],
    ],
    plugins: [
      highlighterAtBuildTime,
      headTags(site.baseUrl),
      siteData,
      (context) => builtPagesPlugin(context, {...builtPages, redirectsFile: undefined, phrasings: false}),
    ],
  };
}
