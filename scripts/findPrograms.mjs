// @ts-check
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

// Chromium without its own window, in which the tests take two thirds of the time.
const SHELL = 'chromium-headless-shell';

/**
 * The script of a program in an installed package, for `node SCRIPT`. The files in `node_modules/.bin` need a shell on
 * Windows.
 * @param {string} name
 * @param {string} [from] the package, if it has another name
 */
export function findScript(name, from = name) {
  const folder = path.join(import.meta.dirname, '../node_modules', from);
  const {bin} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** @param {string} name @returns {string | undefined} the full path of a program on the PATH */
export function onPath(name, list = process.env.PATH ?? '') {
  const folders = list.split(path.delimiter).filter(Boolean);
  const names = process.platform === 'win32' ? [`${name}.exe`, name] : [name];
  return folders.flatMap((folder) => names.map((one) => path.join(folder, one))).find((file) => fs.existsSync(file));
}

/** Where Chrome, Chromium, and Edge install themselves on systems that do not put them on the PATH. */
function usualBrowsers() {
  const {PROGRAMFILES, 'PROGRAMFILES(X86)': programsOf32Bits, LOCALAPPDATA} = process.env;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform !== 'win32') return [];
  const files = [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  return files.flatMap((file) =>
    [PROGRAMFILES, programsOf32Bits, LOCALAPPDATA].flatMap((folder) => (folder ? [path.join(folder, file)] : [])),
  );
}

/** @returns {Promise<number>} a port of this machine that was free a moment ago */
export async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = /** @type {net.AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}

/** @returns {boolean} whether this process may install Debian packages */
export const mayInstall = () => process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/** Installs one Debian package. @param {string} name @returns {boolean} whether it worked */
export function installPackage(name) {
  console.log(`Installing the Debian package ${name} …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  spawnSync('apt-get', ['update', '-qq'], {env, stdio: 'inherit'});
  const {status} = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * Finds a program on the PATH, or installs the Debian package that contains it, if this process may do so.
 * @param {string} name
 * @returns {string | undefined} its full path; undefined if it is missing and may not be installed
 * @throws {Error} if the installation fails, or does not bring the program
 */
export function findOrInstall(name, debian = name) {
  const found = onPath(name);
  if (found || !mayInstall()) return found;
  const advice = `Install it by hand, "apt-get install ${debian}", or run the command as another user than root.`;
  if (!installPackage(debian)) throw new Error(`apt-get could not install ${debian}; it says above why. ${advice}`);
  const installed = onPath(name);
  if (!installed) {
    throw new Error(`Debian's package ${debian} was installed, but contains no program "${name}". ${advice}`);
  }
  return installed;
}

/**
 * Finds a Chromium: BROWSER_PATH, the headless shell (from Debian, if this process may install it), another one on the
 * PATH or in its usual folder, or Playwright's own.
 * @returns {Promise<string | undefined>} the path of an executable
 */
export async function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named && !fs.existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
  const shell = named || onPath(SHELL) || (mayInstall() && installPackage(SHELL) && onPath(SHELL));
  const installed =
    shell ||
    ['chromium', 'google-chrome', 'chromium-browser'].map((name) => onPath(name)).find(Boolean) ||
    usualBrowsers().find((file) => fs.existsSync(file));
  if (installed) return installed;
  // Not at the top, because `npm test` loads this file before the packages are installed.
  const {chromium} = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : findOrInstall(SHELL);
}
