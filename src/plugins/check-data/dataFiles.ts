import {checkActivity} from '../../data/activity.schema';
import {checkClientLibraries} from '../../data/clientLibraries.schema';
import {checkCommunities} from '../../data/communities2024.schema';
import {checkDistributions} from '../../data/distributions.schema';
import {checkDonations} from '../../data/donations.schema';
import {checkEcosystemTools} from '../../data/ecosystemTools.schema';
import {checkExtensions} from '../../data/extensions.schema';
import {checkFunders} from '../../data/funders.schema';
import {checkGrants} from '../../data/grants.schema';
import {checkHistory} from '../../data/history.schema';
import {checkFundingFacts} from '../../data/fundingManifest.schema';
import {checkFacets, checkOperations} from '../../data/operations.schema';
import {checkReconciliationServices} from '../../data/reconciliationServices.schema';
import {checkRedirects} from '../../data/redirects.schema';
import {checkReleaseHistory} from '../../data/releaseHistory.schema';
import {checkResources} from '../../data/resources.schema';
import {checkScreenshots} from '../../data/screenshots.schema';
import {checkSearchPhrasings} from '../../data/searchPhrasings.schema';
import {parseSurvey} from '../../data/surveys/survey.schema';
import {checkUsage} from '../../data/usage.schema';
import {checkVulnerabilities} from '../../data/vulnerabilities.schema';

/** Throws an error that names the file, the entry, the field and the remedy. */
type Check = (value: unknown) => unknown;

const survey = (year: number): [string, Check] => {
  const file = `src/data/surveys/${year}.json`;
  return [file, (value) => parseSurvey(file, value)];
};

/**
 * The data files that pages import, each with its check.
 * `versions-json` checks the releases and events that it reads, `src/config` the announcement.
 */
export const dataFiles: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['src/data/activity.json', checkActivity],
  ['src/data/clientLibraries.json', checkClientLibraries],
  ['src/data/communities2024.json', checkCommunities],
  ['src/data/distributions.json', checkDistributions],
  ['src/data/donations.json', checkDonations],
  ['src/data/ecosystemTools.json', checkEcosystemTools],
  ['src/data/extensions.json', checkExtensions],
  ['src/data/facets.json', checkFacets],
  ['src/data/funders.json', checkFunders],
  ['src/data/grants.json', checkGrants],
  ['src/data/history.json', checkHistory],
  ['src/data/fundingManifest.json', checkFundingFacts],
  ['src/data/operations.json', checkOperations],
  ['src/data/reconciliationServices.json', checkReconciliationServices],
  ['src/data/redirects.json', checkRedirects],
  ['src/data/releaseHistory.json', checkReleaseHistory],
  ['src/data/resources.json', checkResources],
  ['src/data/screenshots.json', checkScreenshots],
  ['src/data/searchPhrasings.json', checkSearchPhrasings],
  ...[2012, 2014, 2018, 2020, 2022, 2024].map(survey),
  ['src/data/usage.json', checkUsage],
  ['src/data/vulnerabilities.json', checkVulnerabilities],
]);

/** Checks every file that `read` gives, and throws one error that says everything that is wrong. */
export async function checkAll(read: (file: string) => Promise<unknown>): Promise<void> {
  const faults: string[] = [];
  for (const [file, check] of dataFiles) {
    try {
      check(await read(file));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}
