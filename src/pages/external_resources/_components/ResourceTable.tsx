import {FilterTable, type FilterTableProps} from '../../../components/FilterTable';
import {nameCell} from '../../../components/ListingCells';
import data from '../../../data/resources.json';
import type {Resource} from '../../../data/listings.schema';
import {formatMonth} from '../../../lib/dates';
import {createFacet} from '../../../lib/listings/facets';
import {languages, levels, resourceKinds} from '../../../data/terms';

// The order of the file: lessons first, then courses, videos and references.
const resources = data as Resource[];

const describeAge = ({year, testedWith, asOf}: Resource): string =>
  [year && `From ${year}`, testedWith && `Tested with OpenRefine ${testedWith}`, `Listed ${formatMonth(asOf)}`]
    .filter(Boolean)
    .join('. ');

const table: FilterTableProps<Resource> = {
  label: 'Learning material',
  noun: ['entry', 'entries'],
  entries: resources,
  words: ({language, kind}) => [languages[language], resourceKinds[kind]],
  facets: [
    createFacet({key: 'language', label: 'Language', kind: 'select'}, resources, ({language}) => language, languages),
    createFacet({key: 'level', label: 'Level', kind: 'select'}, resources, ({level}) => level, levels),
    createFacet({key: 'kind', label: 'Kind', kind: 'chips'}, resources, ({kind}) => kind, resourceKinds),
  ],
  columns: {
    Material: nameCell,
    'Kind and language': ({kind, language}) => `${resourceKinds[kind]}, ${languages[language]}`,
    Level: ({level}) => (level ? levels[level] : 'not stated'),
    Age: describeAge,
  },
};

export const ResourceTable = () => <FilterTable {...table} />;
