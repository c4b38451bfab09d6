import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the docs, written by hand. The labels of the first level are also the groups of the search results,
 * so they say what a reader finds there.
 */
const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['manual/installing', 'manual/running', 'manual/starting'],
    },
    {
      type: 'category',
      label: 'Exploring data',
      collapsed: false,
      items: ['manual/exploring', 'manual/facets', 'manual/sortview'],
    },
    {
      type: 'category',
      label: 'Transforming data',
      collapsed: false,
      items: ['manual/transforming', 'manual/cellediting', 'manual/columnediting', 'manual/transposing'],
    },
    {
      type: 'category',
      label: 'Expressions',
      collapsed: false,
      items: ['manual/expressions', 'manual/recipes', 'manual/grel', 'manual/grelfunctions', 'manual/jythonclojure'],
    },
    {
      type: 'category',
      label: 'Reconciling',
      collapsed: false,
      items: ['manual/reconciling'],
    },
    {
      type: 'category',
      label: 'Wikidata and Wikibase',
      collapsed: false,
      items: [
        'manual/wikibase/overview',
        'manual/wikibase/configuration',
        'manual/wikibase/reconciling',
        'manual/wikibase/schema-alignment',
        'manual/wikibase/new-entities',
        'manual/wikibase/quality-assurance',
        'manual/wikibase/uploading',
      ],
    },
    {
      type: 'category',
      label: 'Exporting and help',
      collapsed: false,
      items: ['manual/exporting', 'manual/troubleshooting'],
    },
    {
      type: 'category',
      label: 'Developing OpenRefine',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Getting involved',
          items: [
            'technical-reference/get-involved',
            'technical-reference/why-get-involved',
            'technical-reference/contributing',
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
            'technical-reference/architecture-4',
            'technical-reference/wikibase/architecture',
            'technical-reference/clustering-in-depth',
          ],
        },
        {
          type: 'category',
          label: 'APIs',
          items: [
            'technical-reference/openrefine-api',
            'technical-reference/operations',
            'technical-reference/reconciliation-api',
          ],
        },
        {
          type: 'category',
          label: 'Extensions',
          items: [
            'technical-reference/writing-extensions',
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
