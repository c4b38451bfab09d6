import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';
import {builtPages} from '../../../src/config/builtPages';
import {headTags} from '../../../src/config/headTags';
import builtPagesPlugin from '../../../src/plugins/built-pages';
import highlighterAtBuildTime from '../../../src/plugins/highlighter-at-build-time';
import siteData from '../../../src/plugins/site-data';

/**
 * The configuration of the site over the few pages of `tests/variants/content/<folder>`: without a blog, and without
 * the plugins that make something of this site's own content, except for the data that the editor of expressions imports.
 */
export function createSmallConfig(folder: string, docs: PresetOptions['docs']): Config {
  return {
    ...site,
    presets: [
      [
        'classic',
        {
          docs,
          blog: false,
          pages: {path: `tests/variants/content/${folder}/pages`},
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
    // The footer and the navbar of the site lead to pages that are missing here.
    onBrokenLinks: 'ignore',
  };
}
