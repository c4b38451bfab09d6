import type {Plugin, PostCssOptions} from '@docusaurus/types';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && /[\\/]postcss-preset-env[\\/]/.test(plugin[0]);

/** Leaves out of the build what takes long and serves no browser that the site is for (`browserslist`). */
export default function quickBuild(): Plugin {
  return {
    name: 'quick-build',

    configurePostCss(options: PostCssOptions) {
      // The minimizer writes styles for the same browsers, and starts up once instead of for every file. What it does
      // not mend, tests/output/styles.test.ts looks for.
      options.plugins = options.plugins.filter((plugin: unknown) => !isPresetEnv(plugin));
      return options;
    },
  };
}
