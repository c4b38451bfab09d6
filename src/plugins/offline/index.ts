import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generateSW} from 'workbox-build';
import {createRuntimeCaching} from './createRuntimeCaching';

/**
 * Lets readers open pages offline that they have opened before, and install the site: writes the service worker `sw.js`,
 * and names `static/manifest.webmanifest` on every page. `src/client/offline.ts` registers the worker.
 *
 * `@docusaurus/plugin-pwa` 3.10.2 does not fit. It stores only whole sites, for readers who install them (589 files,
 * 22 MB), and leaves out the screenshots and the search index, because its list of files is closed and is made while
 * other plugins still write theirs.
 */
export default function offline({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline',

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
      ],
    }),

    async postBuild({outDir}) {
      const {warnings} = await generateSW({
        swDest: path.join(outDir, 'sw.js'),
        globDirectory: outDir,
        // Nothing is stored before a reader opens a page.
        globPatterns: [],
        runtimeCaching: createRuntimeCaching(baseUrl),
        clientsClaim: true,
        skipWaiting: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        mode: 'production',
      });
      if (warnings.length > 0) throw new Error(`offline: ${warnings.join('\n')}`);
    },
  };
}
