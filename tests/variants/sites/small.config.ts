// A few pages searched with Algolia, with an empty navbar, an announcement that stays, and parts that can be broken.
import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import {createAnnouncementBar} from '../../../src/config/announcementBar';
import {createSmallConfig} from './createSmallConfig';

const content = 'tests/variants/content/small';
const config = createSmallConfig('small', {path: `${content}/docs`, sidebarPath: `./${content}/sidebars.ts`});

/** In the browser, the module of one doc exports no component. The build cannot do without, and refuses such a page. */
const withoutComponent = (): Plugin => ({
  name: 'without-component',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : {
          module: {
            rules: [
              {test: /no-component\.md$/, enforce: 'post', use: [path.resolve(__dirname, 'withoutDefaultExport.cjs')]},
            ],
          },
        },
});

const small: Config = {
  ...config,
  plugins: [...(config.plugins ?? []), withoutComponent],
  themeConfig: {
    ...config.themeConfig,
    navbar: {title: 'Small site', items: []},
    announcementBar: createAnnouncementBar({bar: {id: 'moving', content: 'The site is moving.', closable: false}}),
  },
};

export default small;
