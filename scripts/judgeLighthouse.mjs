// The parts of scripts/bench-lighthouse.mjs that measure nothing.

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Beside another site: points by which the performance is higher, and the part of the total blocking time, at most. */
export const GOALS = {points: 10, blocking: 0.6};

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * The medians of several reports on one page, and what took something off a score other than the performance.
 * @typedef {{scores: Record<string, number>, fcp: number, lcp: number, tbt: number, cls: number, findings: string[]}} Result
 * `scores` are from 0 to 100; times are in milliseconds.
 * @param {any[]} reports as Lighthouse returns them
 * @returns {Result}
 */
export function medians(reports) {
  const metric = (id) => median(reports.map(({audits}) => audits[id].numericValue));
  const findings = reports.flatMap(({audits, categories}) =>
    CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      categories[category].auditRefs
        .filter(({id, weight}) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({id}) => `${category}: ${audits[id].title} (${id})`),
    ),
  );
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        median(reports.map(({categories}) => Math.round(categories[category].score * 100))),
      ]),
    ),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    findings: [...new Set(findings)],
  };
}

/**
 * What a page misses, in words; empty where nothing.
 * @param {{ours: Result, beside?: Result}} results
 * @returns {string[]}
 */
export function judge({ours, beside}) {
  const faults = CATEGORIES.slice(1)
    .filter((category) => ours.scores[category] < 100)
    .map((category) => `${category} is ${ours.scores[category]}, not 100: ${ours.findings.join(', ')}`);
  if (!beside) return faults;
  const points = ours.scores.performance - beside.scores.performance;
  if (points < GOALS.points) faults.push(`The performance is ${points} points higher, not ${GOALS.points}.`);
  const blocking = ours.tbt / beside.tbt;
  if (blocking > GOALS.blocking) {
    faults.push(`The total blocking time is ${blocking.toFixed(2)} of the other site's, more than ${GOALS.blocking}.`);
  }
  return faults;
}
