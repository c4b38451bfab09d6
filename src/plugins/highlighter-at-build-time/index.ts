import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the syntax highlighter (25 kB gzip) out of the browser. `src/rehype/highlightCode` colors code when the site is
 * built, but a client module of the classic theme still imports `prism-react-renderer` on every page, and no option
 * turns it off.
 */
export default function highlighterAtBuildTime(): Plugin {
  return {
    name: 'highlighter-at-build-time',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
