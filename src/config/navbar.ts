import type {NavbarItem} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/preset-classic';

const items: NavbarItem[] = [
  {to: '/download', label: 'Download', position: 'left'},
  {to: '/docs', label: 'Documentation', position: 'left', activeBaseRegex: '^/docs(/|$)'},
  {to: '/community', label: 'Community', position: 'left'},
  {to: '/blog', label: 'Blog', position: 'left'},
  {to: '/donate', label: 'Donate', position: 'right'},
  {href: 'https://forum.openrefine.org/', label: 'Forum', position: 'right'},
  {href: 'https://github.com/OpenRefine/OpenRefine', label: 'GitHub', position: 'right'},
];

export const navbar: ThemeConfig['navbar'] = {
  title: 'OpenRefine',
  hideOnScroll: true,
  logo: {src: 'img/logo.svg', alt: '', width: 32, height: 32},
  items,
};
