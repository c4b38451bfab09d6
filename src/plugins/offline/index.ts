import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readdir, readFile, writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPage} from '../builtPage';
import {findHtmlFile} from '../htmlFile';
const readRouteChunkNames = (d: string) => JSON.parse(readFileSync(path.join(d, 'routesChunkNames.json'), 'utf8'));
import {collectRouteChunks, createDeployment, readAddresses, type BuiltPage, type Deployment} from './createContents';
import {createWebManifest, readSurfaceColours} from './createWebManifest';
import {renderRemoval, renderWorker} from './renderWorker';

export interface OfflineOptions {
  /** False takes the worker away from visitors who have it. */
  enabled: boolean;
  /** What the site is, in a sentence. */
  summary: string;
}

/** What the search loads on first use, by the names that `import` and `new Worker` give the chunks. */
const searchChunks = ['search-modal', 'search-worker', 'search-answer'];

const tokens = 'src/css/tokens.css';

/** The part of the bundler's report that is read here. */
interface Stats {
  toJson(options: object): {namedChunkGroups?: Record<string, {assets?: {name: string}[]}>};
}

/** The part of the bundler that is used here. */
interface Compiler {
  hooks: {done: {tap(name: string, report: (stats: Stats) => void): void}};
}

/**
 * Lets visitors read offline what they have opened, and install the site: writes `sw.js`, the list of what belongs to
 * the deployment (`assets/offline-<id>.json`) and `manifest.webmanifest`.
 *
 * The worker is the site's own, not `@docusaurus/plugin-pwa`: that one stores all pages and scripts (some 13 MB) for
 * every visitor who installs the site, brings a pop-up and 10 kB to every page, and keeps no two deployments apart
 * while pages of both are open. This one stores what was read, and knows a page's deployment by its scripts.
 */
export default function offline({baseUrl, generatedFilesDir, siteDir}: LoadContext, options: unknown): Plugin {
  const {enabled, summary} = options as OfflineOptions;
  /** The files of each named chunk, with those it needs, as paths. */
  const chunkFiles = new Map<string, string[]>();
  const colours = async () => readSurfaceColours(await readFile(path.join(siteDir, tokens), 'utf8'), tokens);

  async function readDeployment(props: Parameters<NonNullable<Plugin['postBuild']>>[0]): Promise<Deployment> {
    const {outDir, routes, routesPaths, siteConfig} = props;
    const chunks = collectRouteChunks(routes, readRouteChunkNames(generatedFilesDir));
    const filesOf = (name: string): string[] => chunkFiles.get(name) ?? [];

    const pages: BuiltPage[] = [];
    for (const route of [...new Set(routesPaths)].sort()) {
      const file = findHtmlFile(outDir, `/${route.slice(baseUrl.length)}`);
      if (file === undefined || route.endsWith('/404.html')) continue;
      pages.push({
        path: route === baseUrl ? route : route.replace(/\/$/, ''),
        html: await readFile(file, 'utf8'),
        addresses: readAddresses(await readBuiltPage(file), baseUrl),
        scripts: (chunks.get(route) ?? []).flatMap(filesOf),
      });
    }
    const fonts = (await readdir(path.join(outDir, 'assets/fonts'))).map((name) => `${baseUrl}assets/fonts/${name}`);
    const others = [await readFile(path.join(__dirname, 'worker.js'), 'utf8')];
    for (const folder of siteConfig.staticDirectories) {
      const root = path.join(siteDir, folder);
      const entries = await readdir(root, {recursive: true, withFileTypes: true});
      const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      for (const file of files.sort()) others.push(await readFile(file, 'latin1'));
    }
    const search = searchChunks.flatMap(filesOf);
    const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
    const digest = (address: string) => {
      const {pathname} = new URL(address, siteConfig.url);
      const file = path.join(outDir, decodeURI(pathname.slice(baseUrl.length)));
      if (!existsSync(file))
        throw new Error(`offline: a built page names ${address}, which is not there. Mend the page.`);
      return createHash('sha256').update(readFileSync(file)).digest('hex');
    };
    return createDeployment({baseUrl, titleEnd, pages, core: fonts, search, others, digest});
  }

  return {
    name: 'offline',

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const apply = (compiler: Compiler) =>
        compiler.hooks.done.tap('offline', (stats) => {
          const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
          for (const [name, {assets = []}] of Object.entries(namedChunkGroups)) {
            chunkFiles.set(
              name,
              assets.map((asset) => baseUrl + asset.name).filter((file) => /\.(?:js|css)$/.test(file)),
            );
          }
        });
      return {plugins: [{apply}] as never};
    },

    async loadContent() {
      return colours();
    },

    injectHtmlTags({content}) {
      const {light, dark} = content as Awaited<ReturnType<typeof colours>>;
      return {
        headTags: [
          {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
          {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
          // src/client/themeColor.ts sets the colour of the mode that the visitor has chosen.
          {
            tagName: 'meta',
            attributes: {name: 'theme-color', content: light, 'data-light': light, 'data-dark': dark},
          },
        ],
      };
    },

    async postBuild(props) {
      const {outDir, siteConfig} = props;
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      const manifest = createWebManifest({title: siteConfig.title, summary, baseUrl, colour: (await colours()).light});
      await write('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
      const source = (name: string) => readFile(path.join(__dirname, name), 'utf8');
      if (!enabled) {
        await write('sw.js', renderRemoval(await source('removal.js'), baseUrl));
        logger.info('offline: the service worker is taken away from visitors who have it');
        return;
      }
      const {id, marks, contents} = await readDeployment(props);
      await mkdir(path.join(outDir, 'assets'), {recursive: true});
      await write(`assets/offline-${id}.json`, JSON.stringify(contents));
      await write('sw.js', renderWorker(await source('worker.js'), {id, base: baseUrl, marks}));
      logger.info(`offline: deployment ${id}, ${Object.keys(contents.pages).length} pages`);
    },
  };
}
