import type {Options} from '@docusaurus/plugin-content-pages';
import highlightCode from '../rehype/highlightCode';
import wrapPage from '../rehype/wrapPage';
import diagrams from '../remark/diagrams';
import {pictures} from './pictures';
import {editUrl} from './repository';

export const pages: Options = {
  editUrl,
  beforeDefaultRemarkPlugins: [diagrams, ...pictures],
  rehypePlugins: [highlightCode, wrapPage],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
};
