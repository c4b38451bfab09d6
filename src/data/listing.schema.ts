import * as z from 'zod';
import type {WorksWith} from '../lib/listings/versions';
import {compareVersions} from '../lib/releases';
import {states, type State} from '../lib/listings/terms';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/** Somebody or something with a name and perhaps an address. */
export interface Named {
  name: string;
  url?: string | undefined;
}

/** What every entry of a list says. */
export interface Listing {
  name: string;
  url: string;
  /** One or two sentences in words of our own. */
  description: string;
  /** The day on which its source was last changed, or says it was written, `YYYY-MM-DD`. */
  asOf: string;
  /** Further addresses, such as a manual. */
  links?: {label: string; url: string}[] | undefined;
  /** What readers have to know before they rely on it. */
  note?: string | undefined;
}

/** What entries about software say, where it is known. */
export interface SoftwareListing extends Listing {
  authors: Named[];
  /** Left out where no source says anything. */
  state?: State | undefined;
  /** The SPDX identifier of the licence in its source, such as `MIT`. */
  licence?: string | undefined;
  /** The month of the last change to its public source, as far as seen, `YYYY-MM`. */
  lastChange?: string | undefined;
}

const dayRemedy = 'Write it as "YYYY-MM-DD".';

export const text = (remedy: string) =>
  z
    .string({error: missingOr('is not a text', remedy)})
    .trim()
    .min(1, {error: `is empty. ${remedy}`});

export const address = z
  .url({protocol: /^https?$/, error: missingOr('is no address', 'Write it whole, starting with "https://".')})
  .refine((url) => !/\s/.test(url), {error: 'has a space in it. Write %20 for it.'});

/** An address elsewhere, or the path of a page of this site. */
const link = z.union([address, z.string().regex(/^\/[\w/#-]+$/)], {
  error: missingOr(
    'is no address',
    'Write it whole, starting with "https://", or the path of a page, such as "/docs".',
  ),
});

export const day = z.string({error: missingOr('is not a text', dayRemedy)}).refine(isDay, {
  error: `is no day. ${dayRemedy}`,
});

export const month = z
  .string({error: missingOr('is not a text', 'Write the month as "YYYY-MM".')})
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'is no month. Write it as "YYYY-MM".'});

/** One of the keys of a list of terms in `src/lib/listings/terms.ts`. */
export function term<Key extends string>(terms: Record<Key, string>): z.ZodType<Key> {
  const keys = Object.keys(terms) as Key[];
  return z.enum(keys, {
    error: missingOr('is unknown', `Use one of ${keys.join(', ')}, or add a term to src/lib/listings/terms.ts.`),
  });
}

/** A list without repetitions. */
export function listOf<T>(item: z.ZodType<T>, what: string): z.ZodType<T[]> {
  return z
    .array(item, {error: missingOr('is not a list', `List ${what}.`)})
    .min(1, {error: `is empty. List ${what}.`})
    .refine((items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length, {
      error: 'holds something twice. Keep it once.',
    });
}

const version = z
  .string({error: 'is not a text. Write the version as in its tag, such as "3.10" or "3.4.1".'})
  .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no version. Write it as in its tag, such as "3.10" or "3.4.1".'});

export const worksWith: z.ZodType<WorksWith> = z
  .strictObject({
    from: version.optional(),
    to: version.optional(),
    saidBy: z.enum(['authors', 'list'], {
      error: missingOr('is unknown', 'Write "authors" or "list": who says so.'),
    }),
    asOf: day,
  })
  .superRefine(({from, to}, context) => {
    if (from === undefined && to === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'names no version. Write "from", "to" or both, or leave worksWith out.',
      });
    } else if (from !== undefined && to !== undefined && compareVersions(from, to) > 0) {
      context.addIssue({code: 'custom', path: ['to'], message: `is older than ${from}. Swap "from" and "to".`});
    }
  });

export const named = z.strictObject({name: text('Write the name.'), url: address.optional()});

export const listingFields = {
  name: text('Write the name.'),
  url: address,
  description: text('Say in a sentence what it does.').max(400, {
    error: 'is longer than 400 characters. Say what it does in one or two sentences.',
  }),
  asOf: day,
  links: listOf(
    z.strictObject({label: text('Write what the link leads to.'), url: link}),
    'the links, or leave the field out',
  ).optional(),
  note: text('Write the note, or leave it out.').optional(),
};

export const softwareFields = {
  ...listingFields,
  authors: listOf(named, 'who made it'),
  state: term(states).optional(),
  licence: z
    .string({error: 'is not a text. Write the SPDX identifier, such as "MIT", or leave it out.'})
    .regex(/^[A-Za-z0-9][A-Za-z0-9.+-]*$/, {
      error: 'is no SPDX identifier. Write one such as "MIT" or "BSD-3-Clause", or leave it out.',
    })
    .optional(),
  lastChange: month.optional(),
};

/** A list of entries, each of which stands in it once. */
export function listSchema<Entry extends Listing>(entry: z.ZodType<Entry>): z.ZodType<Entry[]> {
  return z.array(entry, {error: 'has to be a list of entries.'}).superRefine((all, context) => {
    if (all.length === 0) context.addIssue({code: 'custom', message: 'is empty. List at least one entry.'});
    all.forEach(({name, url}, index) => {
      const earlier = all.slice(0, index);
      if (earlier.some((other) => other.name === name)) {
        context.addIssue({code: 'custom', path: [index, 'name'], message: `repeats "${name}". Keep one entry.`});
      } else if (earlier.some((other) => other.url === url)) {
        context.addIssue({code: 'custom', path: [index, 'url'], message: `repeats ${url}. Keep one entry.`});
      }
    });
  });
}

/** The entries, checked. An error names each by its `name`. */
export function checkListing<Entry>(file: string, schema: z.ZodType<Entry[]>, value: unknown): Entry[] {
  return checkData(file, schema, value, (entry, index) => {
    const name = (entry as Partial<Listing> | null)?.name;
    return typeof name === 'string' && name ? `entry "${name}"` : `entry number ${index + 1}`;
  });
}
