import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell, versionsCell} from '../../../components/ListingCells';
import data from '../../../data/extensions.json';
import type {Extension} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {changeFacet, createVersionFacet, licenseFacet, stateFacet} from '../../../lib/listings/facets';
import {purposes, purposeWords} from '../../../data/terms';

const extensions = sortByName(data as Extension[]);

const table: FilterTableProps<Extension> = {
  label: 'Extensions',
  noun: ['extension', 'extensions'],
  entries: extensions,
  words: ({purposes: known}) => known.flatMap((purpose) => [purposes[purpose], purposeWords[purpose]]),
  facets: [
    createVersionFacet(extensions),
    stateFacet,
    changeFacet,
    licenseFacet,
    {key: 'purpose', label: 'Adds', read: (extension) => extension.purposes, terms: purposes},
  ],
  columns: {
    Extension: nameCell,
    Adds: (extension) => extension.purposes.map((purpose) => purposes[purpose]).join(', '),
    'Works with OpenRefine': versionsCell,
    'Status and license': stateCell,
  },
};

export const ExtensionTable = () => <FilterTable {...table} />;
