import type * as z from 'zod';
import {toolKinds} from './terms';
import {checkListing, protocols, softwareListing, term} from './listing.schema';

const tool = softwareListing.omit({authors: true}).extend({kind: term(toolKinds), protocols});

/** A tool around OpenRefine that is neither an extension nor a client library. */
export type EcosystemTool = z.infer<typeof tool>;

export const checkEcosystemTools = (value: unknown) => checkListing('src/data/ecosystemTools.json', tool, value);
