import * as z from 'zod';
import {createCheck} from './checkData';
import {listOf, newestFirst, pastDay, sentence, textOfForm} from './fields';

const release = z.strictObject({
  version: textOfForm(/^\d+\.\d+(\.\d+)?$/, 'Write it as in its tag, such as "3.10.1".'),
  /** The day on which it was published, or where that is not known, of its tag. */
  date: pastDay('Write the day of its publication as "YYYY-MM-DD".'),
  summary: sentence('what the release is'),
});

/** A stable release that was ever published, with the one sentence that says what it is. */
export type PastRelease = z.infer<typeof release>;

const releases = listOf(release, 'the stable releases, newest first').superRefine(newestFirst);

export const checkReleaseHistory = createCheck('releaseHistory', releases);
