import fs from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {expect, it} from 'vitest';
import redirects from '../../src/data/redirects.json';
import {redirectFile} from '../../src/lib/redirects';
import {outDir} from './builtSite';

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard']});
// Nobody reads a page that redirects, and its HTML is that of @docusaurus/plugin-client-redirects.
const moved = new Set(redirects.map(({from}) => redirectFile(from)));
const files = (fs.readdirSync(outDir, {recursive: true}) as string[])
  .filter((file) => file.endsWith('.html') && !moved.has(file))
  .sort();

it.each(files)('%s is valid HTML', async (file) => {
  const {results} = await validator.validateString(fs.readFileSync(path.join(outDir, file), 'utf8'), file);
  const faults = results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${file}:${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
