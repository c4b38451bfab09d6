import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell} from '../../../components/ListingCells';
import data from '../../../data/reconciliationServices.json';
import type {ReconciliationService} from '../../../data/listings.schema';
import {kindFacet, protocolFacet} from '../../../lib/listings/facets';
import {serviceKinds} from '../../../data/terms';

const addressOf = ({endpoint}: ReconciliationService) =>
  endpoint && (
    <>
      Service URL: <code>{endpoint}</code>
    </>
  );

const table: FilterTableProps<ReconciliationService> = {
  label: 'Reconciliation services',
  noun: ['service', 'services, lists, and tools'],
  prefix: 'service-',
  // The order of the file: lists first, then services, software and frameworks.
  entries: data as ReconciliationService[],
  words: ({kind, endpoint}) => [serviceKinds[kind], endpoint],
  facets: [protocolFacet, kindFacet(serviceKinds)],
  columns: {
    Service: (service) => nameCell(service, addressOf(service)),
    Kind: ({kind}) => serviceKinds[kind],
    Protocol: ({protocols}) => protocols?.join(', ') ?? 'not stated',
    'Status and license': stateCell,
  },
};

export const ReconciliationTable = () => <FilterTable {...table} />;
