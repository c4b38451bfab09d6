// @ts-check
// Checks the list in src/README.md, which says what may import what. The lint step of `npm test` runs it with dependency-cruiser.
// The tests beside the code may import anything, and types, which fill the files `*.d.ts`, may be imported from anywhere.

/** The folders of src that each folder may import, besides itself. */
const folders = {
  config: ['remark', 'rehype', 'lib', 'data'],
  plugins: ['build', 'lib', 'data'],
  remark: ['build', 'grel', 'lib', 'data'],
  rehype: ['build', 'grel', 'lib', 'data'],
  search: ['lib', 'data'],
  components: ['search', 'grel', 'lib', 'data'],
  pages: ['components', 'search', 'lib', 'data'],
  theme: ['components', 'search', 'lib'],
  client: ['lib'],
};

/** What others stand on: these import only what is below them, and not even types from above. */
const foundations = {
  build: ['grel', 'lib', 'data'],
  lib: ['data'],
  data: ['grel'],
  grel: [],
};

const react = '(^|node_modules/)(react|react-dom|@theme[^/]*)(/|$)';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * A rule whose name says what is allowed or what to do. `except` is what the imported path may match after all.
 * @param {string} name
 * @param {string} from
 * @param {string | Rule['to']} to
 * @param {string} [except]
 * @returns {Rule}
 */
const rule = (name, from, to, except) => ({
  name,
  severity: 'error',
  from: {path: from, pathNot: '\\.(test\\.tsx?|d\\.ts)$'},
  to: {...(typeof to === 'string' ? {path: to} : to), pathNot: except, dependencyTypesNot: ['type-only']},
});

/** The same rule for imports of types. @param {Rule} rule */
const evenTypes = ({to, ...others}) => ({...others, to: {...to, dependencyTypesNot: undefined}});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {name: 'no circles: move what both files need to another file', severity: 'error', from: {}, to: {circular: true}},

    ...Object.entries({...folders, ...foundations}).map(([folder, others]) => {
      const imports = rule(
        `src/${folder} imports only ${others.join(', ') || 'itself'}`,
        `^src/${folder}/`,
        '^(src/[^/]+|tests|scripts)/',
        `^src/(${[folder, ...others].join('|')})/`,
      );
      return folder in foundations ? evenTypes(imports) : imports;
    }),
    evenTypes(
      rule(
        'of src/grel, others import only what its README lists as its interface',
        '^src/(?!grel/)',
        '^src/grel/',
        '^src/grel/(index|client|written|literals|typedValue|fingerprint)\\.ts$',
      ),
    ),
    rule(
      'docusaurus.config.ts imports only config and plugins',
      '^docusaurus\\.config\\.ts$',
      '^src/',
      '^src/(config|plugins)/',
    ),
    rule(
      'tests import only config, build, lib, data, and grel',
      '^tests/(?!variants/)',
      '^(src/|docusaurus\\.config)',
      '^src/(config|build|lib|data|grel)/',
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
      'the model of the session imports no other components: the tests run it without a page',
      '^src/components/Session/model/',
      '^src/components/(?!Session/model/)',
    ),
    rule(
      'what runs in Node uses neither React nor the Docusaurus client',
      '^src/(config|plugins|remark|rehype|build)/',
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
