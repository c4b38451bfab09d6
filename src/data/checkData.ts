import type * as z from 'zod';

/** How to name an entry to the person who has to mend it: `release 3.10.1`. */
type NameEntry = (entry: unknown, index: number) => string;

/** The fields of an object, as its schema lists them: `name, url and note`. */
function fieldsOf(schema: unknown): string {
  const names = Object.keys((schema as Partial<z.ZodObject> | undefined)?.shape ?? {});
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
};
const units: Record<string, string> = {array: 'entries', string: 'characters'};

/**
 * What is wrong, and what to do about it: for every problem that its schema has no own words for. A data file is thus
 * never said to hold a mere "Unrecognized key".
 */
export function describeProblem(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has an unknown field "${issue.keys.join('", "')}". The fields are ${fieldsOf(issue.inst)}.`;
    case 'invalid_type': {
      if (issue.expected === 'object') return `has to be an object with the fields ${fieldsOf(issue.inst)}.`;
      const kind = kinds[issue.expected] ?? issue.expected;
      return missing ? `is missing. Write ${kind}.` : `has to be ${kind}. Correct it.`;
    }
    case 'invalid_value':
      return `${missing ? 'is missing' : 'is unknown'}. Write ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}.`;
    case 'too_small':
    case 'too_big': {
      const [limit, much] = issue.code === 'too_small' ? [issue.minimum, 'few'] : [issue.maximum, 'many'];
      const bound = `at ${issue.code === 'too_small' ? 'least' : 'most'} ${limit}`;
      const unit = units[issue.origin];
      return unit ? `has too ${much} ${unit}. Write ${bound}.` : `is out of range. Write ${bound}.`;
    }
    default:
      return 'is not written as its schema beside the file asks. Compare it with another entry.';
  }
}

/**
 * Returns the value as its schema describes it.
 * The error lists every problem with its file, entry, field and remedy.
 */
export function checkData<T>(file: string, schema: z.ZodType<T>, value: unknown, nameEntry: NameEntry): T {
  const result = schema.safeParse(value, {error: describeProblem});
  if (result.success) return result.data;

  const problems = result.error.issues.map(({path, message}) => {
    const [index, ...field] = path;
    if (index === undefined) return `- ${message}`;
    if (typeof index !== 'number') return `- field "${path.join('.')}": ${message}`;
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
