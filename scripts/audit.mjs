// Asks the registry for known holes in all packages of the lockfile, and looks at their licences: `node scripts/audit.mjs`.
// Packages for development count, too: all of them run on the machines that build the site. scripts/audit.json holds
// what may stand. Where the registry answers no audits, the exit code is 75: nothing is known, which is no pass.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {judgeAdvisories, judgeLicences, readAdvisories} from './judgeAudit.mjs';

/** The exit code that says that the registry could not be asked: EX_TEMPFAIL of sysexits.h. */
const NOT_ASKED = 75;

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const {advisories: allowances, licences} = read('scripts/audit.json');

/** The licence that a package names: in the lockfile, else in its package.json, older forms included. */
function licenceOf(folder, {license}) {
  if (license) return license;
  const file = `${folder}/package.json`;
  const {license: own, licenses} = fs.existsSync(file) ? read(file) : {};
  return own?.type ?? own ?? licenses?.map(({type}) => type).join(' OR ');
}

const packages = Object.entries(read('package-lock.json').packages)
  .filter(([folder, {link}]) => folder && !link)
  .map(([folder, entry]) => ({
    name: folder.split('node_modules/').at(-1),
    version: entry.version,
    licence: licenceOf(folder, entry),
  }));
const faults = judgeLicences(packages, licences.allowed, licences.named);
console.log(`${packages.length} packages: ${faults.length || 'none'} with a licence that is not allowed.`);

// The script's own shell finds npm on Windows, too.
const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', shell: true, maxBuffer: 64e6});
let report;
try {
  report = JSON.parse(stdout);
} catch {
  report = undefined;
}
const advisories = readAdvisories(report);
if (advisories) {
  faults.push(...judgeAdvisories(advisories, allowances, new Date().toISOString().slice(0, 10)));
  console.log(`${advisories.length} known holes, ${allowances.length} allowed for now.`);
}
for (const fault of faults) console.error(fault);
if (!advisories) {
  const reason = report?.message ?? report?.error?.summary ?? 'no answer';
  console.log(`Left out: known holes were not looked up, because the registry answers no audit here (${reason}).`);
}
process.exitCode = faults.length ? 1 : advisories ? 0 : NOT_ASKED;
