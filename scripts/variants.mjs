// @ts-check
// Builds the sites that only the tests in tests/variants need. Each has its own folder below .variants/.
//   node scripts/variants.mjs          builds all of them
//   node scripts/variants.mjs small    builds only the named ones
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The sites to build before the tests, each with the path that it is served under and its environment variables.
 * @satisfies {Record<string, {base: string, env: Record<string, string>}>}
 */
export const VARIANTS = {
  preview: {base: '/docs-preview/', env: {SEARCH_RECORDS_FILE: '.variants/preview/records.json'}},
  small: {
    base: '/',
    env: {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'public-key', ALGOLIA_INDEX_NAME: 'small'},
  },
  locales: {base: '/', env: {}},
};

/** The folder of the built site of a variant. @param {string} name */
export const variantDir = (name) => path.join(root, '.variants', name, 'build');

/** The file with what the build of a variant printed. @param {string} name */
export const logFile = (name) => path.join(root, '.variants', name, 'log.txt');

/**
 * Builds the site of `tests/variants/sites/<name>.config.ts`.
 * @param {string} name
 * @param {{base?: string, env?: Record<string, string>}} [options]
 * @returns {Promise<{status: number | null, output: string}>} the exit code and what the build printed
 */
export function buildVariant(name, {base = '/', env = {}} = {}) {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = ['build', '--config', `tests/variants/sites/${name}.config.ts`, '--out-dir', `.variants/${name}/build`];
  const child = spawn(process.execPath, [docusaurus, ...args], {
    cwd: root,
    env: {
      ...process.env,
      BASE_URL: base,
      FORCE_COLOR: '0', // Tests read the output.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.variants/${name}/generated`,
      // The cache holds one configuration, so that of a variant would replace the one that the site's next build needs.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

/** Builds the variants that the command names, or all. @param {string[]} named */
async function main(named) {
  const unknown = named.filter((name) => !(name in VARIANTS));
  if (unknown.length > 0) throw new Error(`No variant is called ${unknown}. They are ${Object.keys(VARIANTS)}.`);
  for (const [name, options] of Object.entries(VARIANTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const {status, output} = await buildVariant(name, options);
    if (status !== 0) throw new Error(`${output}\nThe variant "${name}" was not built.`);
    fs.writeFileSync(logFile(name), output);
    console.log(`${name} is built.`);
  }
}

// Tests load this file with `require`, which rejects modules with a top-level `await`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main(process.argv.slice(2));
