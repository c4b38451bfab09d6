import type * as z from 'zod';
import {distributionKinds} from './terms';
import {text} from './fields';
import {checkListing, softwareListing, term} from './listing.schema';

const distribution = softwareListing.extend({
  kind: term(distributionKinds),
  /** The version of OpenRefine inside, as its source says: `3.6.2`, or a sentence. */
  basedOn: text('Write the version of OpenRefine, or leave it out.').optional(),
  /** The command that installs or starts it. */
  command: text('Write the command, or leave it out.').optional(),
});

export type Distribution = z.infer<typeof distribution>;

export const checkDistributions = (value: unknown) => checkListing('src/data/distributions.json', distribution, value);
