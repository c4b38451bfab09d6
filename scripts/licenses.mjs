// @ts-check
// Fails if an installed package has a license that is not in this list: `node scripts/licenses.mjs`.
import {execFileSync} from 'node:child_process';
import {findScript} from './findPrograms.mjs';

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // Only libvips, which sharp loads to make images.
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

// Not --onlyAllow, which allows "MIT AND AGPL-3.0" because it finds "MIT" in it.
const options = ['--excludeLicenses', allowed.join(), '--excludePackages', 'openrefine.org', '--json'];
/** @type {Record<string, {licenses: string}>} */
const refused = JSON.parse(
  execFileSync(process.execPath, [findScript('license-checker-rseidelsohn'), ...options], {encoding: 'utf8'}),
);
for (const [name, {licenses}] of Object.entries(refused)) {
  console.error(
    `${name}: scripts/licenses.mjs does not allow its license, ${licenses}. Use another package or version.`,
  );
}
process.exitCode = Object.keys(refused).length ? 1 : 0;
