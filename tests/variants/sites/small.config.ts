// A few pages searched with Algolia, with an empty navbar, an announcement that stays, and a part that can be broken.
import type {Config} from '@docusaurus/types';
import {createAnnouncementBar} from '../../../src/config/announcementBar';
import {createSearchSettings} from '../../../src/config/search';
import {createSmallConfig} from './createSmallConfig';

const config = createSmallConfig('small');

const small: Config = {
  ...config,
  customFields: {
    ...config.customFields,
    search: createSearchSettings({
      maxResultsPerGroup: 2,
      externalUrlRegex: 'wiki\\.example',
      replaceSearchResultPathname: {from: '^/old', to: ''},
    }),
  },
  themeConfig: {
    ...config.themeConfig,
    navbar: {title: 'Small site', items: []},
    announcementBar: createAnnouncementBar(
      [{id: 'moving', content: 'The site is moving.', closable: false, from: '2026-09-01', until: '2026-09-30'}],
      '2026-09-01',
    ),
  },
};

export default small;
