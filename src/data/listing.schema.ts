import * as z from 'zod';
import {states} from './terms';
import {compareVersions} from './compareVersions';
import {checkData, nameBy} from './checkData';
import {
  checkFields,
  day as dayOf,
  listOf,
  missingOr,
  month,
  oneOf,
  text,
  textOfForm,
  unique,
  unknownOr,
  version,
} from './fields';

const day = dayOf('Write it as "YYYY-MM-DD".');

export const address = z
  .url({protocol: /^https?$/, ...missingOr('is not a URL', 'Write the full URL, starting with "https://".')})
  .refine((url) => !/\s/.test(url), 'contains a space. Write it as %20.');

/** An address elsewhere, or the path of a page of this site. */
const link = z.union(
  [address, z.string().regex(/^\/[\w/#-]+$/)],
  missingOr('is not a URL', 'Write the full URL, starting with "https://", or the path of a page, such as "/docs".'),
);

/** One of the keys of a list of terms in `src/data/terms.ts`. */
export const term = <Key extends string>(terms: Record<Key, string>) => {
  const keys = Object.keys(terms) as Key[];
  const remedy = `Use one of ${keys.join(', ')}, or add a term to src/data/terms.ts.`;
  return z.enum(keys, unknownOr(remedy));
};

export const setOf = <Item extends z.ZodType>(item: Item, what: string) =>
  listOf(item, what).refine(
    (items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length,
    'contains a duplicate. Keep it once.',
  );

const tagged = version('Write the version as in its tag, such as "3.10" or "3.4.1".');

export const worksWith = z
  .strictObject({
    /** The first version; without one, it is not known from which version on it works. */
    from: tagged.optional(),
    /** The last version that it is known to work with; without one, later versions are included. */
    to: tagged.optional(),
    /** Its own authors, or the list of the OpenRefine project. */
    saidBy: oneOf(['authors', 'list']),
    asOf: day,
  })
  .superRefine(
    checkFields(({from, to}, report) => {
      if (from === undefined && to === undefined) {
        report([], 'contains no version. Write "from", "to", or both, or omit worksWith.');
      } else if (from !== undefined && to !== undefined && compareVersions(from, to) > 0) {
        report(['to'], `is older than ${from}. Swap "from" and "to".`);
      }
    }),
  );

/** Which versions of OpenRefine something works with, and who says so. */
export type WorksWith = z.infer<typeof worksWith>;

export const protocols = setOf(
  oneOf(['0.1', '0.2', '1.0-draft']),
  'the versions of the protocol, or leave the field out',
).optional();

const named = z.strictObject({name: text('Write the name.'), url: address.optional()});

export type Named = z.infer<typeof named>;

export const authors = setOf(named, 'who made it');

export const listing = z.strictObject({
  name: text('Write the name.'),
  url: address,
  description: text('Say in a sentence what it does.').max(
    400,
    'is longer than 400 characters. Say what it does in one or two sentences.',
  ),
  /** The day on which its source was last changed, or says it was written. */
  asOf: day,
  links: setOf(
    z.strictObject({label: text('Write what the link leads to.'), url: link}),
    'the links, or leave the field out',
  ).optional(),
  /** What readers have to know before they rely on it. */
  note: text('Write the note, or leave it out.').optional(),
});

export type Listing = z.infer<typeof listing>;

export const softwareListing = listing.extend({
  authors,
  /** Left out where no source says anything. */
  state: term(states).optional(),
  license: textOfForm(
    /^[A-Za-z0-9][A-Za-z0-9.+-]*$/,
    'is not an SPDX identifier',
    'Write one such as "MIT" or "BSD-3-Clause", or leave it out.',
  ).optional(),
  /** The month of the last change to its public source, as far as seen. */
  lastChange: month.optional(),
});

export type SoftwareListing = z.infer<typeof softwareListing>;

/** The entries of a file, checked. Each occurs once. */
export const checkListing = <Entry extends z.ZodType<Listing>>(file: string, entry: Entry, value: unknown) => {
  const entries = z
    .array(entry, 'must be a list of entries.')
    .min(1, 'is empty. List at least one entry.')
    .superRefine(unique('name', (name) => `repeats "${name}". Keep one entry.`))
    .superRefine(unique('url', (url) => `repeats ${url}. Keep one entry.`));
  return checkData(file, entries, value, nameBy('entry', 'name', '"'));
};
