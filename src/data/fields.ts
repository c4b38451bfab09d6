import * as z from 'zod';
import {describeValue} from './checkData';
import {compareVersions} from './compareVersions';
import published from './releaseHistory.json';

// What several schemas say. An error names what is wrong and what to write instead.
// Schemas run in the build and in tests only; browser code imports their types, so that zod does not reach it.

/** The error of a value that a field cannot hold: what it is, and what to write instead. */
export const orSay = (remedy: string) => ({
  error: ({input}: {input?: unknown}) => `${describeValue(input)}. ${remedy}`,
});

export const text = (remedy: string) => z.string(orSay(remedy)).trim().min(1);

export const textOfForm = (form: RegExp, remedy: string) =>
  z.stringFormat('form', form, {...orSay(remedy), abort: true});

/** `what` is what to say: `what happened`. */
export const sentence = (what: string) =>
  textOfForm(/^[^\sa-z.](.*[^\s.])?\.$/, `Say ${what}, with a capital first and a period last.`);

/** The name of a stable release: `3.10` or `3.10.1`. Of 2.6, which an extension names, there were only previews. */
export const version = (remedy: string) =>
  textOfForm(/^\d+\.\d+(\.\d+)?$/, remedy).refine(
    (name) => name === '2.6' || published.some((release) => compareVersions(release.version, name) === 0),
    {error: ({input}) => `is ${String(input)}, which is no release. Correct it, or add it to releaseHistory.json.`},
  );

export const day = (remedy: string) => z.iso.date({...orSay(remedy), abort: true});

export const month = textOfForm(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write it as "YYYY-MM".');

/** A day or month that has begun, if only in New Zealand. A build on a later day accepts it as well. */
export const past = (date: z.ZodType<string>) =>
  date.refine(
    (written) => written >= '2010' && written <= new Date(Date.now() + 86_400_000).toISOString(),
    'is in the future, or before there was an OpenRefine. Correct it.',
  );

export const pastDay = (remedy: string) => past(day(remedy));

/** A user name before the host, as in `https://github.com@example.org`, hides where an address leads. */
export const address = (protocol: RegExp, remedy: string) =>
  z
    .url({protocol, ...orSay(remedy), abort: true})
    .regex(
      /^\w+:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/,
      'contains a space or a user name, or its host lacks a dot. Write a space as %20, and only the host after "//".',
    );

export const httpsUrl = (remedy: string) => address(/^https$/, remedy);

/** An address elsewhere, or the route of a page of this site. */
export const link = (protocol: RegExp, remedy: string) =>
  z.union([address(protocol, ''), textOfForm(/^\/(?![/\\])\S*$/, '')], orSay(remedy));

export const post = textOfForm(
  /^\/blog\/\d{4}\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/[\w-]+$/,
  'Write it as "/blog/2022/12/30/eoss5".',
);

export const count = (remedy: string) => z.int(orSay(remedy)).positive();

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, orSay(`Write one of ${values.join(', ')}.`));

/** Something that is true, or is not said at all. */
export const flag = z.literal(true, 'is not true. Write true, or leave it out.').optional();

/** A list with nothing twice, which may be empty. */
export const list = <Item extends z.ZodType>(item: Item, remedy: string) =>
  z.array(item, orSay(remedy)).refine(differ, 'contains a duplicate. Keep it once.');

/** One with something in it. `what` is what to list: `the grants`. */
export const listOf = <Item extends z.ZodType>(item: Item, what: string) => list(item, `List ${what}.`).min(1);

/** Says what is wrong with a field of an entry, or with the entry as a whole. */
export const report = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({code: 'custom', path, message});

export const differ = (items: readonly unknown[]): boolean =>
  new Set(items.map((one) => JSON.stringify(one))).size === items.length;

const keyOf = (value: string) =>
  value
    .toLowerCase()
    .replace(/^http:/, 'https:')
    .replace(/\/$/, '');

/** Whether a field differs from entry to entry of a list by more than its case or another way to write an address. */
export const unique =
  <Field extends string>(field: Field) =>
  (entries: readonly Record<Field, string>[], context: z.RefinementCtx): void =>
    entries.forEach((entry, index) => {
      const same = entries.findIndex((other) => keyOf(other[field]) === keyOf(entry[field]));
      if (same < index)
        report(context, [index, field], `repeats ${entry[field]}. Keep one of the two, or correct this one.`);
    });

/** Whether releases are listed once, newest first, with dates to match. A line may be repaired after a newer one came. */
export const newestFirst = (all: readonly {version: string; date: string}[], context: z.RefinementCtx): void =>
  all.forEach(({version: name, date}, index) => {
    const above = all[index - 1]?.version;
    if (above !== undefined && compareVersions(above, name) <= 0)
      report(context, [index, 'version'], `is listed below ${above}. List each version once, the newest first.`);
    const line = name.split(/[.-]/, 2).join('.');
    const before = new RegExp(`^(${line}[.-].*|\\d+\\.\\d+(\\.0)?)$`);
    const later = all.slice(index + 1).find((older) => older.date > date && before.test(older.version));
    if (later) report(context, [index, 'date'], `is before that of ${later.version}. Correct one of the two.`);
  });
