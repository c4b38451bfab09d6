import * as z from 'zod';
import {createCheck} from './checkData';
import {day, link, month, report, oneOf, orSay, past, sentence} from './fields';

/** The parts of the history page, oldest first. */
const eras = ['gridworks', 'google', 'community', 'sponsored'] as const;

export type Era = (typeof eras)[number];

const event = z.strictObject({
  era: oneOf(eras),
  /** A month where the day is not known. */
  date: past(z.union([day(''), month], orSay('Write "YYYY-MM-DD", or "YYYY-MM" for a month.'))),
  text: sentence('what happened'),
  /** Where it is told: a route of this site or an address elsewhere. */
  href: link(/^https$/, 'Write a route such as "/blog/…", or "https://…".'),
});

export type HistoryEvent = z.infer<typeof event>;

const history = z.array(event).superRefine((events, context) => {
  events.forEach(({date, era}, index) => {
    const before = events[index - 1];
    if (!before) return;
    // A month counts as its first day.
    if (date.padEnd(10, '-01') < before.date.padEnd(10, '-01'))
      report(context, [index, 'date'], `is listed below the later ${before.date}. List the oldest first.`);
    if (eras.indexOf(era) < eras.indexOf(before.era))
      report(context, [index, 'era'], `is listed below the later ${before.era}. List the oldest first.`);
  });
  for (const era of eras)
    if (!events.some((entry) => entry.era === era))
      report(context, [], `lists nothing for the era ${era}. Add what happened.`);
});

export const checkHistory = createCheck('history', history);
