import type {NavbarItem} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The pages that belong to an entry, of which it is the current one, whatever the base URL. */
const pages = (...names: string[]) => ({activeBaseRegex: `/(${names.join('|')})$`});

const items: NavbarItem[] = [
  {
    to: '/download',
    label: 'Download',
    position: 'left',
    ...pages('download', 'post_download', 'whats_new', 'extensions', 'distributions', 'ecosystem'),
  },
  {to: '/docs', label: 'Documentation', position: 'left', activeBaseRegex: '/docs(/|$)|/(external_resources|privacy)$'},
  {
    to: '/community',
    label: 'Community',
    position: 'left',
    ...pages('community', 'friendly_space_policy', 'funding', 'mission_vision', 'openrefine_history', 'usage'),
  },
  {to: '/blog', label: 'Blog', position: 'left'},
  {to: '/donate', label: 'Donate', position: 'right', ...pages('donate', 'backers')},
  {href: 'https://forum.openrefine.org/', label: 'Forum', position: 'right'},
  {href: 'https://github.com/OpenRefine/OpenRefine', label: 'GitHub', position: 'right'},
];

export const navbar: ThemeConfig['navbar'] = {
  title: 'OpenRefine',
  hideOnScroll: true,
  logo: {src: 'img/logo.svg', alt: '', width: 32, height: 32},
  items,
};
