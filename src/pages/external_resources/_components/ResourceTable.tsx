import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell} from '../../../components/ListingCells';
import data from '../../../data/resources.json';
import type {Resource} from '../../../data/listings.schema';
import {formatMonth} from '../../../lib/dates';
import {kindFacet} from '../../../lib/listings/facets';
import {languages, levels, resourceKinds} from '../../../data/terms';

const describeAge = ({year, testedWith, asOf}: Resource): string =>
  [year && `From ${year}`, testedWith && `Tested with OpenRefine ${testedWith}`, `Listed ${formatMonth(asOf)}`]
    .filter(Boolean)
    .join('. ');

const table: FilterTableProps<Resource> = {
  label: 'Learning material',
  noun: ['entry', 'entries'],
  // The order of the file: lessons first, then courses, videos and references.
  entries: data as Resource[],
  words: ({language, kind}) => [languages[language], resourceKinds[kind]],
  facets: [
    {key: 'language', label: 'Language', read: ({language}) => language, terms: languages},
    {key: 'level', label: 'Level', read: ({level}) => level, terms: levels},
    kindFacet(resourceKinds),
  ],
  columns: {
    Material: nameCell,
    'Kind and language': ({kind, language}) => `${resourceKinds[kind]}, ${languages[language]}`,
    Level: ({level}) => (level ? levels[level] : 'not stated'),
    Age: describeAge,
  },
};

export const ResourceTable = () => <FilterTable {...table} />;
