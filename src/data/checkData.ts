import type * as z from 'zod';

/** How to name an entry to the person who has to correct it: `release 3.10.1`. */
type NameEntry = (entry: unknown, key: PropertyKey) => string;

const readField = (value: unknown, field: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null)?.[field];

/** Names the entries of a list by a field of theirs, between `quote`s, or else by their place. */
export const nameBy =
  (kind: string, field: string, quote = ''): NameEntry =>
  (entry, index) => {
    const name = readField(entry, field);
    return `${kind} ${typeof name === 'string' && name ? quote + name + quote : `number ${Number(index) + 1}`}`;
  };

/** The fields of an object, as its schema lists them. */
const fieldsOf = (schema: unknown): string =>
  Object.keys((schema as Partial<z.ZodObject> | undefined)?.shape ?? {}).join(', ');

const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'an integer',
  number: 'a number',
  record: 'an object with an entry for each name',
  string: 'a string',
};
const units: Record<string, string> = {array: 'entries', string: 'characters'};

/** What is wrong with a value that is not on a list. */
export const describeUnknown = (value: unknown): string =>
  value === undefined ? 'is missing' : `is ${JSON.stringify(value)}, which is unknown`;

/**
 * What is wrong, and what to do about it: for every problem that its schema has no own words for. A data file is thus
 * never said to hold a mere "Unrecognized key".
 */
function describeProblem(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has an unknown field "${issue.keys.join('", "')}". The fields are ${fieldsOf(issue.inst)}.`;
    case 'invalid_type': {
      if (issue.expected === 'object') return `must be an object with the fields ${fieldsOf(issue.inst)}.`;
      const kind = kinds[issue.expected] ?? issue.expected;
      return missing ? `is missing. Write ${kind}.` : `must be ${kind}. Correct it.`;
    }
    case 'invalid_value':
      return `${describeUnknown(issue.input)}. Write ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}.`;
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

/** `release 3.10.1, field "java.min"`; nothing where the value as a whole is wrong and has no name. */
function describePlace(value: unknown, path: PropertyKey[], name: NameEntry | string): string {
  if (typeof name === 'string')
    return [name, path.length > 0 && `field "${path.join('.')}"`].filter(Boolean).join(', ');
  const [key, ...field] = path;
  return key === undefined ? '' : describePlace(value, field, name(readField(value, key), key));
}

/**
 * Returns the value as its schema describes it.
 * The error lists every problem with its file, entry, field and remedy. A `name` that is a text is that of the whole.
 * A file whose entries are deeper inside has its own way to name a `place`.
 */
export function checkData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  name: NameEntry | string = '',
  place = (path: PropertyKey[]) => describePlace(value, path, name),
): z.infer<Schema> {
  const result = schema.safeParse(value, {error: describeProblem});
  if (result.success) return result.data;

  const problems = result.error.issues.map(
    ({path, message}) => `- ${[place(path), message].filter(Boolean).join(': ')}`,
  );
  throw new Error(`${file} has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${problems.join('\n')}`);
}
