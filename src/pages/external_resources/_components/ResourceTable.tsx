import React from 'react';
import {FilterTable, type FilterTableRow} from '../../../components/FilterTable';
import {NameCell} from '../../../components/ListingCells';
import data from '../../../data/resources.json';
import type {Resource} from '../../../data/resources.schema';
import {formatMonth} from '../../../lib/dates';
import {createTermFacet, valuesOf} from '../../../lib/listings/facets';
import {searchText} from '../../../lib/listings/entries';
import {languages, levels, resourceKinds} from '../../../lib/listings/terms';

// The order of the file: lessons first, then courses, videos and references.
const resources = data as Resource[];

const languageFacet = createTermFacet(
  {key: 'language', label: 'Language', kind: 'select'},
  languages,
  resources.map(({language}) => language),
);
const levelFacet = createTermFacet(
  {key: 'level', label: 'Level', kind: 'select'},
  levels,
  resources.map(({level}) => level),
);
const kindFacet = createTermFacet(
  {key: 'kind', label: 'Kind', kind: 'chips'},
  resourceKinds,
  resources.map(({kind}) => kind),
);

const rows: FilterTableRow[] = resources.map((resource) => ({
  key: resource.name,
  text: searchText(resource, languages[resource.language], resourceKinds[resource.kind]),
  values: {language: [resource.language], level: valuesOf(resource.level), kind: [resource.kind]},
  cells: [
    <NameCell key="name" entry={resource} />,
    `${resourceKinds[resource.kind]}, ${languages[resource.language]}`,
    resource.level ? levels[resource.level] : 'not stated',
    [
      resource.year && `From ${resource.year}`,
      resource.testedWith && `Tried with OpenRefine ${resource.testedWith}`,
      `Listed ${formatMonth(resource.asOf)}`,
    ]
      .filter(Boolean)
      .join('. '),
  ],
}));

const columns = ['Material', 'Kind and language', 'Level', 'Age'];
const facets = [languageFacet, levelFacet, kindFacet];

/** What others have made to learn OpenRefine with. */
export function ResourceTable(): React.ReactNode {
  return (
    <FilterTable label="Learning material" noun={['entry', 'entries']} columns={columns} rows={rows} facets={facets} />
  );
}
