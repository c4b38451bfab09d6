import * as z from 'zod';
import {compareVersions} from './compareVersions';
import {platforms, type Platform} from './platforms';
import {checkData, nameBy} from './checkData';
import {day, textOfForm, listOf, missingOr, oneOf, text, report, unique} from './fields';

const kit = z
  .strictObject({
    platform: oneOf(Object.keys(platforms) as Platform[]),
    format: text('Write the ending of the file name, such as "zip".'),
    note: text('Write the warning, or leave it out.').optional(),
  })
  .superRefine(({platform, format}, context) => {
    const expected = platforms[platform].format;
    if (format === expected) return;
    report(
      context,
      ['format'],
      `"${format}" does not go with ${platform}. Write "${expected}", or add the pair to src/data/platforms.ts.`,
    );
  });

export type Kit = z.infer<typeof kit>;

const major = (example: number) =>
  z.int(missingOr('is not an integer', `Write a major version of Java, such as ${example}.`)).positive();

const release = z
  .strictObject({
    /** As in the tag, without a leading `v`. */
    version: textOfForm(
      /^\d+\.\d+(\.\d+)?(-(alpha|beta|rc)\.?\d*)?$/,
      'is not a version',
      'Write it as in its tag, such as "3.10.1" or "3.10-beta1".',
    ),
    /** False for alpha and beta versions and release candidates. */
    stable: z.boolean(missingOr('is not true or false', 'Write true, or false for a preview.')),
    date: day('Write the day of its publication as "YYYY-MM-DD".'),
    /** Where its files lie. */
    source: oneOf(['github']),
    /** The major versions of Java that its kits without Java run on, both included. */
    java: z
      .strictObject({min: major(11), max: major(21)})
      .refine(({min, max}) => min <= max, 'has a min greater than its max. Swap them.'),
    kits: listOf(kit, 'at least one file').superRefine(
      unique('platform', (platform) => `repeats ${platform}. Keep one kit for each platform.`),
    ),
  })
  .refine(({stable, version}) => !stable || !version.includes('-'), {
    path: ['stable'],
    error: 'is true for a preview. Write false.',
  });

export type Release = z.infer<typeof release>;

const releases = z.array(release, 'must be a list of releases.').superRefine((all, context) => {
  if (!all.some(({stable}) => stable)) {
    report(context, [], 'lists no stable release. Mark the newest one "stable": true.');
  }
  all.forEach(({version}, index) => {
    const above = all[index - 1]?.version;
    const order = above === undefined ? 1 : compareVersions(above, version);
    if (order > 0) return;
    report(
      context,
      [index, 'version'],
      order === 0
        ? `repeats ${above}. Keep one entry for each version.`
        : `is listed below the older ${above}. OpenRefine treats the first stable release as the latest, so move it up.`,
    );
  });
});

export const checkReleases = (value: unknown) =>
  checkData('src/data/releases.json', releases, value, nameBy('release', 'version'));
