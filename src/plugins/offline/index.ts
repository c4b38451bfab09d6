import {createHash} from 'node:crypto';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {generateSW} from 'workbox-build';
import {cachePrefix} from '../../lib/offlineCaches';
import {readBuiltPage} from '../builtPage';
import {createWebManifest, readSurfaceColors} from './createWebManifest';
import {runtimeCaching} from './runtimeCaching';

export interface OfflineOptions {
  /** False takes the worker away from visitors who have it. */
  enabled: boolean;
  /** What the site is, in a sentence. */
  summary: string;
}

/** What has to be there without network although nobody opened it: where unknown pages lead, and a way to search. */
const PRECACHED = ['offline', 'search'];

const tokens = 'src/css/tokens.css';

/** The part of the bundler's report that is read here: the files of each chunk, and the imports it was made for. */
interface Stats {
  toJson(options: object): {chunks?: {files?: string[]; origins?: {request?: string}[]}[]};
}

/** The part of the bundler that is used here. */
interface Compiler {
  hooks: {done: {tap(name: string, report: (stats: Stats) => void): void}};
}

/** The modules that Docusaurus imports for a route. */
const modulesOf = ({component, modules, context}: RouteConfig & {context?: unknown}): string[] =>
  [component, ...stringsIn(modules), ...stringsIn(context)].filter(Boolean);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(stringsIn);

/**
 * Lets visitors read offline what they have opened, and install the site: writes `sw.js`, a service worker of Workbox's
 * own strategies, and `manifest.webmanifest`.
 *
 * `@docusaurus/plugin-pwa` does not fit: it stores all pages and scripts, some 13 MB, for every visitor who installs the
 * site. This worker stores what was read.
 */
export default function offline({baseUrl, siteDir}: LoadContext, options: unknown): Plugin {
  const {enabled, summary} = options as OfflineOptions;
  /** The files of the chunks that an import leads to, by what is imported. */
  const filesOf = new Map<string, string[]>();
  const colors = async () => readSurfaceColors(await readFile(path.join(siteDir, tokens), 'utf8'), tokens);

  return {
    name: 'offline',

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const apply = (compiler: Compiler) =>
        compiler.hooks.done.tap('offline', (stats) => {
          const {chunks = []} = stats.toJson({all: false, chunks: true, chunkOrigins: true});
          for (const {files = [], origins = []} of chunks) {
            for (const {request = ''} of origins) filesOf.set(request, [...(filesOf.get(request) ?? []), ...files]);
          }
        });
      return {plugins: [{apply}] as never};
    },

    async loadContent() {
      return colors();
    },

    injectHtmlTags({content}) {
      const {light, dark} = content as Awaited<ReturnType<typeof colors>>;
      return {
        headTags: [
          {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
          {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
          // src/client/themeColor.ts sets the color of the mode that the visitor has chosen.
          {
            tagName: 'meta',
            attributes: {name: 'theme-color', content: light, 'data-light': light, 'data-dark': dark},
          },
        ],
      };
    },

    async postBuild({outDir, routes, siteConfig}) {
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      const manifest = createWebManifest({title: siteConfig.title, summary, baseUrl, color: (await colors()).light});
      await write('manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
      if (!enabled) {
        await copyFile(path.join(__dirname, 'removal.js'), path.join(outDir, 'sw.js'));
        logger.info('offline: the service worker is taken away from visitors who have it');
        return;
      }

      const entries = new Map<string, string | null>();
      for (const name of PRECACHED) {
        const file = path.join(outDir, `${name}.html`);
        entries.set(
          baseUrl + name,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex')
            .slice(0, 12),
        );
        const $ = await readBuiltPage(file);
        const named = $('script[src], :not(noscript) > link[rel="stylesheet"], link[rel="preload"][as="font"]')
          .toArray()
          .map(({attribs}) => attribs.src ?? attribs.href ?? '');
        const route = routes.find((one) => one.path === baseUrl + name);
        const chunks = route ? modulesOf(route) : [];
        const files = chunks.flatMap(
          (module) => filesOf.get(aliasedSitePath(module, siteDir)) ?? filesOf.get(module) ?? [],
        );
        for (const address of [...named, ...files.map((one) => baseUrl + one)]) {
          if (address.startsWith(`${baseUrl}assets/`)) entries.set(address, null);
        }
      }
      const {warnings} = await generateSW({
        swDest: path.join(outDir, 'sw.js'),
        globDirectory: outDir,
        globPatterns: [],
        cacheId: cachePrefix(baseUrl),
        additionalManifestEntries: [...entries].sort().map(([url, revision]) => ({url, revision})),
        // The query is for the page itself.
        ignoreURLParametersMatching: [/./],
        runtimeCaching: runtimeCaching(baseUrl),
        clientsClaim: true,
        skipWaiting: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        mode: 'production',
      });
      if (warnings.length) throw new Error(`offline: ${warnings.join('\n')}`);
      logger.info(`offline: ${entries.size} files are stored with the worker`);
    },
  };
}
