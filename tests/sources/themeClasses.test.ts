import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

/** The text of all style sheets that a pattern finds. */
const read = (...patterns: string[]) =>
  Globby.sync(patterns)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');

it('every class of the theme that the style sheets find by the beginning of its name is still in the theme', () => {
  const theme = read('node_modules/@docusaurus/theme-{classic,common}/lib/**/*.module.css');
  const css = read('{src,static}/**/*.css');
  const names = [...css.matchAll(/\[class\*='([\w-]+)_'\]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  const lost = names.filter((name) => !new RegExp(`\\.${name}\\b`).test(theme));
  expectNoFaults(
    lost.map((name) => `src: the theme has no class ${name} any longer. Find its new name in its *.module.css.`),
  );
});

it('every class that a component names is in its style sheet, and every class there is named by a component', () => {
  const users = Globby.sync('src/**/*.tsx').map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  const faults = Globby.sync('src/**/*.module.css').flatMap((sheet) => {
    const css = fs.readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '');
    const written = new Set([...css.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)].map(([, name]) => name));
    const named = users.flatMap(([file, text]) =>
      [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)]
        .filter(([, , from = '']) => path.posix.join(path.dirname(file), from) === sheet)
        .flatMap(([, styles = '']) => [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)(?!\\w|\\.css)`, 'g'))])
        .map(([, name = '']) => name),
    );
    return [
      ...named.filter((name) => !written.has(name)).map((name) => `${sheet}: has no class ${name}. Add or rename it.`),
      ...[...written]
        .filter((name) => !named.includes(name ?? ''))
        .map((name) => `${sheet}: nothing has the class ${name}. Remove it.`),
    ];
  });
  expectNoFaults(faults);
});
