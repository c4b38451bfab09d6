import type {Options} from '@docusaurus/plugin-content-docs';
import {editUrl} from './repository';

export const docs: Options = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  versions: {current: {label: 'Next'}},
};
