import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell, StateCell} from '../../../components/ListingCells';
import data from '../../../data/distributions.json';
import type {Distribution} from '../../../data/distributions.schema';
import {createStateFacet, createTermFacet, createTextFacet, valuesOf} from '../../../lib/listings/facets';
import {searchText, sortByName} from '../../../lib/listings/entries';
import {distributionKinds} from '../../../lib/listings/terms';

const distributions = sortByName(data as Distribution[]);

const kindFacet = createTermFacet(
  {key: 'kind', label: 'Kind', kind: 'chips'},
  distributionKinds,
  distributions.map(({kind}) => kind),
);
const stateFacet = createStateFacet(distributions.map(({state}) => state));
const licenceFacet = createTextFacet(
  {key: 'licence', label: 'License', kind: 'select'},
  distributions.map(({licence}) => licence),
);

const rows: FilterTableRow[] = distributions.map((distribution) => ({
  key: distribution.name,
  text: searchText(distribution, distributionKinds[distribution.kind], distribution.command),
  values: {
    kind: [distribution.kind],
    state: valuesOf(distribution.state),
    licence: valuesOf(distribution.licence),
  },
  cells: [
    <NameCell key="name" entry={distribution}>
      {distribution.command && <code>{distribution.command}</code>}
    </NameCell>,
    distributionKinds[distribution.kind],
    distribution.basedOn ?? 'not stated',
    <StateCell key="state" entry={distribution} />,
  ],
}));

const columns = ['Distribution', 'Kind', 'OpenRefine inside', 'State and license'];
const facets = [stateFacet, licenceFacet, kindFacet];

/** OpenRefine as others hand it out. */
export function DistributionTable(): React.ReactNode {
  return (
    <FilterTable
      label="Other distributions"
      noun={['distribution', 'distributions']}
      columns={columns}
      rows={rows}
      facets={facets}
    />
  );
}
