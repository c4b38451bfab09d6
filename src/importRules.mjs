// Checks the table in src/README.md, which says what may import what. The lint step of `npm test` runs it with dependency-cruiser.
// The tests beside the code may import anything, and types may be imported from anywhere.

/** The folders of src that each folder may import, besides itself. */
const folders = {
  config: ['remark', 'rehype', 'lib', 'data'],
  plugins: ['lib', 'data'],
  remark: ['grel', 'lib', 'data'],
  rehype: ['grel', 'lib', 'data'],
  lib: ['data'],
  data: ['lib'],
  search: ['lib', 'data'],
  grel: ['lib'],
  components: ['search', 'grel', 'lib', 'data'],
  pages: ['components', 'search', 'lib', 'data'],
  theme: ['components', 'search', 'lib'],
  client: ['lib'],
};

const react = '(^|node_modules/)(react|react-dom|@theme[^/]*)(/|$)';

/** A rule whose name says what is allowed or what to do. `except` is what the imported path may match after all. */
const rule = (name, from, to, except) => ({
  name,
  severity: 'error',
  from: {path: from, pathNot: '\\.test\\.tsx?$'},
  to: {...(typeof to === 'string' ? {path: to} : to), pathNot: except, dependencyTypesNot: ['type-only']},
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {name: 'no circles: move what both files need to another file', severity: 'error', from: {}, to: {circular: true}},

    ...Object.entries(folders).map(([folder, others]) =>
      rule(
        `src/${folder} imports only ${others.join(', ')}`,
        `^src/${folder}/`,
        '^src/[^/]+/',
        `^src/(${[folder, ...others].join('|')})/`,
      ),
    ),
    rule(
      'docusaurus.config.ts imports only config and plugins',
      '^docusaurus\\.config\\.ts$',
      '^src/',
      '^src/(config|plugins)/',
    ),
    rule(
      'tests import only config, lib, data, and grel',
      '^tests/(?!variants/)',
      '^(src/|docusaurus\\.config)',
      '^src/(config|lib|data|grel)/',
    ),
    rule(
      'tests/variants import only the configuration, config, plugins, lib, and data',
      '^tests/variants/',
      '^src/',
      '^src/(config|plugins|lib|data)/',
    ),
    rule(
      'a page imports no parts of another page: move them to src/components',
      '^src/pages/([^/]+)/',
      '^src/pages/([^/]+/_components|_components/[^/]+)/',
      '^src/pages/$1/',
    ),

    rule(
      'what runs in Node uses neither React nor the Docusaurus client',
      '^src/(config|plugins|remark|rehype)/',
      `${react}|(^|node_modules/)@docusaurus/(?!types|plugin|utils|logger)`,
    ),
    rule(
      'what runs anywhere uses neither React nor Docusaurus',
      '^src/(lib|data|grel)/',
      `${react}|(^|node_modules/)@docusaurus/`,
    ),
    rule('what runs in a browser uses no Node modules', '^src/(lib|data|grel|search|components|pages|theme|client)/', {
      dependencyTypes: ['core'],
    }),
    rule('no @site: use a relative path', '', '^@site/'),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    // Circles of types are circles, too.
    tsPreCompilationDeps: true,
  },
};
