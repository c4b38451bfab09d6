// The import table of src/README.md as an ESLint rule: which part of the project may import which other.
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each layer with the layers it may import from, besides itself. What is not listed here is no layer. */
export const LAYERS = {
  'docusaurus.config.ts': ['src/config', 'src/plugins'],
  'src/config': ['src/lib', 'src/data', 'src/remark', 'src/rehype'],
  'src/remark': ['src/lib', 'src/data'],
  'src/rehype': ['src/lib', 'src/data'],
  'src/plugins': ['src/lib', 'src/data'],
  'src/lib': ['src/data'],
  'src/data': ['src/lib'],
  'src/search': ['src/lib', 'src/data'],
  'src/grel': ['src/lib'],
  'src/components': ['src/lib', 'src/data', 'src/search', 'src/grel'],
  'src/pages': ['src/lib', 'src/data', 'src/search', 'src/grel', 'src/components'],
  'src/theme': ['src/lib', 'src/search', 'src/components'],
  'src/client': ['src/lib'],
  // Before the tests, so that a path below it finds it first.
  'tests/variants': ['docusaurus.config.ts', 'src/config', 'src/plugins', 'src/lib', 'src/data', 'tests'],
  tests: ['src/lib', 'src/data', 'src/grel'],
};

/** The layer of a file given by its path from the project's folder, or undefined. */
function layerOf(file) {
  return Object.keys(LAYERS).find((layer) => [file, `${file}.ts`].includes(layer) || file.startsWith(`${layer}/`));
}

/** The path from the project's folder that a specifier leads to, or undefined for a package. */
function targetOf(specifier, file) {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
}

/** What is wrong with one import, or undefined. Paths are from the project's folder, with forward slashes. */
export function findLayerFault(file, specifier) {
  const target = targetOf(specifier, file);
  if (target === undefined) return undefined;
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === undefined || to === undefined) return undefined;
  const owner = /^(src\/pages(?:\/[^_][^/]*)*)\/_components\//.exec(target)?.[1];
  if (owner && !file.startsWith(`${owner}/`)) {
    return `${target} belongs to ${owner} alone. Move what two pages share to src/components.`;
  }
  // The home page is the one page at the root of src/pages; its parts lie in _components/home.
  const home = /^src\/pages\/_components\/([^/]+)\//.exec(target)?.[1];
  if (home && file.startsWith('src/pages/') && !/^src\/pages\/(index\.tsx|_components\/)/.test(file)) {
    return `${target} belongs to the home page alone. Move what two pages share to src/components.`;
  }
  if (from === to || LAYERS[from].includes(to)) return undefined;
  return `${from} does not import from ${to}: see the table in src/README.md.`;
}

const rule = {
  meta: {type: 'problem', schema: [], messages: {fault: '{{text}}'}},
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (node) => {
      const isType = (part) => (part.importKind ?? part.exportKind) === 'type';
      // Types may cross any line: they leave nothing behind in the program.
      if (!node.source || isType(node) || (node.specifiers?.length && node.specifiers.every(isType))) return;
      const text = findLayerFault(file, node.source.value);
      if (text) context.report({node: node.source, messageId: 'fault', data: {text}});
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: (node) => node.source.type === 'Literal' && check(node),
    };
  },
};

export default {rules: {imports: rule}};
