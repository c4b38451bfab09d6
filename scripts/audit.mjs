// Checks the licenses of the installed packages, and asks the registry for their known vulnerabilities:
// `node scripts/audit.mjs`. Packages for development count, too: all of them run on the machines that build the site.
// scripts/audit.json lists the licenses that are allowed, and by their IDs the advisories that may stand for a while:
// {"GHSA-aaaa-bbbb-cccc": {"reason": "Only reads our own files.", "until": "2027-05-31"}}
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {promisify} from 'node:util';
import checker from 'license-checker-rseidelsohn';

/** The exit code that says that the registry could not be asked: EX_TEMPFAIL of sysexits.h. */
const NOT_ASKED = 75;

const file = 'scripts/audit.json';
const {licenses, advisories} = JSON.parse(fs.readFileSync(file, 'utf8'));
// `onlyAllow` looks for a name anywhere in an expression, and would allow "MIT AND AGPL-3.0"; this reads expressions.
const refused = await promisify(checker.init)({
  start: process.cwd(),
  excludeLicenses: licenses.join(),
  excludePackages: 'openrefine.org',
});
const faults = Object.entries(refused).map(
  ([id, entry]) => `${id}: ${file} does not allow its license, ${entry.licenses}. Use another package or version.`,
);
console.log(`${faults.length || 'No'} packages have a license that is not allowed.`);

// The script's own shell finds npm on Windows, too.
const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', shell: true, maxBuffer: 64e6});
let report;
try {
  report = JSON.parse(stdout);
} catch {
  report = {message: 'no answer'};
}
if (report.vulnerabilities) {
  // A package is also listed for what it depends on: those entries are names, not advisories.
  const found = Object.values(report.vulnerabilities).flatMap(({via}) => via.filter(({url}) => url));
  const byId = new Map(found.map((advisory) => [advisory.url.split('/').at(-1), advisory]));
  for (const [id, {name, title, severity, url}] of byId) {
    if (!advisories[id]) {
      faults.push(`${name}: ${title} (${severity}, ${url}). Update it, or say in ${file} why it may stand.`);
    }
  }
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  for (const [id, {reason, until}] of Object.entries(advisories)) {
    if (!byId.has(id)) faults.push(`${file}: ${id} is no longer needed. Remove it.`);
    else if (!reason || !(Date.parse(until) >= today)) {
      faults.push(
        `${file}: ${id} needs a reason and, in "until", a day still to come. Update the package, or add them.`,
      );
    }
  }
  console.log(`${byId.size} known vulnerabilities, ${Object.keys(advisories).length} of them allowed for now.`);
} else {
  const reason = report.message ?? report.error?.summary;
  console.log(`Left out: vulnerabilities were not looked up, because the registry answers no audit here (${reason}).`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : report.vulnerabilities ? 0 : NOT_ASKED;
