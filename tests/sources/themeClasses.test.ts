import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

/** The text of every style sheet below a folder whose name ends so. */
const read = (folder: string, end: string) =>
  (fs.readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => file.endsWith(end))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

it('every class of the theme that the style sheets find by the beginning of its name is still in the theme', () => {
  const theme = ['theme-classic', 'theme-common']
    .map((name) => read(`node_modules/@docusaurus/${name}/lib`, '.module.css'))
    .join('\n');
  const css = read('src', '.css') + read('static', '.css');
  const names = [...css.matchAll(/\[class\*='([\w-]+)_'\]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  const lost = names.filter((name) => !new RegExp(`\\.${name}\\b`).test(theme));
  expectNoFaults(
    lost.map((name) => `src: the theme has no class ${name} any longer. Find its new name in its *.module.css.`),
  );
});
