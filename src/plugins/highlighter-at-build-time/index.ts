import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/**
 * Keeps `prism-react-renderer` (25 kB gzip) out of the browser. A client module of the classic theme imports it on every
 * page, and no option turns that off, although `src/rehype/highlightCode` colors the code at build time.
 * The colors are a tag of this plugin, because every page loads the configuration as a script, with its `headTags`.
 */
export default function highlighterAtBuildTime(colors: HtmlTagObject): Plugin {
  return {
    name: 'highlighter-at-build-time',
    injectHtmlTags: () => ({headTags: [colors]}),
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
