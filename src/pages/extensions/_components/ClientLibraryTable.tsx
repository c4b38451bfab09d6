import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell, versionsCell} from '../../../components/ListingCells';
import data from '../../../data/clientLibraries.json';
import type {ClientLibrary} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {createVersionFacet, stateFacet} from '../../../lib/listings/facets';
import {clientKinds} from '../../../data/terms';

const libraries = sortByName(data as ClientLibrary[]);

const table: FilterTableProps<ClientLibrary> = {
  label: 'Client libraries',
  noun: ['client library', 'client libraries'],
  prefix: 'library-',
  entries: libraries,
  words: ({language, kind}) => [language, clientKinds[kind]],
  facets: [
    {key: 'language', label: 'Language', read: ({language}) => language},
    createVersionFacet(libraries),
    stateFacet,
  ],
  columns: {
    Library: nameCell,
    Language: ({language, kind}) => `${language}, ${clientKinds[kind].toLowerCase()}`,
    'Works with OpenRefine': versionsCell,
    'Status and license': stateCell,
  },
};

export const ClientLibraryTable = () => <FilterTable {...table} />;
