import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readChapters} from '../../src/build/grelFunctions';
import registry from '../../src/data/grel/registry.json';
import operations from '../../src/data/operations.json';
import releaseHistory from '../../src/data/releaseHistory.json';
import {readPages} from '../examples/readPages';
import {expectNoFaults} from '../expectNoFaults';

it('the page of controls describes every control that the tool registers', () => {
  const file = 'docs/manual/grel/operators-and-controls.md';
  const page = readFileSync(file, 'utf8');
  const headings = [...page.matchAll(/^#{2,4} (.+?)(?: \{#.*)?$/gm)].map(([, title]) => title ?? '').join('\n');
  const missing = registry.controls.map(({name}) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(headings));
  expectNoFaults(missing.map((name) => `${file}: No heading names the control ${name}. Describe it.`));
});

/** The links of the docs to files and folders of OpenRefine's source. */
const links = readPages().flatMap(([page, text]) =>
  [...text.matchAll(/https:\/\/github\.com\/OpenRefine\/OpenRefine\/(?:blob|tree)\/(\d[^/\s)]*)\/([^\s)#"<>`]+)/g)].map(
    ([, tag = '', path = '']) => ({page, tag, path: decodeURI(path).replace(/\/$/, '')}),
  ),
);

// A clone of https://github.com/OpenRefine/OpenRefine with its tags, wherever it is.
const source = process.env.OPENREFINE_SOURCE;
describe.skipIf(!source)('the source of OpenRefine (needs a clone of it in OPENREFINE_SOURCE)', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', source ?? '', ...args], {encoding: 'utf8', maxBuffer: 1 << 26});
  const filesOf = (tag: string): string[] => git('ls-tree', '-r', '-t', '--name-only', `refs/tags/${tag}`).split('\n');
  const show = (tag: string, path: string): string => git('show', `refs/tags/${tag}:${path}`);
  const tags = releaseHistory.map(({version}) => version).reverse();
  const releases = tags.slice(tags.indexOf('2.0'));

  it.each([...new Set(links.map(({tag}) => tag))])('has every file that a page links to with the tag %s', (tag) => {
    const existing = new Set(filesOf(tag));
    const lost = links.filter((link) => link.tag === tag && !existing.has(link.path));
    expectNoFaults(
      lost.map(({page, path}) => `${page} links to ${path}, which ${tag} does not have. Correct the link.`),
    );
  });

  /** The text of the file whose path ends so. */
  const read = (tag: string, end: string): string => {
    const path = filesOf(tag).find((one) => one.endsWith(end));
    if (path === undefined) throw new Error(`${tag} has no file ${end}.`);
    return show(tag, path);
  };
  const registeredAt = (tag: string) => {
    const text = read(tag, '/ControlFunctionRegistry.java');
    const namesOf = (method: string) =>
      [...text.matchAll(new RegExp(`${method}\\("(\\w+)", new (\\w+)\\(`, 'g'))].map(([, name = '', type = '']) => ({
        name,
        type,
      }));
    return {functions: namesOf('registerFunction'), controls: namesOf('registerControl')};
  };

  it('registers the functions and controls of the reference, with these classes', () => {
    const found = registeredAt(registry.tag);
    const existing = new Set(filesOf(registry.tag));
    for (const kind of ['functions', 'controls'] as const) {
      expect(registry[kind].map(({name}) => name)).toEqual(found[kind].map(({name}) => name));
      const types = registry[kind].map(({path}) => path.slice(path.lastIndexOf('/') + 1, -'.java'.length));
      expect(types).toEqual(found[kind].map(({type}) => type));
      const lost = registry[kind].filter(({path}) => !existing.has(path));
      expectNoFaults(lost.map(({path}) => `src/data/grel/registry.json: ${registry.tag} has no file ${path}.`));
    }
  });

  it('has each since the release that the reference names', () => {
    const registered = releases.map((tag) => ({tag, found: registeredAt(tag)}));
    for (const kind of ['functions', 'controls'] as const) {
      const first = registry[kind].map(({name}) => ({
        name,
        since: registered.find(({found}) => found[kind].some((one) => one.name === name))?.tag,
      }));
      expect(registry[kind].map(({name, since}) => ({name, since}))).toEqual(first);
    }
  });

  it('words errors as the reference quotes them', () => {
    const patterns = [
      ...read(registry.tag, '/com/google/refine/grel/EvalErrorMessage.properties').matchAll(/^\w+=(.+)$/gm),
    ].map(([, message = '']) => message.replaceAll("''", "'"));
    // Some messages are in the code itself: that of normalize, and those of what cross does not find.
    const known = [
      ...patterns,
      'normalize expects a single string parameter',
      'Unable to find column {0} in project {1}',
      'Unable to find project with name: {0}',
      'Multiple (2) projects found with name: {0}',
    ];
    const regexes = known.map(
      (message) => new RegExp(`^${message.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\d\}/g, '.*')}$`),
    );
    const functions = readChapters().flatMap((chapter) => chapter.functions);
    const quoted = functions.flatMap(({name, errors, examples}) =>
      [...errors, ...examples].flatMap(({result}) => {
        const message = /^Error: (.+)$/.exec(result)?.[1];
        return message && !message.startsWith('java.') ? [{name, message}] : [];
      }),
    );
    expect(quoted.length).toBeGreaterThan(100);
    const invented = quoted.filter(({message}) => !regexes.some((regex) => regex.test(message)));
    expectNoFaults(
      invented.map(
        ({name, message}) => `${name}: ${registry.tag} has no message "${message}". Quote it word for word.`,
      ),
    );
  });

  /** The Wikibase extension was called Wikidata, and its operations still are. */
  const operationsAt = (tag: string): string[] =>
    filesOf(tag)
      .filter((path) => /(modules\/core|extensions\/[\w-]+\/module)\/MOD-INF\/controller\.js$/.test(path))
      .flatMap((path) => {
        const module = path.includes('extensions/wiki') ? 'wikidata' : 'core';
        const found = show(tag, path).matchAll(/registerOperation\(\s*module,\s*"([\w-]+)"/g);
        return [...found].map(([, op]) => `${module}/${op}`);
      });

  it('registers the operations of the reference, each since the release that it names', () => {
    expect(operations.map(({name}) => name).sort()).toEqual(operationsAt(registry.tag).sort());
    const registered = releases.map((tag) => ({tag, found: operationsAt(tag)}));
    const first = operations.map(({name}) => ({name, since: registered.find(({found}) => found.includes(name))?.tag}));
    expect(operations.map(({name, since}) => ({name, since}))).toEqual(first);
  });
});
