import {themes, type PrismTheme} from 'prism-react-renderer';

const light: PrismTheme = {
  ...themes.vsLight,
  styles: [
    ...themes.vsLight.styles,
    // The theme's own colors for these are missing, or too pale on the gray of a block.
    {types: ['number', 'inserted', 'variable', 'boolean'], style: {color: 'var(--or-positive)'}},
    {types: ['attr-name', 'property', 'key'], style: {color: 'var(--or-link)'}},
    {types: ['class-name'], style: {color: 'var(--or-amber)'}},
  ],
};
const dark = themes.oceanicNext;

/** The colors of a theme by kind of token. Commas and brackets keep the color of the text, which saves many elements. */
function colorsOf({styles}: PrismTheme): Map<string, string> {
  const colors = styles.flatMap(({types, style: {color}}) =>
    color ? types.map((type) => [type, color] as const) : [],
  );
  return new Map(colors.filter(([type]) => type !== 'punctuation' && type !== 'operator'));
}

const renderRules = (theme: PrismTheme, scope: string): string =>
  Array.from(colorsOf(theme), ([type, color]) => `${scope}.tok-${type}{color:${color}}`).join('');

/** Whether a kind of token has a color in one of the modes. */
export const isColored = (type: string): boolean => colorsOf(light).has(type) || colorsOf(dark).has(type);

/** The style sheet of the colors. On paper, code has the colors of the light mode. */
export const renderColors = (): string =>
  `${renderRules(light, '')}@media screen{${renderRules(dark, '[data-theme=dark] ')}}`;
