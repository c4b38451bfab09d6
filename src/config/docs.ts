import type {Options} from '@docusaurus/plugin-content-docs';
import highlightCode from '../rehype/highlightCode';
import tableExamples from '../remark/tableExamples';
import {editUrl} from './repository';

export const docs: Options = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl,
  remarkPlugins: [tableExamples],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  rehypePlugins: [highlightCode],
  versions: {current: {label: 'Next'}},
};
