import {execFileSync, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

// Chromium without the frame around the page: the tests take half as long in it.
const SHELL = 'chromium-headless-shell';

/** @returns {string | undefined} the full path of a program that lies on the PATH, or in another list of folders */
export function onPath(name, searched = process.env.PATH ?? '') {
  const folders = searched.split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/** @returns {Promise<number>} a port of this machine that was free a moment ago */
export async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  await once(server.close(), 'close');
  return port;
}

/** @returns {boolean} whether this process may install packages of Debian */
export const mayInstall = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

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
 * Finds a program that lies on the PATH or in one of the further `folders`, or installs the Debian package that brings
 * it, if this process may do so.
 * @returns {string | undefined} its full path; undefined where it is missing and may not be installed
 * @throws {Error} where the installation fails, or does not bring the program
 */
export function findOrInstall(name, folders = [], debian = name) {
  const find = () => onPath(name, [process.env.PATH, ...folders].join(path.delimiter));
  const found = find();
  if (found || !mayInstall()) return found;
  const advice = `Install it by hand, "apt-get install ${debian}", or run the command as another user than root.`;
  if (!installPackage(debian)) throw new Error(`apt-get could not install ${debian}; it says above why. ${advice}`);
  const installed = find();
  if (!installed)
    throw new Error(`Debian's package ${debian} was installed, but brought no program "${name}". ${advice}`);
  return installed;
}

/** @returns {Promise<string | undefined>} an installed Chrome or Chromium, or the one that Playwright downloaded */
async function findChrome() {
  const {Launcher} = await import('chrome-launcher');
  const {chromium} = await import('@playwright/test');
  try {
    const installed = Launcher.getFirstInstallation();
    if (installed) return installed;
  } catch {
    // On Linux, this is how the launcher says that there is none.
  }
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds a Chromium: BROWSER_PATH, the headless shell, an installed Chromium or Chrome, Playwright's own, or Debian's when
 * this process may install it. What is timed asks for a `full` one, which paints as a reader's does: not the shell.
 * @returns {Promise<string>} the path of an executable
 * @throws {Error} that says what to install
 */
export async function findBrowser({full = false} = {}) {
  const named = process.env.BROWSER_PATH;
  if (named && !fs.existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
  const debian = full ? 'chromium' : SHELL;
  const found = named || (!full && onPath(SHELL)) || (await findChrome()) || findOrInstall(debian);
  if (found) return found;
  throw new Error(
    `There is no Chromium or Chrome. Install one (on Debian: apt-get install ${debian}), ` +
      'or run "npx playwright install chromium", or set BROWSER_PATH to an executable.',
  );
}

/** @returns {string} the version line that the executable prints */
export function browserVersion(file) {
  return execFileSync(file, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
}
