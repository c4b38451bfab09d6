import type {Options} from '@docusaurus/plugin-content-pages';
import {editUrl} from './repository';

export const pages: Options = {editUrl, showLastUpdateAuthor: true, showLastUpdateTime: true};
