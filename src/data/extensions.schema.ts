import * as z from 'zod';
import {purposes, type Purpose} from '../lib/listings/terms';
import type {WorksWith} from '../lib/listings/versions';
import {
  checkListing,
  listOf,
  listSchema,
  softwareFields,
  term,
  worksWith,
  type SoftwareListing,
} from './listing.schema';

// Used while building and testing only: zod must not reach the browser.

export interface Extension extends SoftwareListing {
  purposes: Purpose[];
  worksWith?: WorksWith | undefined;
}

const extension: z.ZodType<Extension> = z.strictObject({
  ...softwareFields,
  purposes: listOf(term(purposes), 'what it is for'),
  worksWith: worksWith.optional(),
});

/** The extensions, checked. */
export function checkExtensions(value: unknown): Extension[] {
  return checkListing('src/data/extensions.json', listSchema(extension), value);
}
