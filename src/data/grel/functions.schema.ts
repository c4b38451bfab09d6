import * as z from 'zod';
import {readResult, readValue} from '../../grel/literals';
import {createCheck} from '../checkData';
import {differ, flag, list, listOf, text, textOfForm, unique, version} from '../fields';

const since = version('Write a version, such as "3.9".');

const kind = '(any|array|boolean|cell|date|element|JSON|number|pattern|row|text|whole number)';

/** In plain words. */
const type = textOfForm(
  new RegExp(`^${kind}(, ${kind})*( or ${kind})?$`),
  'Write "any", or join with "or": array, boolean, cell, date, element, JSON, number, pattern, row, text, whole number.',
);

const parameter = z.strictObject({
  name: textOfForm(/^[a-z][a-zA-Z]*$/, 'Write one word of letters, such as "separator".'),
  type,
  meaning: text('Say what it does.'),
  optional: flag,
  repeated: flag,
});

const signature = z.strictObject({
  use: text('Say in two or three words what tells this use from the others.').optional(),
  parameters: list(parameter, 'List the parameters; [] if there are none.').superRefine(unique('name')),
  returns: z.strictObject({type, meaning: text('Say what it gives.')}),
});

/** One way to call a function. `use` tells it from the others where there are several. */
export type GrelSignature = z.infer<typeof signature>;

/** A text that `read` accepts. Its error says how to write it. */
const readable =
  (read: (written: string) => unknown) =>
  (written: string, context: z.RefinementCtx): void => {
    try {
      read(written);
    } catch (error) {
      context.addIssue((error as Error).message);
    }
  };

/** Value and result are literals as the example tables write them: `"text"`, `3`, `Error: message` … */
const example = z.strictObject({
  /** Where the row does not explain itself. The first code in a row is its expression. */
  caption: textOfForm(/^[^`|]+$/, 'Say in a few plain words what the row shows.').optional(),
  expression: text('Write the expression.'),
  value: text('Write the value as GREL writes it, or leave the field out.').superRefine(readable(readValue)).optional(),
  result: text('Write the result as GREL writes it.').superRefine(readable(readResult)),
  since: since.optional(),
  unchecked: text('Say why the tool cannot confirm the result.').optional(),
});

export type GrelExample = z.infer<typeof example>;

const grelFunction = z.strictObject({
  name: textOfForm(/^[a-z][A-Za-z0-9]*$/, 'Write it without parentheses.'),
  purpose: textOfForm(/^[A-Z][^]*\.$/, 'Say in one sentence what it is for, with a capital first and a period last.'),
  synonyms: listOf(text('Write what people type.'), 'what people type who look for it'),
  /** Ids that its heading had before. */
  oldIds: list(text('Write an id.'), 'List ids.').optional(),
  signatures: listOf(signature, 'the ways to call it').refine(
    (signatures) =>
      signatures.length === 1 || (signatures.every(({use}) => use) && differ(signatures.map(({use}) => use))),
    'have a "use" that is missing or repeated. Say of each what tells it from the others.',
  ),
  /** What a wrong input gives: `Error: message`, `null`, or words. */
  errors: list(
    z.strictObject({input: text('Say which input.'), result: text('Say what it gives.')}),
    'List what wrong inputs give; [] if there are none.',
  ),
  notes: list(text('Write a note.'), 'List notes; [] if there are none.'),
  seeAlso: list(text('Write a link.'), 'List links to functions, commands, and recipes.').optional(),
  examples: list(example, 'List examples.').min(2, 'has fewer than two. Add examples.'),
});

/** Texts may hold `code`, **bold** and [links](/docs). */
export type GrelFunction = z.infer<typeof grelFunction>;

const functions = z.array(grelFunction).superRefine(unique('name'));

export const checkFunctions = (file: string, value: unknown) => createCheck(`grel/functions/${file}`, functions)(value);

const entries = list(
  z.strictObject({name: text('Write the name.'), path: text('Write the path of the class.'), since}),
  'List what the tool registers.',
).superRefine(unique('name'));

/** What the tool's source registers. */
const registry = z.strictObject({
  tag: since,
  functions: entries,
  controls: entries,
});

export const checkRegistry = createCheck('grel/registry', registry);

/** The functions of one page, each with the version that introduced it. */
export interface GrelChapter {
  /** The name of the data file and of the page. */
  file: string;
  functions: (GrelFunction & {since: string})[];
}

/**
 * The chapters of the reference. Every function that the tool registers is in exactly one of them; an error says which
 * is missing or unknown.
 */
export function createChapters(files: Record<string, unknown>, registered: unknown): GrelChapter[] {
  const versions = new Map(checkRegistry(registered).functions.map((entry) => [entry.name, entry.since]));
  const chapters = Object.entries(files).map(([file, value]) => ({
    file,
    functions: checkFunctions(file, value).map((described) => {
      const added = versions.get(described.name);
      if (added === undefined) {
        throw new Error(
          `src/data/grel/functions/${file}.json: function ${described.name} is not in src/data/grel/registry.json, ` +
            'or described twice. Correct the name or take it out.',
        );
      }
      versions.delete(described.name);
      return {...described, since: added};
    }),
  }));
  const missing = [...versions.keys()];
  if (missing.length > 0) {
    throw new Error(`src/data/grel/functions: ${missing.join(', ')} lacks a description. Add it to a file there.`);
  }
  return chapters;
}
