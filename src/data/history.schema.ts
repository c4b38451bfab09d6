import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while testing and building only: zod must not reach the browser.

/** The parts of the history page, oldest first. */
export const eras = ['gridworks', 'google', 'community', 'sponsored'] as const;

export type Era = (typeof eras)[number];

/** Something that happened to OpenRefine. */
export interface HistoryEvent {
  era: Era;
  /** `YYYY-MM-DD`, or `YYYY-MM` where the day is not known. */
  date: string;
  /** One sentence. */
  text: string;
  /** Where it is told: a route of this site or an address elsewhere. */
  href: string;
}

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

const event: z.ZodType<HistoryEvent> = z.strictObject({
  era: z.enum(eras, {error: missingOr('is unknown', `Write one of ${eras.join(', ')}.`)}),
  date: z
    .string({error: missingOr('is not a text', 'Write "YYYY-MM-DD", or "YYYY-MM" for a month.')})
    .refine((date) => isDay(date) || month.test(date), {
      error: 'is no day and no month. Write "YYYY-MM-DD", or "YYYY-MM" for a month.',
    }),
  text: z
    .string({error: missingOr('is not a text', 'Say in one sentence what happened.')})
    .regex(/^\S.*\.$/, {error: 'is no sentence. Say what happened, with a full stop at the end.'}),
  href: z
    .string({error: missingOr('is not a text', 'Write where it is told.')})
    .regex(/^(https:\/\/|\/)\S+$/, {error: 'is no address. Write a route such as "/blog/…", or "https://…".'}),
});

const history: z.ZodType<HistoryEvent[]> = z
  .array(event, {error: 'has to be a list of events.'})
  .superRefine((events, context) => {
    events.forEach(({date, era}, index) => {
      const before = events[index - 1];
      if (!before) return;
      const report = (field: string, message: string) =>
        context.addIssue({code: 'custom', path: [index, field], message});
      // A month counts as its first day.
      if (date.padEnd(10, '-01') < before.date.padEnd(10, '-01')) {
        report('date', `stands below the later ${before.date}. List the oldest first.`);
      }
      if (eras.indexOf(era) < eras.indexOf(before.era)) {
        report('era', `stands below the later ${before.era}. List the oldest first.`);
      }
    });
    for (const era of eras) {
      if (!events.some((entry) => entry.era === era)) {
        context.addIssue({code: 'custom', path: [], message: `lists nothing for the era ${era}. Add what happened.`});
      }
    }
  });

/** The events, checked. */
export function checkHistory(value: unknown): HistoryEvent[] {
  return checkData('src/data/history.json', history, value, (entry, index) => {
    const date = (entry as Partial<HistoryEvent> | null)?.date;
    return typeof date === 'string' && date ? `event ${date}` : `event number ${index + 1}`;
  });
}
