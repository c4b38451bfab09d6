import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/**
 * Something that OpenRefine itself points its users to, such as a survey.
 * While there is one, the application's start page shows it in place of the notice about a new release
 * (`main/webapp/modules/core/scripts/index.js`), to users who agreed to notifications.
 */
export interface Event {
  id: string;
  text: string;
  link: string;
  /** The last day on which it is shown, `YYYY-MM-DD`. Without one it is shown until the entry is removed. */
  until?: string;
}

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
