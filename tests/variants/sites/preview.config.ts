// The whole site under another base URL, with an announcement that can be closed.
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {announcementTags, createAnnouncementBar} from '../../../src/config/announcementBar';

const announcementBar = createAnnouncementBar({
  bar: {id: 'survey-2', content: 'Take part in the <a href="https://example.org/survey">survey</a>.', closable: true},
});

const config: Config = {
  ...site,
  // The one script there is that of the site's own announcement, which this one replaces.
  headTags: [
    ...(site.headTags ?? []).filter(({tagName}) => tagName !== 'script'),
    ...announcementTags(announcementBar),
  ],
  themeConfig: {...site.themeConfig, announcementBar},
};

export default config;
