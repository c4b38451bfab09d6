import * as z from 'zod';
import {checkData, nameBy} from './checkData';
import {day, missingOr, report, httpsUrl, text, textOfForm, unique} from './fields';

const time = z.union(
  [z.iso.date(), z.iso.datetime({precision: -1})],
  missingOr(
    'is neither a day nor a moment',
    'Write the day as "2027-05-10", or the moment in UTC as "2027-05-10T15:00Z".',
  ),
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
    if (end.length !== start.length) {
      report(context, ['end'], 'is of another kind than start. Write two days or two moments.');
    } else if (end < start) {
      report(context, ['end'], 'is before start. Swap them.');
    }
  });

export type EventTime = z.infer<typeof when>;

const fields = z.strictObject({
  id: textOfForm(
    /^[\w-]+$/,
    'contains characters other than letters, digits, "_" and "-"',
    'Give it a unique name, such as "2027_survey".',
  ),
  text: text('Write the sentence that users read.'),
  link: httpsUrl('Write the address, starting with "https://".'),
  /** The last day on which it is shown. Without one: the last day of `when`, or until the entry is removed. */
  until: day('Write the last day as "YYYY-MM-DD".').optional(),
  /** What goes into the calendar. A survey has none. */
  when: when.optional(),
});

const event = fields.superRefine(({until, when}, context) => {
  if (until && when && until < when.start.slice(0, 10)) {
    report(context, ['until'], `is before the event starts, on ${when.start.slice(0, 10)}. Correct one of the two.`);
  }
  const last = (until ?? when?.end ?? when?.start ?? '').slice(0, 10);
  // Compared with today instead, the daily build would fail on the day after.
  if (when && when.changed > last) {
    report(context, ['when', 'changed'], `is after the last day, ${last}. Remove the event, or correct its dates.`);
  }
});

/**
 * Something that OpenRefine itself points its users to, such as a survey or a meeting.
 * While there is one, the application's start page shows it in place of the notice about a new release
 * (`main/webapp/modules/core/scripts/index.js`), to users who agreed to notifications.
 */
export type Event = z.infer<typeof event>;

const events = z.array(event).superRefine(unique('id'));

export const checkEvents = (value: unknown) => checkData('src/data/events.json', events, value, nameBy('event', 'id'));
