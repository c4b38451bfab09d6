import * as z from 'zod';
import {createCheck} from './checkData';
import {listOf, oneOf, httpsUrl, sentence, textOfForm, unique, version} from './fields';

const vulnerability = z.strictObject({
  /** Its number, or where it has none, the notice or issue that tells of it. */
  id: textOfForm(
    /^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3}|OpenRefine#\d+)$/,
    'Write it as "CVE-2024-47883", "GHSA-3pg4-qwc8-426r" or "OpenRefine#1907".',
  ),
  url: httpsUrl('Write the URL of the advisory.'),
  /** As the project rated it, where it did. */
  severity: oneOf(['moderate', 'high', 'critical']).optional(),
  fixedIn: version('Write the first version that has the repair.'),
  risk: sentence('what could happen'),
  meanwhile: sentence('what to do until one can update'),
});

export type Vulnerability = z.infer<typeof vulnerability>;

const vulnerabilities = listOf(vulnerability, 'the vulnerabilities, newest first')
  .superRefine(unique('id'))
  .superRefine(unique('url'));

export const checkVulnerabilities = createCheck('vulnerabilities', vulnerabilities);
