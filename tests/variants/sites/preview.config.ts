// The whole site under a base URL of its own, with an announcement that can be closed.
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {announcementTags, createAnnouncementBar} from '../../../src/config/announcementBar';

const announcementBar = createAnnouncementBar({
  bar: {id: 'survey-2', content: 'Take part in the <a href="https://example.org/survey">survey</a>.', closable: true},
});

const config: Config = {
  ...site,
  headTags: announcementTags(announcementBar),
  themeConfig: {...site.themeConfig, announcementBar},
};

export default config;
