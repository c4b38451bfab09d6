// @ts-check
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {installPackage, mayInstall, onPath} from './findPrograms.mjs';

const LIST = fileURLToPath(new URL('openrefine-packages.txt', import.meta.url));
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The version that the examples are checked with, for example `3.9.5`. */
export const {version} = JSON.parse(
  fs.readFileSync(new URL('../src/data/checkedVersion.json', import.meta.url), 'utf8'),
);

/** Thrown if this machine cannot prepare OpenRefine. The message says what to do. */
export class NotPossible extends Error {}

/** @returns {string} the folder that holds the prepared tool, or will */
export function preparedFolder({XDG_CACHE_HOME: cache} = process.env) {
  return path.join(cache || path.join(os.homedir(), '.cache'), 'openrefine-site', version);
}

/** @returns {string | undefined} the command that starts the prepared tool, unless it was made from another list */
export function findPrepared(folder = preparedFolder()) {
  const list = path.join(folder, 'packages.txt');
  if (!fs.existsSync(list) || fs.readFileSync(list, 'utf8') !== fs.readFileSync(LIST, 'utf8')) return undefined;
  return path.join(folder, 'openrefine');
}

/**
 * Downloads the packages with apt, which checks their signatures, and unpacks them. It does not install anything, so it
 * needs no root and does not change what is installed.
 * @returns {string} the command that starts the tool
 * @throws {NotPossible} if a program is missing
 */
export function prepare(folder = preparedFolder()) {
  findNeeded();
  fs.mkdirSync(path.dirname(folder), {recursive: true});
  const made = fs.mkdtempSync(`${folder}-`);
  try {
    const list = fs.readFileSync(LIST, 'utf8');
    const packages = parseList(list);
    const debs = path.join(made, 'debs');
    download(Object.keys(packages), debs);
    for (const name of fs.readdirSync(debs).filter((file) => file.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['--extract', path.join(debs, name), made], {stdio: ['ignore', 'ignore', 'inherit']});
    }
    fs.rmSync(debs, {recursive: true});
    linkLibraries(path.join(made, 'usr/share/openrefine/webapp/WEB-INF/lib'), Object.values(packages).flat());
    const extension = path.join(made, 'usr/share/openrefine/webapp/extensions/optional/module/MOD-INF');
    fs.mkdirSync(extension, {recursive: true});
    fs.writeFileSync(path.join(extension, 'module.properties'), 'name = optional\nrequires = core\n');
    fs.writeFileSync(path.join(extension, 'controller.js'), EXTENSION);
    fs.writeFileSync(path.join(made, 'openrefine'), START, {mode: 0o755});
    // This comes last, because it marks the folder as complete.
    fs.writeFileSync(path.join(made, 'packages.txt'), list);
    fs.rmSync(folder, {recursive: true, force: true});
    fs.renameSync(made, folder);
  } finally {
    fs.rmSync(made, {recursive: true, force: true});
  }
  return path.join(folder, 'openrefine');
}

/** The package's own command looks for the tool and its settings below /usr and /etc. */
const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/usr/share/openrefine"
exec ./refine -c "$here/etc/openrefine/refine.ini" -w webapp "$@"
`;

/**
 * Debian's package omits a module of Jackson that OpenRefine needs to read and write the settings of a reconciliation.
 * Writing an example once fills the cache of serializers, which writers that were created earlier share with the mapper.
 */
const EXTENSION = `function init() {
  var mapper = Packages.com.google.refine.util.ParsingUtilities.mapper;
  mapper.registerModule(new Packages.com.fasterxml.jackson.datatype.jdk8.Jdk8Module());
  var example = '{"mode": "standard-service", "service": "http://127.0.0.1/", "batchSize": 10}';
  mapper.writeValueAsString(Packages.com.google.refine.model.recon.ReconConfig.reconstruct(example));
}
`;

function findNeeded() {
  if (!onPath('apt-get') || !onPath('dpkg-deb') || !fs.existsSync(KEYS)) {
    throw new NotPossible(
      'One of apt-get, dpkg-deb and the package debian-archive-keyring is missing here. Add it, or install ' +
        `OpenRefine ${version} yourself, and put a script named "openrefine" on PATH that calls its "refine".`,
    );
  }
  const java = () => process.env.JAVA_HOME || onPath('java');
  if (!java() && !(mayInstall() && installPackage('default-jre-headless') && java())) {
    throw new NotPossible(
      'There is no Java here, and this command may not install it. Install version 11 or later: "sudo apt-get install default-jre-headless".',
    );
  }
}

/** @param {string} text @returns {Record<string, string[]>} the libraries to link by package, as apt is asked for it */
function parseList(text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name = '', ...jars]) => [name, jars]));
}

/** @param {string[]} packages @param {string} folder */
function download(packages, folder) {
  for (const name of ['lists/partial', 'archives/partial']) fs.mkdirSync(path.join(folder, name), {recursive: true});
  const sources = path.join(folder, 'sources.list');
  const suites = ['trixie', 'bookworm', 'sid'];
  fs.writeFileSync(sources, suites.map((suite) => `deb [signed-by=${KEYS}] ${MIRROR} ${suite} main\n`).join(''));
  // A separate state needs no root and ignores what is installed. The proxy settings of the machine's apt still apply.
  const settings = {
    'Dir::State': folder,
    'Dir::State::status': '/dev/null',
    'Dir::Cache': folder,
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::Etc::preferences': '/dev/null',
    'Dir::Etc::preferencesparts': '/dev/null',
    'APT::Default-Release': 'trixie',
    'APT::Sandbox::User': 'root',
    'APT::Update::Error-Mode': 'any',
    'Acquire::Check-Valid-Until': 'false', // The archive of a past day counts as expired.
    'Acquire::Languages': 'none',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  for (const command of [['update'], ['download', ...packages]]) {
    const {status, stderr} = spawnSync('apt-get', ['-qq', ...options, ...command], {cwd: folder, encoding: 'utf8'});
    if (status === 0) continue;
    throw new Error(
      `apt-get ${command[0]} failed with ${MIRROR}:\n${stderr.trim()}\n` +
        'If the mirror does not answer, name another in DEBIAN_MIRROR. If it no longer has a version, name the archive of the day: ' +
        'DEBIAN_MIRROR=https://snapshot.debian.org/archive/debian/20261030T000000Z. A newer version goes into scripts/openrefine-packages.txt.',
    );
  }
}

/**
 * Debian's libraries refer to others by their path in an installed system. Corrects these paths.
 * @param {string} folder
 * @param {string[]} jars
 */
function linkLibraries(folder, jars) {
  for (const name of fs.readdirSync(folder)) {
    // The web application does not start if a link is broken.
    if (!fs.existsSync(path.join(folder, name))) fs.rmSync(path.join(folder, name));
  }
  for (const jar of jars) {
    const target = path.join('../../../../java', jar);
    if (!fs.existsSync(path.join(folder, target))) throw new Error(`No package brings ${jar}.`);
    fs.symlinkSync(target, path.join(folder, jar));
  }
}
