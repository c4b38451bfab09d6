import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell, StateCell} from '../../../components/ListingCells';
import data from '../../../data/reconciliationServices.json';
import type {ReconciliationService} from '../../../data/reconciliationServices.schema';
import {createTermFacet, createTextFacet, valuesOf} from '../../../lib/listings/facets';
import {searchText} from '../../../lib/listings/entries';
import {serviceKinds} from '../../../lib/listings/terms';

// The order of the file: lists first, then services, software and frameworks.
const services = data as ReconciliationService[];

const kindFacet = createTermFacet(
  {key: 'kind', label: 'Kind', kind: 'chips'},
  serviceKinds,
  services.map(({kind}) => kind),
);
const protocolFacet = createTextFacet(
  {key: 'protocol', label: 'Protocol', kind: 'select'},
  services.flatMap(({protocols}) => protocols ?? [undefined]),
);

const rows: FilterTableRow[] = services.map((service) => ({
  key: service.name,
  text: searchText(service, serviceKinds[service.kind], service.endpoint),
  values: {kind: [service.kind], protocol: valuesOf(service.protocols)},
  cells: [
    <NameCell key="name" entry={service}>
      {service.endpoint && (
        <>
          Address for OpenRefine: <code>{service.endpoint}</code>
        </>
      )}
    </NameCell>,
    serviceKinds[service.kind],
    service.protocols?.join(', ') ?? 'not stated',
    <StateCell key="state" entry={service} />,
  ],
}));

const columns = ['Service', 'Kind', 'Protocol', 'State and license'];
const facets = [protocolFacet, kindFacet];

/** Where reconciliation services are found, and what one can run or build oneself. */
export function ReconciliationTable(): React.ReactNode {
  return (
    <FilterTable
      label="Reconciliation services"
      noun={['service', 'services, lists and tools']}
      columns={columns}
      rows={rows}
      facets={facets}
      prefix="service-"
    />
  );
}
