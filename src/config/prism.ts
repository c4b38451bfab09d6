import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Colours of code, from the site's tokens: one theme serves both modes, and every colour reaches 4.5:1 on
 * `--or-surface-sunken`. The stock themes do not.
 */
const theme: NonNullable<NonNullable<ThemeConfig['prism']>['theme']> = {
  plain: {color: 'var(--or-text)', backgroundColor: 'var(--or-surface-sunken)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--or-text-soft)', fontStyle: 'italic'}},
    {types: ['keyword', 'operator', 'boolean', 'important', 'atrule'], style: {color: 'var(--or-code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: {color: 'var(--or-positive)'}},
    {types: ['number', 'constant', 'symbol', 'builtin'], style: {color: 'var(--or-amber)'}},
    {types: ['function', 'class-name', 'tag', 'property', 'attr-name', 'key'], style: {color: 'var(--or-link)'}},
    {types: ['deleted'], style: {color: 'var(--or-negative)'}},
  ],
};

export const prism: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'java', 'properties'],
};
