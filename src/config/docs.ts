import type {Options} from '@docusaurus/plugin-content-docs';
import highlightCode from '../rehype/highlightCode';
import stackTables from '../rehype/stackTables';
import recipeOutcomes from '../remark/recipeOutcomes';
import tableExamples from '../remark/tableExamples';
import diagnoses from '../remark/diagnoses';
import drawings from '../remark/drawings';
import exampleMarks from '../remark/exampleMarks';
import grelFunctions from '../remark/grelFunctions';
import operations from '../remark/operations';
import sessions from '../remark/sessions';
import pictures from '../remark/pictures';
import {editUrl} from './repository';

export const docs: Options = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl,
  remarkPlugins: [diagnoses, tableExamples, recipeOutcomes, sessions],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  // Before Docusaurus collects headings; the marks go onto the tables of the reference too.
  beforeDefaultRemarkPlugins: [grelFunctions, operations, exampleMarks, drawings, pictures],
  rehypePlugins: [highlightCode, stackTables],
  versions: {current: {label: 'Next'}},
};
