import type {HtmlTagObject} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {renderColors} from '../rehype/highlightCode/colors';

/** The theme gets no colors, because they would be in the scripts of every page. The build colors the code instead. */
export const prism: ThemeConfig['prism'] = {theme: {plain: {}, styles: []}, additionalLanguages: []};

export const codeColors: HtmlTagObject = {tagName: 'style', attributes: {}, innerHTML: renderColors()};
