import type {ThemeConfig} from '@docusaurus/preset-classic';
import {latestStable, releases} from '../lib/releases';

const license = 'https://creativecommons.org/licenses/by/4.0/';

export const footer: ThemeConfig['footer'] = {
  style: 'light',
  logo: {src: 'img/logo.svg', alt: 'OpenRefine', href: '/', height: 150},
  links: [
    {
      title: 'Get OpenRefine',
      items: [
        {label: 'Download', to: '/download'},
        {label: 'What’s new', to: '/whats_new'},
        {label: 'Extensions', to: '/extensions'},
        {label: 'Distributions', to: '/distributions'},
        {label: 'Ecosystem', to: '/ecosystem'},
      ],
    },
    {
      title: 'Documentation',
      items: [
        {label: 'User manual', to: '/docs'},
        {label: 'Training and courses', to: '/external_resources'},
        {label: 'Development roadmap', to: '/docs/technical-reference/development-roadmap'},
        {label: 'Contributing', to: '/docs/technical-reference/contributing'},
        {label: 'Privacy', to: '/privacy'},
      ],
    },
    {
      title: 'About',
      items: [
        {label: 'Mission and vision', to: '/mission_vision'},
        {label: 'History', to: '/openrefine_history'},
        {label: 'Roles and governance', to: '/community'},
        {label: 'Who uses it', to: '/usage'},
        {label: 'Funding', to: '/funding'},
        {label: 'Store', href: 'https://store.openrefine.org/'},
      ],
    },
    {
      title: 'Social',
      items: [
        {label: 'Forum', href: 'https://forum.openrefine.org/'},
        {label: 'Gitter chat', href: 'https://gitter.im/OpenRefine/OpenRefine'},
        {label: 'YouTube', href: 'https://www.youtube.com/@OpenRefineProject'},
        {label: 'Twitter', href: 'https://twitter.com/openrefine'},
        {label: 'Mastodon', href: 'https://fosstodon.org/@OpenRefine', rel: 'me noopener'},
      ],
    },
  ],
  copyright: `Text and images on this site: OpenRefine contributors, <a rel="license" href="${license}">Creative Commons Attribution 4.0 International</a>.`,
};

const {version, date} = latestStable(releases);

/** What the footer says about it. The browser gets no more of the list of releases. */
export const latestRelease = {version, date};
