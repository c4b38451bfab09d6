import * as z from 'zod';
import {serviceKinds, type ServiceKind} from '../lib/listings/terms';
import {
  address,
  checkListing,
  listingFields,
  listOf,
  listSchema,
  month,
  softwareFields,
  term,
  type Listing,
} from './listing.schema';

// Used while building and testing only: zod must not reach the browser.

/** A reconciliation service, a list of them, or software to run one. */
export interface ReconciliationService extends Listing {
  kind: ServiceKind;
  /** What one gives to OpenRefine as the address of the service. */
  endpoint?: string | undefined;
  /** Versions of the reconciliation protocol. */
  protocols?: string[] | undefined;
  licence?: string | undefined;
  lastChange?: string | undefined;
}

export const protocols = listOf(
  z.enum(['0.1', '0.2', '1.0-draft'], {error: 'is unknown. Use "0.1", "0.2" or "1.0-draft".'}),
  'the versions of the protocol, or leave the field out',
);

const service: z.ZodType<ReconciliationService> = z
  .strictObject({
    ...listingFields,
    kind: term(serviceKinds),
    endpoint: address.optional(),
    protocols: protocols.optional(),
    licence: softwareFields.licence,
    lastChange: month.optional(),
  })
  .refine(({kind, endpoint}) => kind === 'hosted' || endpoint === undefined, {
    path: ['endpoint'],
    error: 'goes with public services only. Take it out, or write "hosted" as kind.',
  });

/** The services, checked. */
export function checkReconciliationServices(value: unknown): ReconciliationService[] {
  return checkListing('src/data/reconciliationServices.json', listSchema(service), value);
}
