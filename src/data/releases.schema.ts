import * as z from 'zod';
import {platforms, type Platform} from './platforms';
import {createCheck} from './checkData';
import {listOf, newestFirst, report, oneOf, orSay, pastDay, text, textOfForm, unique} from './fields';

const kit = z
  .strictObject({
    platform: oneOf(Object.keys(platforms) as Platform[]),
    format: text('Write the ending of the file name, such as "zip".'),
    note: text('Write the warning, or leave it out.').optional(),
  })
  .superRefine(({platform, format}, context) => {
    const expected = platforms[platform].format;
    const fault = `does not go with ${platform}. Write "${expected}", or add the pair to src/data/platforms.ts.`;
    if (format !== expected) report(context, ['format'], fault);
  });

export type Kit = z.infer<typeof kit>;

const major = z.int(orSay('Write a major version of Java, such as 11.'));

const release = z
  .strictObject({
    /** As in the tag, without a leading `v`. */
    version: textOfForm(
      /^\d+\.\d+(\.\d+)?(-(alpha|beta|rc)\.?\d*)?$/,
      'Write it as in its tag, such as "3.10.1" or "3.10-beta1".',
    ),
    /** False for alpha and beta versions and release candidates. */
    stable: z.boolean(orSay('Write true, or false for a preview.')),
    date: pastDay('Write the day of its publication as "YYYY-MM-DD".'),
    /** Where its files lie. */
    source: oneOf(['github']),
    /** The major versions of Java that its kits without Java run on, both included. */
    java: z
      .strictObject({min: major, max: major})
      .refine(
        ({min, max}) => 8 <= min && min <= max && max < 100,
        'has versions that do not exist, or a min greater than its max. Correct or swap them.',
      ),
    kits: listOf(kit, 'at least one file').superRefine(unique('platform')),
  })
  .refine(({stable, version}) => !stable || !version.includes('-'), {
    path: ['stable'],
    error: 'is true for a preview. Write false.',
  });

export type Release = z.infer<typeof release>;

// OpenRefine treats the first stable release as the latest.
const releases = z
  .array(release)
  .superRefine(newestFirst)
  .refine((all) => all.some(({stable}) => stable), 'lists no stable release. Mark the newest one "stable": true.');

export const checkReleases = createCheck('releases', releases);
