import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = [
  ...fs.readFileSync(path.join(root, 'src/theme/README.md'), 'utf8').matchAll(/^- `([\w/-]+)` \(.*`(tests\/[^`]+)`$/gm),
];

it('src/theme/README.md lists every swizzled part, with a test that exists', () => {
  const parts = (fs.readdirSync(path.join(root, 'src/theme'), {recursive: true}) as string[]).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const names = parts
    .map((name) =>
      name
        .split(path.sep)
        .join('/')
        .replace(/(\/index)?\.tsx?$/, ''),
    )
    // The parts of the search, which are no part of the theme.
    .filter((name) => !name.startsWith('SearchBar/'))
    .sort();
  expect(rows.map(([, name]) => name).sort()).toEqual(names);
  for (const [, name, test] of rows) expect(fs.existsSync(path.join(root, test ?? '')), `${name}: ${test}`).toBe(true);
});
