import * as z from 'zod';
import {languages, levels, resourceKinds, type Language, type Level, type ResourceKind} from '../lib/listings/terms';
import {checkListing, listingFields, listOf, listSchema, named, term, type Listing, type Named} from './listing.schema';

// Used while building and testing only: zod must not reach the browser.

/** Material to learn OpenRefine with. */
export interface Resource extends Listing {
  language: Language;
  kind: ResourceKind;
  level?: Level | undefined;
  /** The year in which this version of it came out. */
  year?: number | undefined;
  authors?: Named[] | undefined;
  /** What it was last tried with, where it says so. */
  testedWith?: string | undefined;
}

const year = z
  .int({error: 'is not a whole number. Write the year in which it came out, or leave it out.'})
  // OpenRefine began as Freebase Gridworks in 2010.
  .min(2010, {error: 'is before there was an OpenRefine. Correct it.'})
  .max(2100, {error: 'is no year of ours. Correct it.'});

const resource: z.ZodType<Resource> = z
  .strictObject({
    ...listingFields,
    language: term(languages),
    kind: term(resourceKinds),
    level: term(levels).optional(),
    year: year.optional(),
    authors: listOf(named, 'who made it, or leave the field out').optional(),
    testedWith: z
      .string({error: 'is not a text. Write the version of OpenRefine, or leave it out.'})
      .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no version. Write it as in its tag, such as "3.10.1".'})
      .optional(),
  })
  .refine(({year: came, asOf}) => came === undefined || came <= Number(asOf.slice(0, 4)), {
    path: ['year'],
    error: 'is after the day of "asOf". Correct one of the two.',
  });

/** The learning material, checked. */
export function checkResources(value: unknown): Resource[] {
  return checkListing('src/data/resources.json', listSchema(resource), value);
}
