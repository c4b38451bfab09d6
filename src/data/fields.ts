import * as z from 'zod';
import {describeUnknown} from './checkData';

// What several schemas say. An error names what is wrong and what to write instead.
// Schemas run in the build and in tests only; browser code imports their types, so that zod does not reach it.

/** The error of a field that is missing, or else wrong in some way. */
export const missingOr = (wrong: string, remedy: string) => ({
  error: ({input}: {input?: unknown}) => `${input === undefined ? 'is missing' : wrong}. ${remedy}`,
});

/** The error of a value that is not on a list. It quotes the value, which is often only misspelled. */
export const unknownOr = (remedy: string) => ({
  error: ({input}: {input?: unknown}) => `${describeUnknown(input)}. ${remedy}`,
});

export const text = (remedy: string) =>
  z.string(missingOr('is not a string', remedy)).trim().min(1, `is empty. ${remedy}`);

/** A text of a certain form. `wrong` is said of any other: `is not a version`. */
export const textOfForm = (form: RegExp, wrong: string, remedy: string) =>
  z.stringFormat('form', form, missingOr(wrong, remedy));

/** `what` is what to say: `what happened`. */
export const sentence = (what: string) =>
  textOfForm(/^\S.*\.$/, 'is not a sentence', `Say ${what}, with a period at the end.`);

/** The name of a stable release: `3.10` or `3.10.1`. */
export const version = (remedy: string) => textOfForm(/^\d+\.\d+(\.\d+)?$/, 'is not a version', remedy);

export const day = (remedy: string) => z.iso.date(missingOr('is not a day', remedy));

export const month = textOfForm(/^\d{4}-(0[1-9]|1[0-2])$/, 'is not a month', 'Write it as "YYYY-MM".');

export const secureAddress = (remedy: string) =>
  z.url({protocol: /^https$/, ...missingOr('is not an HTTPS URL', remedy)});

export const post = textOfForm(
  /^\/blog\/\d{4}\/\d\d\/\d\d\/[\w-]+$/,
  'is not the route of a post',
  'Write it as "/blog/2022/12/30/eoss5".',
);

export const count = (remedy: string) =>
  z.int(missingOr('is not an integer', remedy)).positive(`is not above zero. ${remedy}`);

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, unknownOr(`Write one of ${values.join(', ')}.`));

/** Something that is true, or is not said at all. */
export const trueOrOmitted = z.literal(true, 'is not true. Write true, or leave it out.').optional();

/** A list with something in it. `what` is what to list: `the grants`. */
export const listOf = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item, missingOr('is not a list', `List ${what}.`)).min(1, `is empty. List ${what}.`);

/** Says what is wrong with a field of an entry, or with the entry as a whole. */
export const report = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({code: 'custom', path, message});

/** Whether a field differs from entry to entry of a list. */
export const unique =
  <Field extends string>(field: Field, complain: (value: string) => string) =>
  (entries: readonly Record<Field, string>[], context: z.RefinementCtx): void =>
    entries.forEach((entry, index) => {
      const isFirst = entries.findIndex((other) => other[field] === entry[field]) === index;
      if (!isFirst) report(context, [index, field], complain(entry[field]));
    });
