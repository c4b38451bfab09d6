import * as z from 'zod';
import type {Event} from '../lib/events';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

const timeRemedy = 'Write the day as "2027-05-10", or the moment in UTC as "2027-05-10T15:00Z".';

const isTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) && (text.length === 10 || /^.{10}T([01]\d|2[0-3]):[0-5]\dZ$/.test(text));

const time = z
  .string({error: missingOr('is not a text', timeRemedy)})
  .refine(isTime, {error: `is neither a day nor a moment. ${timeRemedy}`});

const when = z
  .strictObject({
    start: time,
    end: time.optional(),
    place: z.string().trim().min(1, {error: 'is empty. Write where it is, or leave it out.'}).optional(),
    changed: z
      .string({error: missingOr('is not a text', 'Write the day of this change as "YYYY-MM-DD".')})
      .refine(isDay, {error: 'is no day. Write the day of this change as "YYYY-MM-DD".'}),
  })
  .superRefine(({start, end}, context) => {
    if (end === undefined) return;
    if (end.length !== start.length) {
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: 'is of another kind than start. Write two days or two moments.',
      });
    } else if (end < start) {
      context.addIssue({code: 'custom', path: ['end'], message: 'is before start. Swap them.'});
    }
  });

const event = z.strictObject({
  id: z
    .string({error: missingOr('is not a text', 'Give it a name of its own, such as "2027_survey".')})
    .regex(/^[\w-]+$/, {error: 'has other characters than letters, digits, "_" and "-". Take them out.'}),
  text: z
    .string({error: missingOr('is not a text', 'Write the sentence that users read.')})
    .trim()
    .min(1, {error: 'is empty. Write the sentence that users read.'}),
  link: z.url({
    protocol: /^https$/,
    error: missingOr('is no secure address', 'Write the address, starting with "https://".'),
  }),
  until: z
    .string({error: 'is not a text. Write the last day as "YYYY-MM-DD".'})
    .refine(isDay, {error: 'is no day. Write the last day as "YYYY-MM-DD".'})
    .optional(),
  when: when.optional(),
});

export const eventsSchema: z.ZodType<Event[]> = z
  .array(event, {error: 'has to be a list of events.'})
  .superRefine((all, context) => {
    all.forEach(({id}, index) => {
      if (all.findIndex((other) => other.id === id) < index) {
        context.addIssue({code: 'custom', path: [index, 'id'], message: `repeats "${id}". Give each event its own.`});
      }
    });
  });

/** The events, checked. */
export function checkEvents(value: unknown): Event[] {
  return checkData('src/data/events.json', eventsSchema, value, (entry, index) => {
    const id = (entry as Partial<Event> | null)?.id;
    return typeof id === 'string' ? `event ${id}` : `event number ${index + 1}`;
  });
}
