import {checkActivity} from '../../data/activity.schema';
import {checkDonations} from '../../data/donations.schema';
import {checkEvents} from '../../data/events.schema';
import {checkGrants} from '../../data/grants.schema';
import {checkHistory} from '../../data/history.schema';
import {checkFacets, checkOperations} from '../../data/operations.schema';
import {
  checkClientLibraries,
  checkDistributions,
  checkEcosystemTools,
  checkExtensions,
  checkReconciliationServices,
  checkResources,
} from '../../data/listings.schema';
import {checkRedirects} from '../../data/redirects.schema';
import {checkReleaseHistory} from '../../data/releaseHistory.schema';
import {checkReleases} from '../../data/releases.schema';
import {checkScreenshots} from '../../data/screenshots.schema';
import {checkSearchSynonyms} from '../../data/searchPhrasings.schema';
import {parseSurvey} from '../../data/surveys/survey.schema';
import {checkVulnerabilities} from '../../data/vulnerabilities.schema';
import {checkEach} from '../../build/ContentError';

/** The files in `src/data` by their names, each with its check. A check names the file, entry, field, and fix. */
export const checks = {
  activity: checkActivity,
  clientLibraries: checkClientLibraries,
  distributions: checkDistributions,
  donations: checkDonations,
  ecosystemTools: checkEcosystemTools,
  events: checkEvents,
  extensions: checkExtensions,
  facets: checkFacets,
  grants: checkGrants,
  history: checkHistory,
  operations: checkOperations,
  reconciliationServices: checkReconciliationServices,
  redirects: checkRedirects,
  releaseHistory: checkReleaseHistory,
  releases: checkReleases,
  resources: checkResources,
  screenshots: checkScreenshots,
  searchSynonyms: checkSearchSynonyms,
  vulnerabilities: checkVulnerabilities,
};

export type SiteData = {[Name in keyof typeof checks]: ReturnType<(typeof checks)[Name]>};

/**
 * Checks all data files and the `surveys`, which are paths such as `src/data/surveys/2024.json`.
 * The error lists what is wrong in all of them.
 */
export function checkDataFiles(read: (file: string) => unknown, surveys: readonly string[]): SiteData {
  const data: Partial<Record<string, unknown>> = {};
  const files: [file: string, check: () => void][] = [
    ...Object.entries(checks).map(([name, check]): [string, () => void] => {
      const file = `src/data/${name}.json`;
      return [file, () => (data[name] = check(read(file)))];
    }),
    ...surveys.map((file): [string, () => void] => [file, () => parseSurvey(file, read(file))]),
  ];
  checkEach(files, ([, check]) => check());
  return data as SiteData;
}
