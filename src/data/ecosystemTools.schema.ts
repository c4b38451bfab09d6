import * as z from 'zod';
import {toolKinds, type ToolKind} from '../lib/listings/terms';
import {checkListing, listSchema, softwareFields, term, type SoftwareListing} from './listing.schema';
import {protocols} from './reconciliationServices.schema';

// Used while building and testing only: zod must not reach the browser.

/** A tool around OpenRefine that is neither an extension nor a client library. */
export interface EcosystemTool extends Omit<SoftwareListing, 'authors'> {
  kind: ToolKind;
  /** Versions of the reconciliation protocol. */
  protocols?: string[] | undefined;
}

const {authors: _left, ...fields} = softwareFields;

const tool: z.ZodType<EcosystemTool> = z.strictObject({
  ...fields,
  kind: term(toolKinds),
  protocols: protocols.optional(),
});

/** The tools, checked. */
export function checkEcosystemTools(value: unknown): EcosystemTool[] {
  return checkListing('src/data/ecosystemTools.json', listSchema(tool), value);
}
