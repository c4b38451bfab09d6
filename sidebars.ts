import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Tasks that readers look for by name, although they are sections of pages with other names. */
const link = (label: string, href: string) => ({type: 'link' as const, label, href});

interface CategoryOptions {
  /** The ID of the page that introduces the category, and is the link of its label. */
  page?: string;
  className?: string;
  collapsed?: boolean;
}

const category = (label: string, {page, ...options}: CategoryOptions, items: SidebarsConfig[string]) => ({
  type: 'category' as const,
  label,
  ...options,
  ...(page && {link: {type: 'doc' as const, id: page}}),
  items,
});

/**
 * The order of the docs, written by hand. The labels of the first level are also the groups of the search results,
 * so they say what a reader finds there. The classes give each section its mark (src/config/headTags.ts).
 */
const sidebars: SidebarsConfig = {
  docs: [
    {type: 'doc', id: 'index', className: 'mark mark-manual'},
    category('Learn', {className: 'mark mark-learn'}, [
      'manual/try',
      'manual/diagnose',
      'manual/lessons/index',
      'manual/lessons/first-look',
      'manual/lessons/clean-names',
      'manual/lessons/split-and-reshape',
      'manual/lessons/numbers-and-dates',
      'manual/lessons/match-with-a-database',
      'manual/lessons/next-month',
      'manual/lessons/ask-your-own-question',
      'manual/lessons/fetch',
      'manual/lessons/teach',
      'manual/glossary',
    ]),
    category('Getting started', {className: 'mark mark-start'}, [
      'manual/installing',
      'manual/running',
      link('Undo and redo', '/docs/manual/running#history-undoredo'),
      link('Reuse steps', '/docs/manual/running#reusing-operations'),
      'manual/administration',
      category('Starting a project', {page: 'manual/starting'}, ['manual/starting/formats']),
    ]),
    category('Exploring data', {page: 'manual/exploring', className: 'mark mark-explore'}, [
      link('Rows and records', '/docs/manual/exploring#rows-vs-records'),
      category('Facets', {page: 'manual/facets', collapsed: false}, [
        'manual/facets/numbers-and-dates',
        'manual/facets/custom',
      ]),
      link('Find duplicates', '/docs/manual/facets/custom#duplicates-facet'),
      'manual/sortview',
    ]),
    category('Transforming data', {page: 'manual/transforming', className: 'mark mark-transform'}, [
      category('Cell editing', {page: 'manual/cellediting', collapsed: false}, [
        'manual/cellediting/clustering',
        'manual/cellediting/transforms',
        'manual/cellediting/fill-split-join',
      ]),
      'manual/columnediting',
      link('Split or join columns', '/docs/manual/columnediting#splitting-or-joining'),
      'manual/columnediting/fetching-urls',
      link('Join two tables', '/docs/manual/recipes/columns-and-rows#look-up'),
      'manual/transposing',
    ]),
    category('Expressions', {page: 'manual/expressions', className: 'mark mark-expressions'}, [
      category('Recipes', {page: 'manual/recipes'}, [
        'manual/recipes/text',
        'manual/recipes/text-parts',
        'manual/recipes/names',
        'manual/recipes/numbers',
        'manual/recipes/dates',
        'manual/recipes/identifiers',
        'manual/recipes/addresses',
        'manual/recipes/json-html-xml',
        'manual/recipes/several-values',
        'manual/recipes/columns-and-rows',
        'manual/recipes/duplicates',
        'manual/recipes/blank-cells',
      ]),
      'manual/regular-expressions',
      'manual/dates',
      category('GREL', {page: 'manual/grel'}, ['manual/grel/operators-and-controls', 'manual/grel/errors']),
      category('GREL functions', {page: 'manual/grelfunctions'}, [
        'manual/grelfunctions/text',
        'manual/grelfunctions/find',
        'manual/grelfunctions/split',
        'manual/grelfunctions/parts',
        'manual/grelfunctions/lists',
        'manual/grelfunctions/types',
        'manual/grelfunctions/dates',
        'manual/grelfunctions/numbers',
        'manual/grelfunctions/mathematics',
        'manual/grelfunctions/conditions',
        'manual/grelfunctions/rows',
        'manual/grelfunctions/json-html-xml',
        'manual/grelfunctions/encode',
        'manual/grelfunctions/keys',
      ]),
      'manual/jythonclojure',
    ]),
    category('Reconciling', {page: 'manual/reconciling', className: 'mark mark-reconcile'}, [
      'manual/reconciling/judge',
      'manual/reconciling/use-matches',
    ]),
    category('Wikidata and Wikibase', {page: 'manual/wikibase/overview', className: 'mark mark-wikibase'}, [
      'manual/wikibase/configuration',
      'manual/wikibase/reconciling',
      'manual/wikibase/schema-alignment',
      'manual/wikibase/advanced-schemas',
      'manual/wikibase/new-entities',
      'manual/wikibase/quality-assurance',
      'manual/wikibase/uploading',
    ]),
    category('Exporting and help', {className: 'mark mark-export'}, [
      category('Exporting', {page: 'manual/exporting'}, ['manual/exporting/sql-and-templates']),
      'manual/troubleshooting',
      category('Messages', {page: 'manual/messages'}, [
        'manual/messages/parsing',
        'manual/messages/expressions',
        'manual/messages/projects',
        'manual/messages/reconciling',
      ]),
      link('Extensions', '/extensions'),
      link('What’s new', '/whats_new'),
    ]),
    category('Developing OpenRefine', {className: 'mark mark-develop'}, [
      category('Getting involved', {page: 'technical-reference/get-involved'}, [
        'technical-reference/why-get-involved',
        'technical-reference/contributing',
        'technical-reference/documentation-contributions',
        'technical-reference/github',
        'technical-reference/resources',
      ]),
      category('Coding and translating', {}, [
        'technical-reference/code-contributions',
        'technical-reference/build-test-run',
        'technical-reference/functional-tests',
        'technical-reference/translating-ui',
      ]),
      category('Architecture', {}, [
        'technical-reference/architecture-before-4',
        'technical-reference/architecture-features',
        'technical-reference/architecture-4',
        'technical-reference/wikibase/architecture',
        'technical-reference/clustering-in-depth',
      ]),
      category('APIs', {}, [
        category('OpenRefine API', {page: 'technical-reference/openrefine-api'}, [
          'technical-reference/openrefine-api/importing',
          'technical-reference/openrefine-api/reading',
          'technical-reference/openrefine-api/changing',
          'technical-reference/openrefine-api/exporting',
          'technical-reference/openrefine-api/other-commands',
        ]),
        category('Operations', {page: 'technical-reference/operations'}, [
          'technical-reference/operations/engine',
          'technical-reference/operations/cells',
          'technical-reference/operations/columns',
          'technical-reference/operations/rows',
          'technical-reference/operations/transposing',
          'technical-reference/operations/reconciling',
          'technical-reference/operations/wikibase',
        ]),
        'technical-reference/reconciliation-api',
      ]),
      category('Developing extensions', {page: 'technical-reference/writing-extensions'}, [
        'technical-reference/extension-dev-guidelines',
        'technical-reference/extension-example',
        'technical-reference/testing-extensions',
        'technical-reference/extension-points',
        'technical-reference/migrating-older-extensions',
        'technical-reference/extension-ideas',
      ]),
      category('Maintaining', {}, [
        'technical-reference/maintainer-guidelines',
        'technical-reference/version-release-process',
        'technical-reference/homebrew-cask-process',
      ]),
      category('Design', {}, [
        'technical-reference/introduction',
        'technical-reference/design-contribution-workflows',
        'technical-reference/creating-an-issue',
        'technical-reference/brainstorming-and-ideation',
        'technical-reference/feedback-and-prioritization',
        'technical-reference/providing-design-assets-and-implementation',
        'technical-reference/openRefine-design-system',
      ]),
      category('Roadmap', {}, [
        'technical-reference/development-roadmap',
        'technical-reference/about-goal-posts',
        'technical-reference/goal-posts',
        'technical-reference/wikimedia-goal-posts',
      ]),
    ]),
  ],
};

export default sidebars;
