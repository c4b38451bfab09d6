import type * as z from 'zod';

/** How to name an entry to the person who has to mend it: `release 3.10.1`. */
type NameEntry = (entry: unknown, index: number) => string;

/**
 * Returns the value as its schema describes it.
 * The error lists every problem with its file, entry, field and remedy.
 */
export function checkData<T>(file: string, schema: z.ZodType<T>, value: unknown, nameEntry: NameEntry): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;

  const problems = result.error.issues.map(({path, message}) => {
    const [index, ...field] = path;
    if (typeof index !== 'number') return `- ${message}`;
    const entry = nameEntry((value as unknown[])[index], index);
    return `- ${entry}${field.length > 0 ? `, field "${field.join('.')}"` : ''}: ${message}`;
  });
  throw new Error(`${file} has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${problems.join('\n')}`);
}

/** The error for a field that is missing, or else holds something of the wrong kind. */
export function missingOr(wrong: string, remedy: string): (issue: {input?: unknown}) => string {
  return ({input}) => `${input === undefined ? 'is missing' : wrong}. ${remedy}`;
}

/** Whether `YYYY-MM-DD` names a day of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
