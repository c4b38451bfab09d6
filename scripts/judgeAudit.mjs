/**
 * @typedef {object} Advisory
 * @property {string} id such as GHSA-xxxx-xxxx-xxxx
 * @property {string} package the package that has the hole
 * @property {string} title
 * @property {string} severity
 */

/**
 * An advisory that may stand for a while.
 * @typedef {object} Allowance
 * @property {string} id
 * @property {string} package
 * @property {string} reason why the hole harms neither readers nor builds
 * @property {string} until the last day on which it may stand, as 2027-05-31
 */

/** The advisories of a report of `npm audit --json` (its version 2). Null where it holds none, such as an error. */
export function readAdvisories(report) {
  if (report?.auditReportVersion !== 2 || typeof report.vulnerabilities !== 'object') return null;
  // A package is also listed for what it depends on: those entries are names, not advisories.
  const own = Object.values(report.vulnerabilities).flatMap(({via}) => via.filter((one) => typeof one === 'object'));
  const all = own.map(({url, name, title, severity}) => ({id: url.split('/').at(-1), package: name, title, severity}));
  const byKey = new Map(all.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory]));
  return [...byKey.keys()].sort().map((key) => /** @type {Advisory} */ (byKey.get(key)));
}

/**
 * What is wrong, a sentence each: an advisory without an allowance, and an allowance that is over, not needed or
 * without a reason. `today` is a day as 2027-05-31.
 * @param {Advisory[]} advisories
 * @param {Allowance[]} allowances
 * @param {string} today
 */
export function judgeAdvisories(advisories, allowances, today) {
  const file = 'scripts/audit.json';
  const same = (one, other) => one.id === other.id && one.package === other.package;
  const unlisted = advisories
    .filter((advisory) => !allowances.some((allowance) => same(advisory, allowance)))
    .map(
      ({id, package: name, title, severity}) =>
        `${name}: ${title} (${severity}, https://github.com/advisories/${id}). Update it, or say in ${file} why it may stand.`,
    );
  const faulty = allowances.flatMap((allowance) => {
    const {id, package: name, reason, until} = allowance;
    const entry = `${file}: ${id} of ${name}`;
    if (!reason?.trim()) return [`${entry} has no reason.`];
    if (!/^\d{4}-\d{2}-\d{2}$/.test(until ?? '')) return [`${entry} needs "until" as a day, such as 2027-05-31.`];
    if (until < today) return [`${entry} was allowed until ${until}. Update the package, or look at it anew.`];
    if (!advisories.some((advisory) => same(advisory, allowance)))
      return [`${entry} is not needed any more. Remove it.`];
    return [];
  });
  return [...unlisted, ...faulty];
}

/**
 * A package of the lockfile.
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} [licence] an SPDX expression
 */

/**
 * Whether an SPDX expression is allowed: one of the sides of an OR, both of an AND, which binds closer. An exception
 * (`A WITH B`) has to be allowed by that name. What is no expression is not allowed.
 */
function allows(expression, allowed) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const take = (token) => tokens[0] === token && tokens.shift() !== undefined;
  /** An identifier or what stands in parentheses; null where neither does. */
  const one = () => {
    if (take('(')) {
      const inner = either();
      return take(')') ? inner : null;
    }
    const name = /^[\w.+-]+$/.test(tokens[0] ?? '') ? tokens.shift() : null;
    if (name === null || /^(AND|OR|WITH)$/.test(name)) return null;
    return allowed.includes(take('WITH') ? `${name} WITH ${tokens.shift()}` : name);
  };
  /** A row of parts: all are read, so that what follows a false one is seen to be an expression. */
  const row = (part, word, join) => {
    const parts = [part()];
    while (take(word)) parts.push(part());
    return parts.includes(null) ? null : join(parts);
  };
  const both = () => row(one, 'AND', (parts) => parts.every(Boolean));
  const either = () => row(both, 'OR', (parts) => parts.some(Boolean));
  return either() === true && tokens.length === 0;
}

/**
 * What is wrong, a sentence each: a licence that is not allowed, and a named package that is not there any more.
 * @param {Package[]} packages
 * @param {string[]} allowed SPDX identifiers
 * @param {Record<string, string>} named licences of packages whose package.json names none, by name@version
 */
export function judgeLicences(packages, allowed, named) {
  const faults = packages
    .map(({name, version, licence}) => ({id: `${name}@${version}`, licence: licence ?? named[`${name}@${version}`]}))
    .filter(({licence}) => !licence || !allows(licence, allowed))
    .map(
      ({id, licence}) =>
        `${id}: licence ${licence ?? 'not named'}, which scripts/audit.json does not allow. Use another package or version.`,
    );
  const unused = Object.keys(named)
    .filter((id) => !packages.some(({name, version, licence}) => `${name}@${version}` === id && !licence))
    .map((id) => `scripts/audit.json: ${id} is not needed any more. Remove it.`);
  return [...faults, ...unused];
}
