// @ts-check
// The projects that the pictures show, their facets, and the schema of one.
import fs from 'node:fs';
import {transform} from '../openRefineClient.mjs';
import {dataFile, rangeFacet, textFacet} from './stage.mjs';

const read = (/** @type {string} */ name) => JSON.parse(fs.readFileSync(dataFile(name), 'utf8'));

const books = {file: 'books.csv', name: 'Library books', numbers: true};
const painters = {file: 'painters.csv', name: 'Painters'};
const visitors = {file: 'visitors.csv', name: 'Visitors', numbers: true};

const subjectRows = [
  {op: 'core/column-move', columnName: 'Subjects', index: 1},
  {
    op: 'core/multivalued-cell-split',
    columnName: 'Subjects',
    keyColumnName: 'Title',
    mode: 'separator',
    separator: '; ',
    regex: false,
  },
];
const yearRows = {
  op: 'core/transpose-columns-into-rows',
  startColumnName: '2021',
  columnCount: 3,
  ignoreBlankCells: true,
  fillDown: true,
  separator: null,
  keyColumnName: 'Year',
  valueColumnName: 'Visitors',
};

export const projects = {
  books,
  'books with a history': {...books, operations: read('history.json')},
  'books with a row for each subject': {...books, operations: subjectRows},
  events: {
    file: 'events.csv',
    name: 'Museum events',
    numbers: true,
    operations: [transform('Date', 'grel:value.toDate()')],
  },
  loans: {file: 'loans.csv', name: 'Exhibition loans'},
  makers: {file: 'makers.csv', name: 'Objects and makers', numbers: true},
  'museum details': {file: 'museum-details.csv', name: 'Museum details'},
  painters,
  'painters with numbers': {...painters, numbers: true},
  stations: {file: 'stations.csv', name: 'Weather stations', numbers: true},
  visitors,
  'visitors with a row for each year': {...visitors, operations: [yearRows]},
};

const publishers = {
  file: 'books.csv',
  name: 'Library books',
  tags: 'catalogue,2024',
  creator: 'Ruth Whitlock',
  description: 'Publisher names to be unified',
};

/** Projects as the start page lists them. */
export const notedProjects = {
  books: {...publishers, subject: 'Acquisitions'},
  'titled books': {...publishers, title: 'Acquisitions 2019–2024', subject: 'Library'},
  painters: {
    file: 'painters.csv',
    name: 'Painters',
    tags: 'gazetteer',
    creator: 'Emi Sato',
    subject: 'Birthplaces',
    description: 'To be reconciled',
  },
  stations: {
    file: 'stations.csv',
    name: 'Weather stations',
    tags: '2024',
    creator: 'Jan Novák',
    subject: 'Climate',
    description: '',
  },
};

const titleFilter = {
  type: 'text',
  name: 'Title',
  columnName: 'Title',
  mode: 'text',
  caseSensitive: false,
  invert: false,
  query: 'clocks',
};

export const facets = {
  Date: rangeFacet('Date', {type: 'timerange'}),
  Lender: textFacet('Lender'),
  Material: textFacet('Material'),
  Painter: textFacet('Painter'),
  Publisher: textFacet('Publisher'),
  'Title with clocks': {c: titleFilter, o: {}},
  Year: rangeFacet('Year'),
  'Year from 1960 to 1990': rangeFacet('Year', {from: 1960, to: 1990}),
};

export const schema = read('schema.json');

export const wikibase = (/** @type {string} */ gazetteer) => ({
  version: '1.0',
  mediawiki: {
    name: 'Harbour Museum Wikibase',
    root: 'https://wikibase.example.org/wiki/',
    main_page: 'https://wikibase.example.org/wiki/Main_Page',
    api: schema.mediaWikiApiEndpoint,
  },
  wikibase: {site_iri: schema.siteIri, properties: {instance_of: 'P1', subclass_of: 'P2'}},
  oauth: {registration_page: 'https://wikibase.example.org/wiki/Special:OAuthConsumerRegistration/propose'},
  reconciliation: {endpoint: gazetteer},
});
