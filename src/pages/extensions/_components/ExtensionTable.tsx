import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell, StateCell, VersionsCell} from '../../../components/ListingCells';
import data from '../../../data/extensions.json';
import type {Extension} from '../../../data/extensions.schema';
import {
  changeFacet,
  changeValues,
  createStateFacet,
  createTermFacet,
  createTextFacet,
  createVersionFacet,
  valuesOf,
  versionValues,
} from '../../../lib/listings/facets';
import {searchText, sortByName} from '../../../lib/listings/entries';
import {purposes} from '../../../lib/listings/terms';
import {latestStable, releases} from '../../../lib/releases';

const extensions = sortByName(data as Extension[]);

const purposeFacet = createTermFacet(
  {key: 'purpose', label: 'Adds', kind: 'chips'},
  purposes,
  extensions.map((extension) => extension.purposes),
);
const versionFacet = createVersionFacet(
  extensions.map(({worksWith}) => worksWith),
  latestStable(releases).version,
);
const stateFacet = createStateFacet(extensions.map(({state}) => state));
const licenceFacet = createTextFacet(
  {key: 'licence', label: 'License', kind: 'select'},
  extensions.map(({licence}) => licence),
);

const rows: FilterTableRow[] = extensions.map((extension) => ({
  key: extension.name,
  text: searchText(extension, ...extension.purposes.map((purpose) => purposes[purpose])),
  values: {
    purpose: extension.purposes,
    version: versionValues(extension.worksWith, versionFacet),
    state: valuesOf(extension.state),
    changed: changeValues(extension.lastChange),
    licence: valuesOf(extension.licence),
  },
  cells: [
    <NameCell key="name" entry={extension} />,
    extension.purposes.map((purpose) => purposes[purpose]).join(', '),
    <VersionsCell key="versions" worksWith={extension.worksWith} />,
    <StateCell key="state" entry={extension} />,
  ],
}));

const columns = ['Extension', 'Adds', 'Works with OpenRefine', 'State and license'];
const facets = [versionFacet, stateFacet, changeFacet, licenceFacet, purposeFacet];

/** Every extension that the project knows of. */
export function ExtensionTable(): React.ReactNode {
  return (
    <FilterTable label="Extensions" noun={['extension', 'extensions']} columns={columns} rows={rows} facets={facets} />
  );
}
