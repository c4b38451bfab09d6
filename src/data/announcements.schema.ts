import * as z from 'zod';
import {createCheck} from './checkData';
import {day, textOfForm, unique} from './fields';

const announcement = z
  .strictObject({
    /** A new ID shows the bar again to visitors who closed an earlier one. */
    id: textOfForm(/^[a-z0-9-]+$/, 'Use lowercase letters, digits, and hyphens, as in "survey-2026".'),
    /** HTML: text and links. */
    content: textOfForm(/\S/, 'Write the text of the bar.').regex(
      /^([^<>]|<(a|b|em|strong)( (href="(https:\/)?\/[^"\s]+"|target="_blank"|rel="[\w ]+"))*>[^<>]+<\/\2>)*$/,
      'contains HTML other than links to "https://…" or "/…", <b>, <em>, and <strong>. Remove it, and close each tag.',
    ),
    closable: z.boolean(),
    /** The first and the last day on which a build shows the bar. */
    from: day('Write the first day as "YYYY-MM-DD".'),
    until: day('Write the last day as "YYYY-MM-DD".'),
  })
  .refine(({from, until}) => from <= until, {path: ['until'], error: 'is before from. Swap them.'});

const announcements = z.array(announcement).superRefine(unique('id'));

/** The texts of the bar above the navbar, of which a build shows the first that is due. */
export const checkAnnouncements = createCheck('announcements', announcements);
