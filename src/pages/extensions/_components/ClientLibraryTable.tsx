import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell, StateCell, VersionsCell} from '../../../components/ListingCells';
import data from '../../../data/clientLibraries.json';
import type {ClientLibrary} from '../../../data/clientLibraries.schema';
import {
  createStateFacet,
  createTextFacet,
  createVersionFacet,
  valuesOf,
  versionValues,
} from '../../../lib/listings/facets';
import {searchText, sortByName} from '../../../lib/listings/entries';
import {clientKinds} from '../../../lib/listings/terms';
import {latestStable, releases} from '../../../lib/releases';

const libraries = sortByName(data as ClientLibrary[]);

const languageFacet = createTextFacet(
  {key: 'language', label: 'Language', kind: 'select'},
  libraries.map(({language}) => language),
);
const versionFacet = createVersionFacet(
  libraries.map(({worksWith}) => worksWith),
  latestStable(releases).version,
);
const stateFacet = createStateFacet(libraries.map(({state}) => state));

const rows: FilterTableRow[] = libraries.map((library) => ({
  key: library.name,
  text: searchText(library, library.language, clientKinds[library.kind]),
  values: {
    language: [library.language],
    version: versionValues(library.worksWith, versionFacet),
    state: valuesOf(library.state),
  },
  cells: [
    <NameCell key="name" entry={library} />,
    `${library.language}, ${clientKinds[library.kind].toLowerCase()}`,
    <VersionsCell key="versions" worksWith={library.worksWith} />,
    <StateCell key="state" entry={library} />,
  ],
}));

const columns = ['Library', 'Language', 'Works with OpenRefine', 'State and license'];
const facets = [languageFacet, versionFacet, stateFacet];

/** Every client library that the project knows of. */
export function ClientLibraryTable(): React.ReactNode {
  return (
    <FilterTable
      label="Client libraries"
      noun={['client library', 'client libraries']}
      columns={columns}
      rows={rows}
      facets={facets}
      prefix="library-"
    />
  );
}
