import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const beside = (file: string) => path.resolve(__dirname, file);

/**
 * In the browser, Preact does React's work in a fifth of its size (53 kB gzip less on every page). Pages are still
 * rendered by React when the site is built, and `npm start` runs React, whose fast refresh it needs.
 * The names are those of Docusaurus's own aliases, so that these replace them; each stands for what lies below it too.
 */
const preact = {react: 'preact/compat', 'react-dom': 'preact/compat'};

/** Keeps out of the browser's scripts what this site never runs there. tests/sweep.spec.ts weighs the pages. */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const production = process.env.NODE_ENV === 'production';
      return {
        // The names of some 300 chunks would be shipped to every page beside their numbers.
        output: production ? {chunkFilename: 'assets/js/[id].[contenthash:8].js'} : {},
        resolve: {
          // The classic theme's client module imports the highlighter (25 kB gzip); code is coloured by the build.
          alias: {
            'prism-react-renderer$': beside('noHighlighter.ts'),
            ...(production && preact),
          },
        },
        module: {
          // The package calls one helper of a library that is bundled whole (4 kB gzip).
          rules: [
            {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib$: beside('importDefault.ts')}}},
          ],
        },
      };
    },
  };
}
