import type * as z from 'zod';
import {purposes} from './terms';
import {checkListing, setOf, softwareListing, term, worksWith} from './listing.schema';

const extension = softwareListing.extend({
  purposes: setOf(term(purposes), 'what it is for'),
  worksWith: worksWith.optional(),
});

export type Extension = z.infer<typeof extension>;

export const checkExtensions = (value: unknown) => checkListing('src/data/extensions.json', extension, value);
