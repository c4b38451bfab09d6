import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {annotate, cleanOutput} from '../../scripts/faults.mjs';

it('the output of a failed command begins with the innermost cause, and leaves out the functions of the framework', () => {
  const output = [
    '[INFO] [en] Creating an optimized production build...',
    '\u001B[31m[ERROR]\u001B[39m Error: Unable to build website for locale en.',
    '    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:72:15)',
    '    at async /site/node_modules/@docusaurus/core/lib/commands/build/build.js:34:9 {',
    '  [cause]: ContentError: docs/a.md:3 shows /img/a.png, which has 8.4 MB. Save it as WebP.',
    '      at postBuild (/site/src/plugins/built-pages/index.ts:140:1)',
    '}',
    '[INFO] Docusaurus version: 3.10.2',
    'Node version: v22.1.0',
  ].join('\n');
  expect(cleanOutput(output).split('\n')).toEqual([
    'ContentError: docs/a.md:3 shows /img/a.png, which has 8.4 MB. Save it as WebP.',
    '[ERROR] Error: Unable to build website for locale en.',
  ]);
});

describe('on GitHub, a fault', () => {
  const line = readFileSync('package.json', 'utf8').split('"license"')[0]?.split('\n').length;
  it.each([
    ['a test', 'README.md: page › is right\n- STYLE.md:7: 100% wrong.', ['STYLE.md,line=7::100%25 wrong.']],
    ['the compiler', 'sidebars.ts(4,2): error TS1: No.', ['sidebars.ts,line=4::error TS1: No.']],
    ['the build', 'ContentError: STYLE.md:3 shows a.png. Save it.', ['STYLE.md,line=3::shows a.png. Save it.']],
    ['a linter', 'README.md:12:4 MD018 No space', ['README.md,line=12::MD018 No space']],
    [
      'data',
      cleanOutput(
        'Error: A\n {\n  [cause]: [src/data/terms.ts has a problem:\n  - entry number 1: is B.\n\n  package.json has problems:\n  - entry "license", field "a": is C.\n  - entry number 2: is D.]\n}',
      ),
      [
        'src/data/terms.ts,line=1::entry number 1: is B.',
        `package.json,line=${line}::entry "license", field "a": is C.`,
        'package.json,line=1::entry number 2: is D.',
      ],
    ],
    ['ESLint', `${path.resolve('STYLE.md')}\n  3:1  No\n  5:1  A`, ['STYLE.md,line=3::No', 'STYLE.md,line=5::A']],
  ])('of %s is shown beside its line', (_, fault, places) => {
    expect(annotate(fault)).toEqual(places.map((place) => `::error file=${place}`));
  });

  it('without a line is shown whole', () => {
    expect(annotate('Nothing\nworks.')).toEqual(['::error ::Nothing%0Aworks.']);
    expect(annotate('STYLE.md: Nothing\nworks.')).toEqual(['::error file=STYLE.md,line=1::STYLE.md: Nothing%0Aworks.']);
  });
});
