import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell} from '../../../components/ListingCells';
import data from '../../../data/ecosystemTools.json';
import type {EcosystemTool} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {createFacet, createProtocolFacet} from '../../../lib/listings/facets';
import {toolKinds} from '../../../data/terms';

const tools = sortByName(data as EcosystemTool[]);

const table: FilterTableProps<EcosystemTool> = {
  label: 'Tools',
  noun: ['tool', 'tools'],
  entries: tools,
  words: ({kind}) => [toolKinds[kind]],
  facets: [
    createProtocolFacet(tools),
    createFacet({key: 'kind', label: 'Kind', kind: 'chips'}, tools, ({kind}) => kind, toolKinds),
  ],
  columns: {
    Tool: nameCell,
    Kind: ({kind}) => toolKinds[kind],
    Protocol: ({protocols}) => protocols?.join(', ') ?? 'not stated',
    Status: stateCell,
  },
};

export const ToolTable = () => <FilterTable {...table} />;
