import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell} from '../../../components/ListingCells';
import data from '../../../data/distributions.json';
import type {Distribution} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {kindFacet, licenseFacet, stateFacet} from '../../../lib/listings/facets';
import {distributionKinds} from '../../../data/terms';

const table: FilterTableProps<Distribution> = {
  label: 'Other distributions',
  noun: ['distribution', 'distributions'],
  entries: sortByName(data as Distribution[]),
  words: ({kind, command}) => [distributionKinds[kind], command],
  facets: [stateFacet, licenseFacet, kindFacet(distributionKinds)],
  columns: {
    Distribution: (entry) => nameCell(entry, entry.command && <code>{entry.command}</code>),
    Kind: ({kind}) => distributionKinds[kind],
    'OpenRefine version': ({basedOn}) => basedOn ?? 'not stated',
    'Status and license': stateCell,
  },
};

export const DistributionTable = () => <FilterTable {...table} />;
