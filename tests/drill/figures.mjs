// @ts-check
/**
 * The yearly figures of the next year.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  const counted = {};
  site.json('src/data/activity.json', (activity) => {
    const year = activity.publicationsThisYear.year;
    activity.asOf = `${year + 1}-07-31`;
    activity.publications.push({year, count: 800});
    activity.publicationsThisYear = {year: year + 1, count: 300};
    activity.forum.members += 100;
    Object.assign(counted, {asOf: activity.asOf, publications: {year, count: 800}});
  });
  site.json('src/data/usage.json', (usage) => Object.assign(usage, counted));
};
