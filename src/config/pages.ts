import type {Options} from '@docusaurus/plugin-content-pages';
import highlightCode from '../rehype/highlightCode';
import {editUrl} from './repository';

export const pages: Options = {
  editUrl,
  rehypePlugins: [highlightCode],
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
};
