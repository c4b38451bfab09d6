import type {Options} from '@docusaurus/plugin-content-pages';
import lateContent from '../recma/lateContent';
import highlightCode from '../rehype/highlightCode';
import laterParts from '../rehype/laterParts';
import wrapPage from '../rehype/wrapPage';
import diagrams from '../remark/diagrams';
import {pictures} from './pictures';
import {editUrl} from './repository';

export const pages: Options = {
  editUrl,
  beforeDefaultRemarkPlugins: [diagrams, ...pictures],
  rehypePlugins: [highlightCode, laterParts, wrapPage],
  recmaPlugins: [lateContent],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
};
