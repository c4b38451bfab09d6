import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HeaderRule} from '../../config/headers';
import {readBuiltPage} from '../builtPage';
import {attributeScripts, inlineScripts, scriptHash} from './inlineScripts';
import {renderHeaders} from './renderHeaders';

export interface SecurityHeadersOptions {
  /** The rules for the hashes of the inline scripts and the first parts of the addresses of pages, such as `docs`. */
  headerRules: (scriptHashes: string[], pageTops: string[]) => HeaderRule[];
  /** HTML files, by their paths below the built site, that another plugin writes at the same time, and so are not read. */
  unread: string[];
  /** The inline scripts of those files that the policy allows, for a site below a path without a slash at its end. */
  unreadScripts: (base: string) => string[];
}

/**
 * Writes `_headers` at the root of the built site: what the host says beside each file, with a policy that allows the
 * inline scripts of the pages by their hashes and no others.
 */
export default function securityHeaders({baseUrl}: LoadContext, options: unknown): Plugin {
  const {headerRules, unread, unreadScripts} = options as SecurityHeadersOptions;
  return {
    name: 'security-headers',

    async postBuild({outDir, routesPaths}) {
      const base = baseUrl.slice(0, -1);
      const hashes = new Set(unreadScripts(base).map(scriptHash));
      const files = (await readdir(outDir, {recursive: true})).filter(
        (file) => file.endsWith('.html') && !unread.includes(file),
      );
      // In the order of the routes, as the other plugins read them.
      for (const [, file] of files.map((name) => [name.replace(/(?:index)?\.html$/, ''), name] as const).sort()) {
        const page = await readBuiltPage(path.join(outDir, file));
        const [attribute] = attributeScripts(page);
        if (attribute) throw new Error(`${file}: ${attribute} is a script that no policy can allow. Use a listener.`);
        for (const script of inlineScripts(page)) hashes.add(scriptHash(script));
      }
      const routes = routesPaths.map((route) => route.slice(baseUrl.length)).filter((route) => route !== '404.html');
      const rules = headerRules(
        [...hashes].sort(),
        routes.map((route) => route.split('/')[0] ?? ''),
      );
      await writeFile(path.join(outDir, '_headers'), renderHeaders(rules, base));
      logger.info(`security-headers: ${hashes.size} inline scripts on ${files.length} pages`);
    },
  };
}
