import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * No colors for a highlighter in the browser: there is none. Code is colored while the site is built, by
 * src/rehype/highlightCode and src/css/code.css; a theme here would be shipped to every page for nothing.
 */
export const prism: ThemeConfig['prism'] = {theme: {plain: {}, styles: []}, additionalLanguages: []};
