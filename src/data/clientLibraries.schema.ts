import * as z from 'zod';
import {clientKinds, type ClientKind} from '../lib/listings/terms';
import type {WorksWith} from '../lib/listings/versions';
import {checkListing, listSchema, softwareFields, term, text, worksWith, type SoftwareListing} from './listing.schema';

// Used while building and testing only: zod must not reach the browser.

/** Something that drives OpenRefine through its HTTP interface. */
export interface ClientLibrary extends SoftwareListing {
  /** The language it is called from. */
  language: string;
  kind: ClientKind;
  worksWith?: WorksWith | undefined;
}

const library: z.ZodType<ClientLibrary> = z.strictObject({
  ...softwareFields,
  language: text('Write the programming language.'),
  kind: term(clientKinds),
  worksWith: worksWith.optional(),
});

/** The client libraries, checked. */
export function checkClientLibraries(value: unknown): ClientLibrary[] {
  return checkListing('src/data/clientLibraries.json', listSchema(library), value);
}
