import * as z from 'zod';
import {distributionKinds, type DistributionKind} from '../lib/listings/terms';
import {checkListing, listSchema, softwareFields, term, text, type SoftwareListing} from './listing.schema';

// Used while building and testing only: zod must not reach the browser.

/** OpenRefine as others package, extend or serve it. */
export interface Distribution extends SoftwareListing {
  kind: DistributionKind;
  /** The version of OpenRefine inside, as its source says: `3.6.2`, or a sentence. */
  basedOn?: string | undefined;
  /** The command that installs or starts it. */
  command?: string | undefined;
}

const distribution: z.ZodType<Distribution> = z.strictObject({
  ...softwareFields,
  kind: term(distributionKinds),
  basedOn: text('Write the version of OpenRefine, or leave it out.').optional(),
  command: text('Write the command, or leave it out.').optional(),
});

/** The distributions, checked. */
export function checkDistributions(value: unknown): Distribution[] {
  return checkListing('src/data/distributions.json', listSchema(distribution), value);
}
