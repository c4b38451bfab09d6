import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The theme gets no colors, because they would be in the scripts of every page. The build colors the code instead. */
export const prism: ThemeConfig['prism'] = {theme: {plain: {}, styles: []}, additionalLanguages: []};
