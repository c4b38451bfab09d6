import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRoutes} from './checkRoutes';
import {collectPageStyles, insertStyles} from './pageStyles';
import {dropHints, markParts} from './takeOver';
import {shortenNames} from './shortenNames';
import {dropUnusedStyles} from './unusedStyles';

const beside = (file: string) => path.resolve(__dirname, file);

/**
 * In the browser, Preact does React's work in a fifth of its size (53 kB gzip less on every page). Pages are still
 * rendered by React when the site is built, and `npm start` runs React, whose fast refresh it needs.
 * The names are those of Docusaurus's own aliases, so that these replace them; each stands for what lies below it too.
 */
const preact = {react: 'preact/compat', 'react-dom': 'preact/compat'};

/** What an opened page need not do for each route of the site, and what does not do it. */
const shorterWay = {
  '@docusaurus/ComponentCreator': beside('../../components/LateRoute/index.tsx'),
  'path-to-regexp$': beside('matchStaticPath.ts'),
};

/** What makes scripts shorter, as far as it is read here. */
interface ScriptMinimizer {
  name: string;
  _args: [{minimizerOptions: {mangle: unknown}}];
}

/**
 * Makes a build out of the cache give the same files as one without. The minimizer would give the shortest names to the
 * variables by how often each letter stands in the script, and so by the numbers that are in the place of file names
 * until these are known: they differ with the cache, and with them the script that every page loads.
 */
function nameEvenly(minimizers: unknown): void {
  const found = (minimizers as ScriptMinimizer[] | undefined)?.find(({name}) => name === 'SwcJsMinimizerRspackPlugin');
  if (!found)
    throw new Error('lean-bundle: Docusaurus makes scripts shorter by something else than Rspack’s minimizer.');
  found._args[0].minimizerOptions.mangle = {disableCharFreq: true};
}

/** What Docusaurus's settings hold for the build alone: no code in the browser reads it. */
const forTheBuild = {presets: [], plugins: [], themes: [], clientModules: [], staticDirectories: []};

/**
 * Writes shorter forms of what Docusaurus has made for the browser into a folder of its own, and returns them by the
 * names that they are imported by.
 */
function writeShorter({generatedFilesDir, siteConfig}: LoadContext): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {registry, routesChunkNames} = shortenNames(read('registry.js'), read('routesChunkNames.json'));
  const settings = `export default ${JSON.stringify({...siteConfig, ...forTheBuild})};\n`;
  const folder = path.join(generatedFilesDir, 'lean-bundle');
  mkdirSync(folder, {recursive: true});
  return Object.fromEntries(
    [
      ['registry', 'registry.js', registry],
      ['routesChunkNames', 'routesChunkNames.json', routesChunkNames],
      ['docusaurus.config', 'docusaurus.config.mjs', settings],
    ].map(([name = '', file = '', text = '']) => {
      writeFileSync(path.join(folder, file), text);
      return [`@generated/${name}`, path.join(folder, file)];
    }),
  );
}

/**
 * Docusaurus puts all styles into one file, which every page loads. Here that file holds what the theme and `src/css`
 * say, and what every page has; a style sheet beside a component or page comes with the script that needs it, and the
 * built pages name theirs. Its classes (`x_aB1c`) meet none of another file: the order of the files does not matter.
 */
const styles = {
  styles: {test: /[\\/]node_modules[\\/]|[\\/]src[\\/](?:css|theme)[\\/]/},
  initialStyles: {name: 'styles', type: 'css/mini-extract', chunks: 'initial', enforce: true, priority: 50},
} as const;

/** The names of the chunks of each route, in the shorter form that the bundler was given. */
export function readRouteChunkNames(generatedFilesDir: string): Record<string, unknown> {
  const file = path.join(generatedFilesDir, 'lean-bundle/routesChunkNames.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** What a bundler says of its work, as far as it is read here. */
interface Stats {
  toJson: (options: object) => {namedChunkGroups?: Record<string, {assets?: {name: string}[]}>};
}

/** Keeps out of the browser's scripts what this site never runs there. tests/sweep.spec.ts weighs the pages. */
export default function leanBundle(context: LoadContext): Plugin {
  const {baseUrl} = context.siteConfig;
  /** The style sheets that come with a chunk, by its name. */
  let sheets: Record<string, string[]> = {};

  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {};
      const production = process.env.NODE_ENV === 'production';
      if (production) nameEvenly(config.optimization?.minimizer);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const shorter = production ? Object.entries(writeShorter(context)) : [];
      return {
        plugins: [
          ...shorter.map(([name, file]) => new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), file)),
          {
            apply: (compiler: {hooks: {done: {tap: (name: string, read: (stats: Stats) => void) => void}}}) =>
              compiler.hooks.done.tap('lean-bundle', (stats) => {
                const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
                sheets = Object.fromEntries(
                  Object.entries(namedChunkGroups).map(([name, {assets = []}]) => [
                    name,
                    assets.map((asset) => asset.name).filter((file) => file.endsWith('.css')),
                  ]),
                );
              }),
          },
        ],
        // The names of some 300 chunks would be shipped to every page beside their numbers.
        output: production ? {chunkFilename: 'assets/js/[id].[contenthash:8].js'} : {},
        optimization: production ? {splitChunks: {cacheGroups: styles}} : {},
        resolve: {
          // The classic theme's client module imports the highlighter (25 kB gzip); code is coloured by the build.
          alias: {
            'prism-react-renderer$': beside('noHighlighter.ts'),
            ...(production && preact),
            ...(production && shorterWay),
          },
        },
        module: {
          // The first package calls one helper of a library that is bundled whole (4 kB gzip).
          rules: [
            {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib$: beside('importDefault.ts')}}},
            {test: /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, use: beside('plainOrder.cjs')},
          ],
        },
      };
    },

    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, dropUnusedStyles]};
    },

    // Waits for nothing: the plugins are called one after another, and those after this one read whole pages.
    postBuild({outDir, routes, routesPaths}) {
      checkRoutes(routesPaths);
      const pages = collectPageStyles(routes, readRouteChunkNames(context.generatedFilesDir), sheets);
      // Docusaurus names no route for the page that stands for all wrong addresses.
      pages.set(`${baseUrl}404`, []);
      let count = 0;
      for (const [route, files] of pages) {
        const own = files.filter((file) => !/\/styles\.\w+\.css$/.test(file));
        const name = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '') || 'index';
        const file = path.join(outDir, `${name}.html`);
        const html = markParts(dropHints(readFileSync(file, 'utf8')), file);
        const hrefs = own.map((href) => baseUrl + href);
        writeFileSync(file, insertStyles(html, hrefs, file));
        if (own.length > 0) count += 1;
      }
      logger.info(`lean-bundle: ${count} pages name style sheets of their own`);
    },
  };
}
