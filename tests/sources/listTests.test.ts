import {describe, expect, it} from 'vitest';
import {listTests} from './listTests';

describe('the tests of a file', () => {
  it('are named behind their groups, with … for what varies and without tags', () => {
    const source = `
      describe('a group', () => {
        for (const name of names) test(\`shows \${name} to all @desktop @tab\`, {tag: '@chromium'}, async () => {});
        it.each(['a', 'b'])('takes %s', () => {});
        test.describe('within', () => it('goes on', () => {}));
      });
      it.each\`a | b\`('is alone', run);
      test.describe.serial('in order', () => test.only('last', () => {}));
    `;
    expect(listTests(source)).toEqual([
      'a group › shows … to all',
      'a group › takes %s',
      'a group › within › goes on',
      'is alone',
      'in order › last',
    ]);
  });

  it.each([
    ["// test('holds', () => {});"],
    ["/* it('holds', () => {}); */"],
    ['const text = "test(\'holds\', () => {})";'],
    ["const title = 'holds';"],
    ["expect(page, 'holds').toBe(1);"],
    ["page.test('holds', () => {});"],
    ["test.skip('holds', () => {});"],
    ["test.fixme('holds', () => {});"],
    ["it.skip.each([1])('holds', () => {});"],
    ["it.todo('holds');"],
    ["test('holds');"],
    ["describe.skip('group', () => { it('holds', () => {}); });"],
    ["test.describe.skip('group', () => { test('holds', () => {}); });"],
    ["test('holds', () => { test.skip(); });"],
    ["test('holds', () => { test.fixme(true, 'later'); });"],
  ])('are not found in %s', (source) => expect(listTests(source)).toEqual([]));

  it('stay where only some browsers are left out', () => {
    expect(listTests("test('holds', ({isMobile}) => { test.skip(!isMobile, 'Wide.'); });")).toEqual(['holds']);
  });
});
