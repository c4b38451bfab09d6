import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import layers from './scripts/layers.mjs';

// Which packages each layer may use; scripts/layers.mjs says which layers. Types may cross any line.
const react = {regex: '^(react|react-dom)(/|$)', message: 'This layer runs without React.'};
const theme = {regex: '^@theme', message: 'Only the theme, components and pages use the theme.'};
const site = {regex: '^@site/', message: 'Use a relative path.'};
const node = {
  regex: '^node:|^(fs|path|os|url|crypto|child_process|zlib|stream)(/|$)',
  message: 'This layer runs in the browser.',
};
const docusaurusClient = {
  regex: '^@docusaurus/(?!types|plugin|utils|logger)',
  message: 'This layer runs without the Docusaurus client.',
};
const docusaurusAny = {regex: '^@docusaurus/', message: 'This layer knows nothing of Docusaurus.'};

const zone = (files, patterns, extra = {}) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {patterns: patterns.map((pattern) => ({...pattern, allowTypeImports: true}))},
    ],
    ...extra,
  },
});

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.variants/', 'node_modules/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      '@docusaurus/no-html-links': 'error',
      'no-console': ['error', {allow: ['warn']}],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // A region that scrolls has to take the focus, or the keyboard cannot scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region', 'tabpanel']}],
    },
  },
  // Playwright's fixtures call a function named `use`, which is no hook.
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off', 'react-hooks/rules-of-hooks': 'off'}},
  {
    files: ['docusaurus.config.ts', 'src/**', 'tests/**'],
    // Unit tests stand beside what they test, and may take their material from anywhere.
    ignores: ['src/**/*.test.{ts,tsx}'],
    plugins: {layers},
    rules: {'layers/imports': 'error'},
  },
  zone(['src/{config,plugins,remark,rehype}/**'], [react, theme, site, docusaurusClient]),
  zone(['src/grel/**'], [react, node, docusaurusAny, theme, site]),
  zone(['src/lib/**', 'src/data/**'], [react, node, docusaurusAny, theme, site], {
    'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'navigator', 'process'],
  }),
  zone(['src/{search,components,pages,theme,client}/**'], [node]),
  {
    // package.json names the oldest browsers; these came later, and no build step brings them back.
    files: ['src/{lib,search,components,pages,theme,client}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'src/lib/examples.ts'], // examples.ts runs in the tests only.
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: 'Safari before 16.4 has no lookbehind.'},
        {selector: "MemberExpression[object.name='URL'][property.name='canParse']", message: 'Use lib/parseUrl.'},
        {selector: "MemberExpression[property.name='checkVisibility']", message: 'Use getClientRects().'},
        // Node and a browser may differ in what these write, and their first use takes a phone some 60 ms.
        {
          selector: 'MemberExpression[property.name=/^toLocale(?!UpperCase|LowerCase)/]',
          message: 'Use lib/dates or lib/formatNumber.',
        },
        {selector: "MemberExpression[object.name='Intl']", message: 'Use lib/dates or lib/formatNumber.'},
      ],
    },
  },
  // Unit tests stand beside what they test and run in Node.
  {
    files: ['src/**/*.test.{ts,tsx}', 'src/data/**/*.schema.ts'],
    rules: {'@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-globals': 'off'},
  },
);
