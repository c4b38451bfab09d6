import type * as z from 'zod';
import {serviceKinds} from './terms';
import {address, checkListing, protocols, softwareListing, term} from './listing.schema';

const service = softwareListing
  .omit({authors: true, state: true})
  .extend({
    kind: term(serviceKinds),
    /** What one gives to OpenRefine as the address of the service. */
    endpoint: address.optional(),
    protocols,
  })
  .refine(({kind, endpoint}) => kind === 'hosted' || endpoint === undefined, {
    path: ['endpoint'],
    error: 'is only allowed for public services. Remove it, or write "hosted" as kind.',
  });

/** A reconciliation service, a list of them, or software to run one. */
export type ReconciliationService = z.infer<typeof service>;

export const checkReconciliationServices = (value: unknown) =>
  checkListing('src/data/reconciliationServices.json', service, value);
