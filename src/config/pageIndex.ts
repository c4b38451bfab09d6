import type {PageIndexOptions} from '../plugins/page-index';

export const pageIndex: PageIndexOptions = {titles: {'/': 'Home', '/download': 'Download'}};
