// The whole site under another base URL, with an announcement that can be closed.
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {createAnnouncementBar} from '../../../src/config/announcementBar';

const announcementBar = createAnnouncementBar(
  [
    {
      id: 'survey-2',
      content: 'Take part in the <a href="https://example.org/survey">survey</a>.',
      closable: true,
      from: '2026-09-01',
      until: '2026-09-30',
    },
  ],
  '2026-09-30',
);

const config: Config = {
  ...site,
  themeConfig: {...site.themeConfig, announcementBar},
};

export default config;
