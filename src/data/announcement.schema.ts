import * as z from 'zod';
import {checkData} from './checkData';
import {textOfForm} from './fields';

const announcement = z.strictObject({
  bar: z
    .strictObject({
      /** A new ID shows the bar again to visitors who closed an earlier one. */
      id: textOfForm(
        /^[a-z0-9-]+$/,
        'is not an ID',
        'Use lowercase letters, digits, and hyphens, as in "survey-2026".',
      ),
      /** HTML: text and links. */
      content: textOfForm(/\S/, 'is empty', 'Write the text of the bar, or set "bar" to null.'),
      /** Whether visitors may close the bar. */
      closable: z.boolean(),
    })
    .nullable(),
});

/** The text of the bar above the navbar; `bar` is null while there is none. */
export const checkAnnouncement = (value: unknown) =>
  checkData('src/data/announcement.json', announcement, value, 'announcement');
