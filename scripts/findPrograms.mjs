import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

// The shell is Chromium without the frame around the page: the tests take half as long in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the full path of the first of `names` that lies on the PATH */
export function onPath(names, searched = process.env.PATH ?? '') {
  const folders = searched.split(path.delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (fs.existsSync(file)) return file;
    }
  }
  return undefined;
}

/** @returns {Promise<number>} a port of this machine that was free a moment ago */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<string | undefined>} the browser that Playwright itself keeps, where it was downloaded */
async function ofPlaywright() {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** @returns {boolean} whether this process may install Debian packages */
export function mayInstall() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

/** Installs one Debian package. @returns {boolean} whether it worked */
export function installPackage(name) {
  console.log(`Installing Debian's package ${name} …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  spawnSync('apt-get', ['update', '-qq'], {env, stdio: 'inherit'});
  const {status} = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * Finds a program that lies on the PATH or in one of the further `folders`, or installs the Debian package of its name,
 * if this process may do so.
 * @returns {string | undefined} its full path; undefined where it is missing and may not be installed
 * @throws {Error} where the installation fails, or does not bring the program
 */
export function findOrInstall(name, folders = []) {
  const find = () => onPath([name], [process.env.PATH, ...folders].filter(Boolean).join(path.delimiter));
  const found = find();
  if (found || !mayInstall()) return found;
  const advice = `Install it by hand, "apt-get install ${name}", or run the command as another user than root.`;
  if (!installPackage(name)) throw new Error(`apt-get could not install ${name}; it says above why. ${advice}`);
  const installed = find();
  if (!installed)
    throw new Error(`Debian's package ${name} was installed, but brought no program "${name}". ${advice}`);
  return installed;
}

/**
 * Finds a Chromium: BROWSER_PATH, an installed Chromium or Chrome, Playwright's own, or Debian's headless shell when
 * this process may install it.
 * @returns {Promise<string>} the path of an executable
 * @throws {Error} that says what to install
 */
export async function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = onPath(NAMES) ?? PLACES.find((file) => fs.existsSync(file)) ?? (await ofPlaywright());
  if (found) return found;
  if (mayInstall() && installPackage('chromium-headless-shell')) {
    const installed = onPath(NAMES);
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the browser tests. Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell), ' +
      'or run "npx playwright install chromium", or set BROWSER_PATH to an executable.',
  );
}

/**
 * Finds the Chromium that paints as a reader's does, for what is timed: not the headless shell.
 * @returns {Promise<string>} the path of an executable
 * @throws {Error} that says what to install
 */
export async function findFullBrowser() {
  const found =
    process.env.BROWSER_PATH ??
    onPath(NAMES.filter((name) => !name.includes('shell'))) ??
    PLACES.find((file) => fs.existsSync(file)) ??
    (mayInstall() && installPackage('chromium') ? onPath(['chromium']) : undefined);
  if (found && fs.existsSync(found)) return found;
  throw new Error(
    'No full Chromium or Chrome. Install one (on Debian: apt-get install chromium), or set BROWSER_PATH to an executable.',
  );
}

/** @returns {string} the version line that the executable prints */
export function browserVersion(file) {
  return execFileSync(file, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
}
