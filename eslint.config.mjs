import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// The import table of src/README.md: which packages, and which other folders of src, each layer may use.
// Types may cross any line.
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
const server = [react, theme, site, docusaurusClient];
const pure = [react, node, docusaurusAny, theme, site];

const folders = 'config plugins remark rehype lib data search grel components pages theme client'.split(' ');
/** Refuses every folder of src but these. `up` is how an import begins that leads out of the layer. */
const only = (allowed, up = '(\\.\\./)+') => ({
  regex: `^${up}(${folders.filter((folder) => !allowed.includes(folder)).join('|')})(/|$)`,
  message: `Of src, this layer imports from ${allowed.join(', ')} alone: see src/README.md.`,
});
const fromTests = '(\\.\\./)+src/';
const configuration = {regex: '^(\\.\\./)+docusaurus\\.config$', message: 'Only tests/variants use the configuration.'};
const privateParts = {
  // The home page is the one page at the root of src/pages; its parts lie in _components/home.
  regex: '^(\\.\\./)+(_components/home|[^._/][^/]*/_components)/',
  message: 'This belongs to another page. Move what two pages share to src/components.',
};

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
  zone(['docusaurus.config.ts'], [only(['config', 'plugins'], '\\./src/')]),
  zone(['src/config/**'], [...server, only(['config', 'remark', 'rehype', 'lib', 'data'])]),
  zone(['src/plugins/**'], [...server, only(['plugins', 'lib', 'data'])]),
  zone(['src/{remark,rehype}/**'], [...server, only(['grel', 'lib', 'data'])]),
  zone(['src/{lib,data}/**'], [...pure, only(['lib', 'data'])], {
    'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'navigator', 'process'],
  }),
  // A folder of src/lib leads to src/lib/search with one step up, to src/search with two.
  zone(['src/lib/*/**'], [...pure, only(['lib', 'data'], '(\\.\\./){2}')]),
  zone(['src/search/**'], [node, site, only(['search', 'lib', 'data'])]),
  zone(['src/grel/**'], [...pure, only(['lib'])]),
  zone(['src/components/**'], [node, site, only(['components', 'search', 'grel', 'lib', 'data'])]),
  zone(['src/pages/**'], [node, site, only(['pages', 'components', 'search', 'lib', 'data']), privateParts]),
  zone(['src/theme/**'], [node, site, only(['theme', 'components', 'search', 'lib'])]),
  zone(['src/client/**'], [node, site, only(['client', 'lib'])]),
  zone(['tests/**'], [configuration, only(['lib', 'data', 'grel'], fromTests)]),
  zone(['tests/variants/**'], [only(['config', 'plugins', 'lib', 'data'], fromTests)]),
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
  // Unit tests are beside what they test, run in Node, and may take their material from anywhere.
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-globals': 'off'},
  },
);
