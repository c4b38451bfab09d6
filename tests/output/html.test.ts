import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {outDir, placeOf, sourceOf} from './builtSite';

const config = await new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard'],
  rules: {'heading-level': ['error', {minInitialRank: 'any'}]},
}).getConfigFor('');
/** Resolved again for every page, the configuration would take a quarter of the time. */
class OneConfig extends StaticConfigLoader {
  override getConfigFor() {
    return config;
  }
}
const validator = new HtmlValidate(new OneConfig());
// Nobody reads a page that redirects, and its HTML is that of @docusaurus/plugin-client-redirects.
const isRedirect = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8').includes('http-equiv="refresh"');
const files = Globby.sync('**/*.html', {cwd: outDir}).filter((file) => !isRedirect(file));

it(
  'every page is valid HTML, with unique ids, headings in order, and texts for images',
  {timeout: 180_000},
  async () => {
    const faults: string[] = [];
    for (const file of files) {
      const {results} = await validator.validateString(fs.readFileSync(path.join(outDir, file), 'utf8'), file);
      const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      for (const {line, column, ruleId, message} of results.flatMap(({messages}) => messages)) {
        // An ID that occurs twice, for example, is quoted.
        const [, quoted] = /"([^"]+)"/.exec(message) ?? [];
        const source = quoted ? placeOf(route, quoted) : sourceOf(route);
        faults.push(`${source}: ${message}. Correct it (${ruleId}, build/${file}:${line}:${column}).`);
      }
    }
    expectNoFaults(faults);
  },
);
