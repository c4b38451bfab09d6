// A page with one broken link, of the kind that the environment names. It has to stop the build, or to be warned of.
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {createSmallConfig} from './createSmallConfig';

const config = createSmallConfig(`links/${process.env.LINK}`, false);

const links: Config = {
  ...config,
  onBrokenLinks: site.onBrokenLinks,
  themeConfig: {...config.themeConfig, navbar: {title: 'Links', items: []}, footer: undefined},
};

export default links;
