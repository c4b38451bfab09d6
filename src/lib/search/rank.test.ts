import {expect, test} from 'vitest';
import {page, section} from '../../../tests/searchablePages';
import {createIndexFile, openIndexFile} from './indexFile';
import {parseQuery} from './query';
import {rankSections} from './rank';

const asked = (title: string, anchor: string, ...phrasings: string[]) => ({...section(2, title, anchor), phrasings});
const pages = [
  page('/', 'page', 'Site', [section(1, 'Harbors, rows, and text', null, 'Split, merge, and install.')]),
  page('/blog/old-harbor', 'post', 'Blog', [section(1, 'Harbor news', null, 'A prize for text. A harbor is split.')]),
  page('/docs/manual/cells', 'doc', 'Manual', [
    section(1, 'Split cells', null, 'Splitting by a separator.'),
    section(2, 'Rows into columns', 'rows', 'Text of a harbor, harbor by harbor.'),
    section(2, 'Columns into rows', 'columns', 'See the title.'),
    section(2, 'Harbor rates', 'harbour-fees', 'Text.'),
    asked('Replace', 'replace', 'swap one text', 'swap text'),
    section(2, 'Text facet', 'text-facet', 'Facets of text.'),
  ]),
  page('/docs/manual/grelfunctions/a', 'doc', 'Manual', [
    section(1, 'All functions', null),
    section(2, 'split(text), isBlank', 'split', 'Of text.'),
  ]),
  page('/docs/manual/glossary', 'doc', 'Manual', [section(1, 'Glossary', null), section(2, 'Split', 'split')]),
  page('/docs/technical-reference/a', 'doc', 'Technical reference', [section(1, 'Install OpenRefine', null)]),
];
const index = openIndexFile(createIndexFile(pages, ''));

// The numbers follow from the weights. Whoever changes these compares the answers of the whole site in tests/search.
const answers = `
harbor → harbour-fees 18.24, /blog/old-harbor 14.08, / 5.59, rows 1.90
split → split 55.72, split 42.37, /docs/manual/cells 35.37, replace 1.10
x.split( → split 22.72, split 17.79, /docs/manual/cells 16.01, replace 0.64
rows into columns → rows 302.61, columns 240.91
swap the text → replace 241.00
install → /docs/technical-reference/a 111.40, / 1.29
is blank → split 304.71
te → text-facet 5.08, split 2.38, / 1.94
harbour fees → harbour-fees 109.99, /blog/old-harbor 1.11
old harbor → /blog/old-harbor 12.55, harbour-fees 1.87, / 0.86, rows 0.40`;

test.each(answers.trim().split('\n'))('ranks the sections for %s', (line) => {
  const [query = ''] = line.split(' → ');
  const found = rankSections(index, parseQuery(query, index), []).slice(0, 4);
  const named = found.map(({section: {route, anchor}, score}) => `${anchor ?? route} ${score.toFixed(2)}`);
  expect(`${query} → ${named.join(', ')}`).toBe(line);
});
