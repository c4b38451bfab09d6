import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell, stateCell} from '../../../components/ListingCells';
import data from '../../../data/ecosystemTools.json';
import type {EcosystemTool} from '../../../data/listings.schema';
import {sortByName} from '../../../lib/listings/entries';
import {kindFacet, protocolFacet} from '../../../lib/listings/facets';
import {toolKinds} from '../../../data/terms';

const table: FilterTableProps<EcosystemTool> = {
  label: 'Tools',
  noun: ['tool', 'tools'],
  entries: sortByName(data as EcosystemTool[]),
  words: ({kind}) => [toolKinds[kind]],
  facets: [protocolFacet, kindFacet(toolKinds)],
  columns: {
    Tool: nameCell,
    Kind: ({kind}) => toolKinds[kind],
    Protocol: ({protocols}) => protocols?.join(', ') ?? 'not stated',
    Status: stateCell,
  },
};

export const ToolTable = () => <FilterTable {...table} />;
