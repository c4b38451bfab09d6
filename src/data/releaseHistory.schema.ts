import * as z from 'zod';
import {compareVersions} from '../lib/releases';
import type {PastRelease} from '../lib/releaseHistory';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

const file = 'src/data/releaseHistory.json';
const day = 'Write the day of its publication as "YYYY-MM-DD".';

const release = z.strictObject({
  version: z
    .string({error: missingOr('is not a text', 'Write the version as in its tag, such as "3.10.1".')})
    .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no stable version. Write it as in its tag, such as "3.10.1".'}),
  date: z.string({error: missingOr('is not a text', day)}).refine(isDay, {error: `is no day. ${day}`}),
  summary: z
    .string({error: missingOr('is not a text', 'Write one sentence that says what the release is.')})
    .regex(/^\S.*[.]$/, {error: 'is no sentence. Write what the release is, with a full stop at the end.'}),
});

const schema: z.ZodType<PastRelease[]> = z
  .array(release, {error: 'has to be a list of releases.'})
  .min(1, {error: 'is empty. List the stable releases, newest first.'})
  .superRefine((all, context) => {
    all.forEach(({version}, index) => {
      const above = all[index - 1]?.version;
      if (above === undefined || compareVersions(above, version) > 0) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'version'],
        message: `stands below ${above}. List every version once, the newest first.`,
      });
    });
  });

/** The stable releases, checked. */
export function checkReleaseHistory(value: unknown): PastRelease[] {
  return checkData(file, schema, value, (entry, index) => {
    const version = (entry as Partial<PastRelease> | null)?.version;
    return typeof version === 'string' ? `release ${version}` : `release number ${index + 1}`;
  });
}
