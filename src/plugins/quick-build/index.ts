import path from 'node:path';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && /[\\/]postcss-preset-env[\\/]/.test(plugin[0]);

/** Leaves out of the build what takes long and changes nothing of the site. */
export default function quickBuild(): Plugin {
  return {
    name: 'quick-build',

    configureWebpack(_config, isServer) {
      // Its 3 MB would be compiled a second time, for pages that show the source of a diagram.
      return isServer ? {resolve: {alias: {mermaid$: path.resolve(__dirname, 'noDiagrams.ts')}}} : {};
    },

    configurePostCss(options: PostCssOptions) {
      // The minimizer writes styles for the same browsers, and starts up once instead of for every file.
      options.plugins = options.plugins.filter((plugin: unknown) => !isPresetEnv(plugin));
      return options;
    },
  };
}
