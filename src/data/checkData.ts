import type * as z from 'zod';

/** What tells an entry of a list apart from the others: the first of these fields that it has. */
const names = ['name', 'id', 'version', 'label', 'from', 'date'];

/** Where something is wrong: `entry "3.10.1", field "java", field "min"`. The value as a whole has no name. */
function describePlace(value: unknown, path: readonly PropertyKey[]): string[] {
  let part = value as Record<PropertyKey, unknown> | null | undefined;
  return path.map((key) => {
    const isEntry = Array.isArray(part);
    part = part?.[key] as typeof part;
    if (!isEntry) return `field "${String(key)}"`;
    const name = names
      .map((field) => part?.[field])
      .find((one): one is string => typeof one === 'string' && one.trim() !== '');
    return name ? `entry "${name}"` : `entry number ${Number(key) + 1}`;
  });
}

/** What is wrong with a value that a field cannot hold. It is quoted, because it is often only misspelled. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'is missing';
  const written = JSON.stringify(value);
  return written === '""' || written === '[]' ? 'is empty' : `is ${written.slice(0, 100)}`;
}

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

/**
 * What is wrong, and what to do about it: for every problem that its schema has no own words for. A data file is thus
 * never said to hold a mere "Unrecognized key".
 */
function describeProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has an unknown field "${issue.keys.join('", "')}". The fields are ${fieldsOf(issue.inst)}.`;
    case 'invalid_type':
      if (issue.expected === 'object') return `must be an object with the fields ${fieldsOf(issue.inst)}.`;
      return `${describeValue(issue.input)}. Write ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `${describeValue(issue.input)}. Write ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}.`;
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
 * Returns the value as its schema describes it. The error lists every problem with its file, entry, field, and remedy.
 */
export function checkData<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value, {error: describeProblem});
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path, message}) => {
    const place = describePlace(value, path).join(', ');
    return `- ${place && `${place}: `}${message}`;
  });
  throw new Error(`${file} has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${problems.join('\n')}`);
}

/** The check of the file `src/data/NAME.json`. */
export const createCheck =
  <Schema extends z.ZodType>(name: string, schema: Schema) =>
  (value: unknown) =>
    checkData(`src/data/${name}.json`, schema, value);
