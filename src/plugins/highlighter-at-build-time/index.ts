import type {Plugin} from '@docusaurus/types';

/**
 * Keeps `prism-react-renderer` (25 kB gzip) out of the browser. A client module of the classic theme imports it on every
 * page, and no option turns that off, although `src/rehype/highlightCode` colors the code at build time.
 */
export default function highlighterAtBuildTime(): Plugin {
  return {
    name: 'highlighter-at-build-time',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
