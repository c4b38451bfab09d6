import type {Options} from '@docusaurus/plugin-content-pages';
import highlightCode from '../rehype/highlightCode';
import stackTables from '../rehype/stackTables';
import wrapPage from '../rehype/wrapPage';
import pictures from '../remark/pictures';
import {editUrl} from './repository';

export const pages: Options = {
  editUrl,
  beforeDefaultRemarkPlugins: [pictures],
  rehypePlugins: [highlightCode, stackTables, wrapPage],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
};
