import * as z from 'zod';
import {compareVersions} from './compareVersions';
import {checkData, nameBy} from './checkData';
import {day, textOfForm, listOf, sentence, report} from './fields';

const release = z.strictObject({
  version: textOfForm(/^\d+\.\d+(\.\d+)?$/, 'is not a stable version', 'Write it as in its tag, such as "3.10.1".'),
  /** The day on which it was published, or where that is not known, of its tag. */
  date: day('Write the day of its publication as "YYYY-MM-DD".'),
  summary: sentence('what the release is'),
});

/** A stable release that was ever published, with the one sentence that says what it is. */
export type PastRelease = z.infer<typeof release>;

const releases = listOf(release, 'the stable releases, newest first').superRefine((all, context) =>
  all.forEach(({version}, index) => {
    const above = all[index - 1]?.version;
    if (above === undefined || compareVersions(above, version) > 0) return;
    report(context, [index, 'version'], `is listed below ${above}. List every version once, the newest first.`);
  }),
);

export const checkReleaseHistory = (value: unknown) =>
  checkData('src/data/releaseHistory.json', releases, value, nameBy('release', 'version'));
