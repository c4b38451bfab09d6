import type * as z from 'zod';
import {clientKinds} from './terms';
import {text} from './fields';
import {checkListing, softwareListing, term, worksWith} from './listing.schema';

const library = softwareListing.extend({
  language: text('Write the programming language.'),
  kind: term(clientKinds),
  worksWith: worksWith.optional(),
});

/** Something that drives OpenRefine through its HTTP interface. */
export type ClientLibrary = z.infer<typeof library>;

export const checkClientLibraries = (value: unknown) => checkListing('src/data/clientLibraries.json', library, value);
