import * as z from 'zod';
import {compareVersions, platforms, type Platform, type Release} from '../lib/releases';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

const file = 'src/data/releases.json';
const names = Object.keys(platforms) as Platform[];

const day = 'Write the day of its publication as "YYYY-MM-DD".';

const kit = z
  .strictObject({
    platform: z.enum(names, {error: missingOr('is unknown', `Use one of ${names.join(', ')}.`)}),
    format: z.string({error: missingOr('is not a text', 'Write the ending of the file name, such as "zip".')}),
    note: z.string().min(1).optional(),
  })
  .superRefine(({platform, format}, context) => {
    const expected = platforms[platform].format;
    if (format !== expected) {
      context.addIssue({
        code: 'custom',
        path: ['format'],
        message: `"${format}" does not go with ${platform}. Write "${expected}", or add the pair to src/lib/releases.ts.`,
      });
    }
  });

const major = (example: number) =>
  z.int({error: missingOr('is not a whole number', `Write a major version of Java, such as ${example}.`)}).positive();

const release = z
  .strictObject({
    version: z
      .string({error: missingOr('is not a text', 'Write the version as in its tag, such as "3.10.1".')})
      .regex(/^\d+\.\d+(\.\d+)?(-(alpha|beta|rc)\.?\d*)?$/, {
        error: 'is no version. Write it as in its tag, such as "3.10.1" or "3.10-beta1".',
      }),
    stable: z.boolean({error: missingOr('is not true or false', 'Write true, or false for a preview.')}),
    date: z.string({error: missingOr('is not a text', day)}).refine(isDay, {error: `is no day. ${day}`}),
    source: z.literal('github', {error: missingOr('is unknown', 'Write "github", where the files lie.')}),
    java: z
      .strictObject({min: major(11), max: major(21)})
      .refine(({min, max}) => min <= max, {error: 'has a min above its max. Swap them.'}),
    kits: z
      .array(kit, {error: missingOr('is not a list', 'List the files of the release.')})
      .min(1, {error: 'is empty. List at least one file.'}),
  })
  .superRefine(({version, stable, kits}, context) => {
    if (stable && version.includes('-')) {
      context.addIssue({code: 'custom', path: ['stable'], message: `is true for a preview. Write false.`});
    }
    kits.forEach(({platform}, index) => {
      if (kits.findIndex((other) => other.platform === platform) < index) {
        context.addIssue({
          code: 'custom',
          path: ['kits', index, 'platform'],
          message: `repeats ${platform}. Keep one kit for each platform.`,
        });
      }
    });
  });

export const releasesSchema: z.ZodType<Release[]> = z
  .array(release, {error: 'has to be a list of releases.'})
  .superRefine((all, context) => {
    if (!all.some(({stable}) => stable)) {
      context.addIssue({code: 'custom', message: 'lists no stable release. Mark the newest one "stable": true.'});
    }
    all.forEach(({version}, index) => {
      const above = all[index - 1]?.version;
      if (above === undefined) return;
      const order = compareVersions(above, version);
      if (order > 0) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'version'],
        message:
          order === 0
            ? `repeats ${above}. Keep one entry for each version.`
            : `stands below the older ${above}. OpenRefine takes the first stable release for the newest: move it up.`,
      });
    });
  });

/** The releases, checked. */
export function checkReleases(value: unknown): Release[] {
  return checkData(file, releasesSchema, value, (entry, index) => {
    const version = (entry as Partial<Release> | null)?.version;
    return typeof version === 'string' ? `release ${version}` : `release number ${index + 1}`;
  });
}
