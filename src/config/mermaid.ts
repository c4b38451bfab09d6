import type {UserThemeConfig} from '@docusaurus/theme-mermaid';

export const mermaid: UserThemeConfig['mermaid'] = {
  theme: {light: 'default', dark: 'dark'},
  options: {
    fontFamily: 'inherit',
    // Mermaid's own background of these labels is too light for white letters.
    themeCSS: '.edgeLabel p {background-color: var(--or-surface)}',
    // Narrow enough for a phone.
    flowchart: {nodeSpacing: 14, rankSpacing: 32, padding: 6},
  },
};
