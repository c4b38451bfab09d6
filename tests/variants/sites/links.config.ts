// A page with one broken link, of the kind that the environment names. It has to stop the build.
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {createSmallConfig} from './createSmallConfig';

const content = 'tests/variants/content/small';
const config = createSmallConfig(`links/${process.env.LINK}`, {
  path: `${content}/docs`,
  sidebarPath: `./${content}/sidebars.ts`,
});

const links: Config = {
  ...config,
  // The frame leads to pages that are missing here.
  onBrokenLinks: site.onBrokenLinks,
  themeConfig: {...config.themeConfig, navbar: {title: 'Links', items: []}, footer: undefined},
};

export default links;
