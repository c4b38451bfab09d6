// @ts-check
import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
// @ts-expect-error -- The plugin has no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', '.variants/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    // Where React is. Its rules compile each file, which takes as long as all other rules together.
    files: ['src/{client,components,pages,search,theme}/**/*.{ts,tsx}', 'tests/variants/**/*.tsx'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      '@docusaurus/no-html-links': 'error',
      // A region that scrolls must be focusable, because otherwise the keyboard cannot scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['region', 'tabpanel']}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', {allow: ['warn']}],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests hand over wrong types on purpose.
    ignores: ['**/*.test.ts'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // With noUncheckedIndexedAccess, every text of a list may be undefined; a number is written in one way.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowNullish: true}],
      // `() => close()` says what a handler does, and a return value that nobody reads harms nobody.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Cheerio names the kinds of its nodes by an enum that it does not export.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `async` turns into a rejection what a function throws that must return a promise.
      '@typescript-eslint/require-await': 'off',
    },
  },
  // A module that the build generates can name its types only in this way.
  {files: ['**/*.d.ts'], rules: {'@typescript-eslint/consistent-type-imports': 'off'}},
  {files: ['scripts/**', 'tests/**'], rules: {'no-console': 'off'}},
  {
    files: ['tests/{output,search,sources,openrefine}/**/*.test.ts', 'src/grel/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.callee.name='expect'][callee.property.name='toEqual'] > ArrayExpression[elements.length=0]",
          message: 'Use expectNoFaults() of tests/expectNoFaults, which says what is wrong, where, and what to do.',
        },
      ],
    },
  },
  {
    files: ['src/{lib,data}/**'],
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'navigator', 'process']},
  },
  {
    // Newer than the oldest browsers that package.json names, and no build step replaces them.
    files: ['src/{lib,search,components,pages,theme,client}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: 'Safari before 16.4 has no lookbehind.'},
        {
          selector: "MemberExpression[object.name='URL'][property.name='canParse']",
          message: 'Safari before 17 has none.',
        },
        {selector: "MemberExpression[property.name='checkVisibility']", message: 'Use getClientRects().'},
        // Node and a browser may format these differently, and their first use blocks a phone for about 60 ms.
        {
          selector: 'MemberExpression[property.name=/^toLocale(?!UpperCase|LowerCase)/]',
          message: 'Use lib/dates or lib/formatNumber.',
        },
        {selector: "MemberExpression[object.name='Intl']", message: 'Use lib/dates or lib/formatNumber.'},
      ],
    },
  },
);
