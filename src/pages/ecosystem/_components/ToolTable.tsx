import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell, StateCell} from '../../../components/ListingCells';
import data from '../../../data/ecosystemTools.json';
import type {EcosystemTool} from '../../../data/ecosystemTools.schema';
import {createTermFacet, createTextFacet, valuesOf} from '../../../lib/listings/facets';
import {searchText, sortByName} from '../../../lib/listings/entries';
import {toolKinds} from '../../../lib/listings/terms';

const tools = sortByName(data as EcosystemTool[]);

const kindFacet = createTermFacet(
  {key: 'kind', label: 'Kind', kind: 'chips'},
  toolKinds,
  tools.map(({kind}) => kind),
);
const protocolFacet = createTextFacet(
  {key: 'protocol', label: 'Protocol', kind: 'select'},
  tools.flatMap(({protocols}) => protocols ?? [undefined]),
);

const rows: FilterTableRow[] = tools.map((tool) => ({
  key: tool.name,
  text: searchText(tool, toolKinds[tool.kind]),
  values: {kind: [tool.kind], protocol: valuesOf(tool.protocols)},
  cells: [
    <NameCell key="name" entry={tool} />,
    toolKinds[tool.kind],
    tool.protocols?.join(', ') ?? 'not stated',
    <StateCell key="state" entry={tool} />,
  ],
}));

const columns = ['Tool', 'Kind', 'Protocol', 'State'];
const facets = [protocolFacet, kindFacet];

/** Other software that speaks with the same services. */
export function ToolTable(): React.ReactNode {
  return <FilterTable label="Tools" noun={['tool', 'tools']} columns={columns} rows={rows} facets={facets} />;
}
