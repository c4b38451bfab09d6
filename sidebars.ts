import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Tasks that readers look for by name, although they are sections of pages with other names. */
const link = (label: string, href: string) => ({type: 'link' as const, label, href});

/**
 * The order of the docs, written by hand. The labels of the first level are also the groups of the search results,
 * so they say what a reader finds there. A page that introduces a category is the link of the category.
 * The classes give each section its mark (src/config/headTags.ts).
 */
const sidebars: SidebarsConfig = {
  docs: [
    {type: 'doc', id: 'index', className: 'mark mark-manual'},
    {
      type: 'category',
      label: 'Learn',
      className: 'mark mark-learn',
      items: [
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
      ],
    },
    {
      type: 'category',
      label: 'Getting started',
      className: 'mark mark-start',
      items: [
        'manual/installing',
        'manual/running',
        link('Undo and redo', '/docs/manual/running#history-undoredo'),
        link('Reuse steps', '/docs/manual/running#reusing-operations'),
        'manual/administration',
        {
          type: 'category',
          label: 'Starting a project',
          link: {type: 'doc', id: 'manual/starting'},
          items: ['manual/starting/formats'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Exploring data',
      className: 'mark mark-explore',
      link: {type: 'doc', id: 'manual/exploring'},
      items: [
        link('Rows and records', '/docs/manual/exploring#rows-vs-records'),
        {
          type: 'category',
          label: 'Facets',
          collapsed: false,
          link: {type: 'doc', id: 'manual/facets'},
          items: ['manual/facets/numbers-and-dates', 'manual/facets/custom'],
        },
        link('Find duplicates', '/docs/manual/facets/custom#duplicates-facet'),
        'manual/sortview',
      ],
    },
    {
      type: 'category',
      label: 'Transforming data',
      className: 'mark mark-transform',
      link: {type: 'doc', id: 'manual/transforming'},
      items: [
        {
          type: 'category',
          label: 'Cell editing',
          collapsed: false,
          link: {type: 'doc', id: 'manual/cellediting'},
          items: [
            'manual/cellediting/clustering',
            'manual/cellediting/transforms',
            'manual/cellediting/fill-split-join',
          ],
        },
        'manual/columnediting',
        link('Split or join columns', '/docs/manual/columnediting#splitting-or-joining'),
        link('Join two tables', '/docs/manual/recipes/columns-and-rows#look-up'),
        'manual/transposing',
      ],
    },
    {
      type: 'category',
      label: 'Expressions',
      className: 'mark mark-expressions',
      link: {type: 'doc', id: 'manual/expressions'},
      items: [
        {
          type: 'category',
          label: 'Recipes',
          link: {type: 'doc', id: 'manual/recipes'},
          items: [
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
          ],
        },
        'manual/regular-expressions',
        'manual/dates',
        {
          type: 'category',
          label: 'GREL',
          link: {type: 'doc', id: 'manual/grel'},
          items: ['manual/grel/operators-and-controls', 'manual/grel/errors'],
        },
        {
          type: 'category',
          label: 'GREL functions',
          link: {type: 'doc', id: 'manual/grelfunctions'},
          items: [
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
          ],
        },
        'manual/jythonclojure',
      ],
    },
    {
      type: 'category',
      label: 'Reconciling',
      className: 'mark mark-reconcile',
      link: {type: 'doc', id: 'manual/reconciling'},
      items: [
        link('Judge the matches', '/docs/manual/reconciling#judge'),
        link('Add data from a service', '/docs/manual/reconciling#fetching-more-data'),
      ],
    },
    {
      type: 'category',
      label: 'Wikidata and Wikibase',
      className: 'mark mark-wikibase',
      link: {type: 'doc', id: 'manual/wikibase/overview'},
      items: [
        'manual/wikibase/configuration',
        'manual/wikibase/reconciling',
        'manual/wikibase/schema-alignment',
        'manual/wikibase/advanced-schemas',
        'manual/wikibase/new-entities',
        'manual/wikibase/quality-assurance',
        'manual/wikibase/uploading',
      ],
    },
    {
      type: 'category',
      label: 'Exporting and help',
      className: 'mark mark-export',
      items: [
        {
          type: 'category',
          label: 'Exporting',
          link: {type: 'doc', id: 'manual/exporting'},
          items: ['manual/exporting/sql-and-templates'],
        },
        'manual/troubleshooting',
        {
          type: 'category',
          label: 'Messages',
          link: {type: 'doc', id: 'manual/messages'},
          items: ['manual/messages/expressions', 'manual/messages/projects', 'manual/messages/reconciling'],
        },
        link('Extensions', '/extensions'),
        link('What’s new', '/whats_new'),
      ],
    },
    {
      type: 'category',
      label: 'Developing OpenRefine',
      className: 'mark mark-develop',
      items: [
        {
          type: 'category',
          label: 'Getting involved',
          link: {type: 'doc', id: 'technical-reference/get-involved'},
          items: [
            'technical-reference/why-get-involved',
            'technical-reference/contributing',
            'technical-reference/documentation-contributions',
            'technical-reference/github',
            'technical-reference/resources',
          ],
        },
        {
          type: 'category',
          label: 'Coding and translating',
          items: [
            'technical-reference/code-contributions',
            'technical-reference/build-test-run',
            'technical-reference/functional-tests',
            'technical-reference/translating-ui',
          ],
        },
        {
          type: 'category',
          label: 'Architecture',
          items: [
            'technical-reference/architecture-before-4',
            'technical-reference/architecture-features',
            'technical-reference/architecture-4',
            'technical-reference/wikibase/architecture',
            'technical-reference/clustering-in-depth',
          ],
        },
        {
          type: 'category',
          label: 'APIs',
          items: [
            {
              type: 'category',
              label: 'OpenRefine API',
              link: {type: 'doc', id: 'technical-reference/openrefine-api'},
              items: [
                'technical-reference/openrefine-api/importing',
                'technical-reference/openrefine-api/reading',
                'technical-reference/openrefine-api/changing',
                'technical-reference/openrefine-api/exporting',
                'technical-reference/openrefine-api/other-commands',
              ],
            },
            {
              type: 'category',
              label: 'Operations',
              link: {type: 'doc', id: 'technical-reference/operations'},
              items: [
                'technical-reference/operations/engine',
                'technical-reference/operations/cells',
                'technical-reference/operations/columns',
                'technical-reference/operations/rows',
                'technical-reference/operations/transposing',
                'technical-reference/operations/reconciling',
                'technical-reference/operations/wikibase',
              ],
            },
            'technical-reference/reconciliation-api',
          ],
        },
        {
          type: 'category',
          label: 'Developing extensions',
          link: {type: 'doc', id: 'technical-reference/writing-extensions'},
          items: [
            'technical-reference/extension-dev-guidelines',
            'technical-reference/extension-example',
            'technical-reference/testing-extensions',
            'technical-reference/extension-points',
            'technical-reference/migrating-older-extensions',
            'technical-reference/extension-ideas',
          ],
        },
        {
          type: 'category',
          label: 'Maintaining',
          items: [
            'technical-reference/maintainer-guidelines',
            'technical-reference/version-release-process',
            'technical-reference/homebrew-cask-process',
          ],
        },
        {
          type: 'category',
          label: 'Design',
          items: [
            'technical-reference/introduction',
            'technical-reference/design-contribution-workflows',
            'technical-reference/creating-an-issue',
            'technical-reference/brainstorming-and-ideation',
            'technical-reference/feedback-and-prioritization',
            'technical-reference/providing-design-assets-and-implementation',
            'technical-reference/openRefine-design-system',
          ],
        },
        {
          type: 'category',
          label: 'Roadmap',
          items: [
            'technical-reference/development-roadmap',
            'technical-reference/about-goal-posts',
            'technical-reference/goal-posts',
            'technical-reference/wikimedia-goal-posts',
          ],
        },
      ],
    },
  ],
};

export default sidebars;
