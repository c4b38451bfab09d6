import * as z from 'zod';
import {languages, levels, resourceKinds} from './terms';
import {version} from './fields';
import {authors, checkListing, listing, term} from './listing.schema';

const year = z
  .int('is not an integer. Write the year in which it came out, or leave it out.')
  // OpenRefine began as Freebase Gridworks in 2010.
  .min(2010, 'is before there was an OpenRefine. Correct it.');

const resource = listing
  .extend({
    language: term(languages),
    kind: term(resourceKinds),
    level: term(levels).optional(),
    year: year.optional(),
    authors: authors.optional(),
    /** What it was last tried with, where it says so. */
    testedWith: version('Write the version of OpenRefine as in its tag, or leave it out.').optional(),
  })
  .refine(({year: came, asOf}) => came === undefined || came <= Number(asOf.slice(0, 4)), {
    path: ['year'],
    error: 'is later than "asOf". Correct one of the two.',
  });

export type Resource = z.infer<typeof resource>;

export const checkResources = (value: unknown) => checkListing('src/data/resources.json', resource, value);
