import * as z from 'zod';
import {readExample} from '../../lib/examples';
import type {GrelChapter, GrelFunction, GrelRegistry} from '../../lib/grel/functions';
import {checkData, missingOr} from '../checkData';

// Used while building and testing only: zod must not reach the browser.

const text = (remedy: string) =>
  z
    .string({error: missingOr('is not a text', remedy)})
    .trim()
    .min(1, {error: `is empty. ${remedy}`});
const list = <T extends z.ZodType>(item: T, remedy: string) =>
  z.array(item, {error: missingOr('is not a list', remedy)});
const version = z
  .string({error: missingOr('is not a text', 'Write a version, such as "3.9".')})
  .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no version. Write it such as "3.9".'});

const type = text('Say what kind of value it is, such as "text" or "number".');

const parameter = z.strictObject({
  name: z
    .string({error: missingOr('is not a text', 'Name the parameter.')})
    .regex(/^[a-z][a-zA-Z]*$/, {error: 'is no name of a parameter. Write one word of letters, such as "separator".'}),
  type,
  meaning: text('Say what it does.'),
  optional: z.literal(true, {error: 'has to be true. Leave it out otherwise.'}).optional(),
  repeated: z.literal(true, {error: 'has to be true. Leave it out otherwise.'}).optional(),
});

const signature = z.strictObject({
  use: text('Say in two or three words what tells this use from the others.').optional(),
  parameters: list(parameter, 'List the parameters; [] if there are none.'),
  returns: z.strictObject(
    {type, meaning: text('Say what it gives.')},
    {error: missingOr('is no object', 'Write an object with the fields type and meaning.')},
  ),
});

const example = z
  .strictObject({
    expression: text('Write the expression.'),
    value: text('Write the value as GREL writes it, or leave the field out.').optional(),
    result: text('Write the result as GREL writes it.'),
    since: version.optional(),
    unchecked: text('Say why the tool cannot confirm the result.').optional(),
  })
  .superRefine((written, context) => {
    try {
      readExample(written);
    } catch (error) {
      context.addIssue({code: 'custom', path: ['result'], message: (error as Error).message});
    }
  });

const grelFunction = z
  .strictObject({
    name: z
      .string({error: missingOr('is not a text', 'Write the name of the function.')})
      .regex(/^[a-z][A-Za-z0-9]*$/, {error: 'is no name of a function. Write it without parentheses.'}),
    purpose: text('Say in one sentence what it is for.').regex(/^[A-Z][^]*\.$/, {
      error: 'is no sentence. Begin with a capital and end with a full stop.',
    }),
    synonyms: list(text('Write what people type.'), 'List what people type who look for it.').min(1, {
      error: 'is empty. List what people type who look for it.',
    }),
    oldIds: list(text('Write an id.'), 'List ids.').optional(),
    signatures: list(signature, 'List the ways to call it.').min(1, {error: 'is empty. List the ways to call it.'}),
    errors: list(
      z.strictObject({input: text('Say which input.'), result: text('Say what it gives.')}),
      'List what wrong inputs give; [] if there are none.',
    ),
    notes: list(text('Write a note.'), 'List notes; [] if there are none.'),
    examples: list(example, 'List examples.').min(2, {error: 'has fewer than two. Add examples.'}),
  })
  .superRefine(({signatures}, context) => {
    if (signatures.length > 1) {
      signatures.forEach(({use}, index) => {
        if (use) return;
        context.addIssue({
          code: 'custom',
          path: ['signatures', index, 'use'],
          message: 'is missing. Where there are several signatures, say what tells each from the others.',
        });
      });
    }
  });

const functions: z.ZodType<GrelFunction[]> = z
  .array(grelFunction, {error: 'has to be a list of functions.'})
  .superRefine((all, context) => {
    all.forEach(({name}, index) => {
      if (all.findIndex((other) => other.name === name) < index) {
        context.addIssue({code: 'custom', path: [index, 'name'], message: `repeats ${name}. Describe it once.`});
      }
    });
  });

const nameOf =
  (kind: string, field: string) =>
  (entry: unknown, index: number): string => {
    const name = (entry as Record<string, unknown> | null)?.[field];
    return typeof name === 'string' ? `${kind} ${name}` : `${kind} number ${index + 1}`;
  };

/** The functions of one file, checked. */
export function checkFunctions(file: string, value: unknown): GrelFunction[] {
  return checkData(`src/data/grel/functions/${file}.json`, functions, value, nameOf('function', 'name'));
}

const group = z.strictObject({
  file: text('Name the file in src/data/grel/functions, without .json.'),
  title: text('Write the heading.'),
  id: text('Write the id of the heading.'),
  oldIds: list(text('Write an id.'), 'List ids that the heading had before; [] if there are none.'),
  intro: text('Write a sentence.'),
});

const registryEntry = z.strictObject({
  name: text('Write the name.'),
  path: text('Write the path of the class.').endsWith('.java', {error: 'is no path of a class.'}),
  since: version,
});

const registry: z.ZodType<GrelRegistry> = z
  .strictObject({
    tag: version,
    releases: list(version, 'List the releases looked at, oldest first.'),
    functions: list(registryEntry, 'List the functions.'),
    controls: list(registryEntry, 'List the controls.'),
  })
  .superRefine(({releases, ...lists}, context) => {
    for (const kind of ['functions', 'controls'] as const) {
      lists[kind].forEach(({name, since}, index) => {
        if (!releases.includes(since)) {
          context.addIssue({code: 'custom', message: `${name}, field "since": ${since} is not among the releases.`});
        }
        if (lists[kind].findIndex((other) => other.name === name) < index) {
          context.addIssue({code: 'custom', message: `${name}: stands there twice among the ${kind}.`});
        }
      });
    }
  });

/** What the tool registers, checked. */
export function checkRegistry(value: unknown): GrelRegistry {
  return checkData('src/data/grel/registry.json', registry, value, () => 'the list');
}

/**
 * The chapters of the reference. Every function that the tool registers is in exactly one of them; an error says which
 * is missing or unknown.
 */
export function createChapters(groups: unknown, files: Record<string, unknown>, registered: unknown): GrelChapter[] {
  const since = new Map(checkRegistry(registered).functions.map((entry) => [entry.name, entry.since]));
  const chapters = checkData('src/data/grel/groups.json', z.array(group), groups, nameOf('group', 'file')).map(
    (one) => ({
      ...one,
      functions: checkFunctions(one.file, files[one.file]).map((described) => {
        const version = since.get(described.name);
        if (version === undefined) {
          throw new Error(
            `src/data/grel/functions/${one.file}.json: function ${described.name} is not in src/data/grel/registry.json, ` +
              'or described twice. Correct the name or take it out.',
          );
        }
        since.delete(described.name);
        return {...described, since: version};
      }),
    }),
  );
  const missing = [...since.keys()];
  if (missing.length > 0) {
    throw new Error(`src/data/grel/functions: ${missing.join(', ')} lacks a description. Add it to a file there.`);
  }
  return chapters;
}
