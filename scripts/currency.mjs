// @ts-check
/**
 * Lists what is new in OpenRefine's public repositories and missing here: `node scripts/currency.mjs`.
 * Prints Markdown, or nothing. If GitHub does not answer, it says so and ends with 0, because nothing is known.
 * `.github/workflows/currency.yml` runs it each week.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} file */
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, 'src/data', file), 'utf8'));

/** The published page of extensions also lists client libraries and distributions. */
const lists = ['extensions.json', 'clientLibraries.json', 'distributions.json', 'ecosystemTools.json'];

const PROGRAM = 'https://api.github.com/repos/OpenRefine/OpenRefine/releases?per_page=30';
const SITE = 'https://api.github.com/repos/OpenRefine/openrefine.org/contents';

/** GitHub repositories, in lowercase, so that spellings of one address are equal. @param {string} text */
const repositories = (text) => [
  ...new Set(
    [...text.matchAll(/github\.com\/([\w.-]+\/[\w-]+(?:\.[\w-]+)*)/gi)].map(([, name = '']) => name.toLowerCase()),
  ),
];
/** @param {string} name the day that it begins with, if any */
const day = (name) => /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? '';

/** @returns {{versions: string[], repositories: string[], days: string[]}} what this site has */
export function readLocal() {
  const listed = [...read('releases.json'), ...read('releaseHistory.json')];
  return {
    versions: listed.map(({version}) => version),
    repositories: repositories(JSON.stringify(lists.map(read))),
    days: fs.readdirSync(path.join(root, 'blog')).map(day).filter(Boolean),
  };
}

/**
 * @param {{releases: {tag_name: string, prerelease: boolean, draft: boolean}[], extensions: string, posts: string[]}} published
 *   the releases as GitHub lists them, the text of the published list of extensions, and the names of the posts' files
 * @param {ReturnType<typeof readLocal>} local
 * @returns {string} Markdown, empty if nothing is missing
 */
export function describeNews({releases, extensions, posts}, local) {
  const stable = releases.filter(({prerelease, draft}) => !prerelease && !draft).map(({tag_name}) => tag_name);
  // The first address of a row is that of the extension.
  const rows = extensions.split('\n').filter((line) => line.startsWith('|'));
  const listed = rows.flatMap((row) => repositories(row).slice(0, 1));
  const missing = {
    'Releases (see "Publish a release" in CONTRIBUTING.md)': stable.filter((tag) => !local.versions.includes(tag)),
    'Extensions and client libraries (`src/data`)': listed
      .filter((name) => !local.repositories.includes(name))
      .map((name) => `https://github.com/${name}`),
    'Posts (`blog`)': posts.filter((name) => day(name) && !local.days.includes(day(name))),
  };
  return Object.entries(missing)
    .filter(([, names]) => names.length)
    .map(([heading, names]) => `## ${heading}\n\n${names.map((name) => `- ${name}\n`).join('')}`)
    .join('\n');
}

/** @param {string} url @param {string} accept */
async function ask(url, accept) {
  const token = process.env.GH_TOKEN;
  const headers = {accept, ...(token && {authorization: `Bearer ${token}`})};
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(30_000)});
  if (!response.ok) throw new Error(`${url} returns status ${response.status}`);
  return response;
}

async function readPublished() {
  const json = 'application/vnd.github+json';
  const [releases, extensions, posts] = await Promise.all([
    ask(PROGRAM, json).then((response) => response.json()),
    ask(`${SITE}/src/pages/extensions.md`, 'application/vnd.github.raw+json').then((response) => response.text()),
    ask(`${SITE}/blog`, json).then((response) => response.json()),
  ]);
  return {releases, extensions, posts: posts.map((/** @type {{name: string}} */ {name}) => name)};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(describeNews(await readPublished(), readLocal()));
  } catch (error) {
    console.error(`Not compared: ${error instanceof Error ? error.message : error}.`);
  }
}
