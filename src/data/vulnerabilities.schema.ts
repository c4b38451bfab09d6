import * as z from 'zod';
import type {Vulnerability} from '../lib/releaseHistory';
import {checkData, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

const file = 'src/data/vulnerabilities.json';

const sentence = (remedy: string) =>
  z
    .string({error: missingOr('is not a text', remedy)})
    .regex(/^\S.*[.]$/, {error: `is no sentence with a full stop at its end. ${remedy}`});

const vulnerability = z.strictObject({
  id: z
    .string({error: missingOr('is not a text', 'Write its number, such as "CVE-2024-47883".')})
    .regex(/^(CVE-\d{4}-\d{4,}|GHSA(-[0-9a-z]{4}){3}|OpenRefine#\d+)$/, {
      error: 'is no number of a notice. Write it as "CVE-2024-47883", "GHSA-3pg4-qwc8-426r" or "OpenRefine#1907".',
    }),
  url: z.url({protocol: /^https$/, error: missingOr('is no secure address', 'Write the address of the notice.')}),
  severity: z
    .enum(['moderate', 'high', 'critical'], {
      error: 'is unknown. Write "moderate", "high" or "critical", or nothing.',
    })
    .optional(),
  fixedIn: z
    .string({error: missingOr('is not a text', 'Write the first version that has the repair.')})
    .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no version. Write the first version that has the repair.'}),
  risk: sentence('Say what could happen.'),
  meanwhile: sentence('Say what to do until one can update.'),
});

const schema: z.ZodType<Vulnerability[]> = z
  .array(vulnerability, {error: 'has to be a list of vulnerabilities.'})
  .min(1, {error: 'is empty. List the vulnerabilities, newest first.'})
  .superRefine((all, context) => {
    all.forEach(({id}, index) => {
      if (all.findIndex((other) => other.id === id) < index) {
        context.addIssue({code: 'custom', path: [index, 'id'], message: `repeats ${id}. Keep one entry for each.`});
      }
    });
  });

/** The vulnerabilities, checked. */
export function checkVulnerabilities(value: unknown): Vulnerability[] {
  return checkData(file, schema, value, (entry, index) => {
    const id = (entry as Partial<Vulnerability> | null)?.id;
    return typeof id === 'string' ? id : `vulnerability number ${index + 1}`;
  });
}
