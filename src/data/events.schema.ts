import * as z from 'zod';
import {createCheck} from './checkData';
import {day, httpsUrl, report, orSay, text, textOfForm, unique} from './fields';

const time = z.union(
  [z.iso.date(), z.iso.datetime({precision: -1})],
  orSay('Write the day as "2027-05-10", or the moment in UTC as "2027-05-10T15:00Z".'),
);

const when = z
  .strictObject({
    start: time,
    /** The last day, or the moment of the end: of one kind with the start. */
    end: time.optional(),
    place: text('Write where it is, or leave it out.').optional(),
    /** The day on which this entry was last changed: calendars take the newer of two versions. */
    changed: day('Write the day of this change as "YYYY-MM-DD".'),
  })
  .superRefine(({start, end = start}, context) => {
    if (end.length !== start.length)
      report(context, ['end'], 'is of another kind than start. Write two days or two moments.');
    else if (end < start) report(context, ['end'], 'is before start. Swap them.');
  });

export type EventTime = z.infer<typeof when>;

const fields = z.strictObject({
  id: textOfForm(/^[\w-]+$/, 'Write a unique name of letters, digits, "_", and "-", such as "2027_survey".'),
  text: text('Write the sentence that users read.'),
  link: httpsUrl('Write the address, starting with "https://".'),
  /** The last day on which it is shown. Without one: the last day of `when`, or until the entry is removed. */
  until: day('Write the last day as "YYYY-MM-DD".').optional(),
  /** What goes into the calendar. A survey has none. */
  when: when.optional(),
});

const event = fields.superRefine(({until, when: time}, context) => {
  if (!time) return;
  const start = time.start.slice(0, 10);
  const last = (until ?? time.end ?? start).slice(0, 10);
  if (until && until < start)
    report(context, ['until'], `is before the event starts, on ${start}. Correct one of the two.`);
  // Compared with today instead, the daily build would fail on the day after.
  if (time.changed > last)
    report(context, ['when', 'changed'], `is after the last day, ${last}. Remove the event, or correct its dates.`);
});

/**
 * Something that OpenRefine itself points its users to, such as a survey or a meeting.
 * While there is one, the application's start page shows it in place of the notice about a new release
 * (`main/webapp/modules/core/scripts/index.js`), to users who agreed to notifications.
 */
export type Event = z.infer<typeof event>;

const events = z.array(event).superRefine(unique('id'));

export const checkEvents = createCheck('events', events);
