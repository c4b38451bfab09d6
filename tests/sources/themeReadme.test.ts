import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const readme = fs.readFileSync('src/theme/README.md', 'utf8');
const rows = [...readme.matchAll(/^- `([\w/-]+)` \(.*`(tests\/[^`]+)`$/gm)];

it('src/theme/README.md lists every swizzled part, with a test that exists', () => {
  // The parts of the search are no parts of the theme.
  const parts = Globby.sync('**/*.{ts,tsx}', {cwd: 'src/theme', ignore: ['SearchBar/!(index.tsx)', '**/*.test.tsx']});
  expect(rows.map(([, name]) => name).sort()).toEqual(
    parts.map((name) => name.replace(/(\/index)?\.tsx?$/, '')).sort(),
  );
  for (const [, name, test = ''] of rows) expect(fs.existsSync(test), `${name}: ${test}`).toBe(true);
});
