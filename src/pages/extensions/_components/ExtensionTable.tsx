import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell, versionsCell} from '../../../components/ListingCells';
import data from '../../../data/extensions.json';
import type {Extension} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {
  changeFacet,
  createFacet,
  createLicenseFacet,
  createStateFacet,
  createVersionFacet,
} from '../../../lib/listings/facets';
import {purposes, purposeWords} from '../../../data/terms';

const extensions = sortByName(data as Extension[]);

const additions = (extension: Extension): string[] => extension.purposes.map((purpose) => purposes[purpose]);

const table: FilterTableProps<Extension> = {
  label: 'Extensions',
  noun: ['extension', 'extensions'],
  entries: extensions,
  words: ({purposes: known}) => known.flatMap((purpose) => [purposes[purpose], purposeWords[purpose]]),
  facets: [
    createVersionFacet(extensions),
    createStateFacet(extensions),
    changeFacet,
    createLicenseFacet(extensions),
    createFacet({key: 'purpose', label: 'Adds', kind: 'chips'}, extensions, (one) => one.purposes, purposes),
  ],
  columns: {
    Extension: nameCell,
    Adds: (extension) => additions(extension).join(', '),
    'Works with OpenRefine': versionsCell,
    'Status and license': stateCell,
  },
};

export const ExtensionTable = () => <FilterTable {...table} />;
