// A few pages in two languages, with menus in the navbar, and a search that remembers nothing.
import type {Config} from '@docusaurus/types';
import {createSearchSettings} from '../../../src/config/search';
import {createSmallConfig} from './createSmallConfig';

const config = createSmallConfig('small');

const locales: Config = {
  ...config,
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  customFields: {...config.customFields, search: createSearchSettings({disableUserPersonalization: true})},
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      title: 'Two languages',
      logo: {
        src: 'img/logo.svg',
        srcDark: 'img/icon-192.png',
        alt: 'A logo',
        href: 'https://example.org/',
        target: '_self',
        width: 31,
        height: 30,
        className: 'small-logo',
      },
      items: [
        {type: 'dropdown', label: 'More', position: 'left', items: [{to: '/docs', label: 'Documents'}]},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};

export default locales;
