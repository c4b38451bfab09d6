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
      label: 'Exploring data',
      collapsed: false,
      items: ['manual/facets'],
    },
    {
      type: 'category',
      label: 'Transforming data',
      collapsed: false,
      items: ['manual/cellediting'],
    },
    {
      type: 'category',
      label: 'Expressions',
      collapsed: false,
      items: ['manual/grel'],
    },
    {
      type: 'category',
      label: 'Developing OpenRefine',
      collapsed: false,
      items: [{type: 'category', label: 'Architecture', items: ['technical-reference/architecture-before-4']}],
    },
  ],
};

export default sidebars;
