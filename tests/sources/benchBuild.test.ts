import {describe, expect, it} from 'vitest';
import {copyPage, findDifferences, fingerprint, judge} from '../../scripts/benchBuild.mjs';

describe('the benchmark of the build', () => {
  it('copies docs and posts to new addresses', () => {
    expect(copyPage({file: 'docs/index.md', text: '---\nslug: /\n---\n'}, 2)).toEqual({
      file: 'docs/copy2/index.md',
      text: '---\nslug: /copy2\n---\n',
    });
    expect(copyPage({file: 'docs/manual/a.md', text: 'See [b](./b.md).'}, 3)).toEqual({
      file: 'docs/copy3/manual/a.md',
      text: 'See [b](./b.md).',
    });
    expect(copyPage({file: 'blog/2020-01-02-x.mdx', text: '---\nslug: /2020/01/02/x\n---\nslug: y'}, 2)).toEqual({
      file: 'blog/2020-01-02-x-copy2.mdx',
      text: '---\nslug: /2020/01/02/x-copy2\n---\nslug: y',
    });
  });

  it('names the files that two builds do not have alike', () => {
    const build = (files: Record<string, string>) =>
      new Map(Object.entries(files).map(([file, text]) => [file, fingerprint(text)]));
    expect(findDifferences(build({a: '1', b: '2', c: '3'}), build({a: '1', b: '4', d: '3'}))).toEqual(['b', 'c', 'd']);
    expect(findDifferences(build({a: '1'}), build({a: '1'}))).toEqual([]);
  });

  it('says which budget is missed, and judges only what was measured', () => {
    expect(judge({})).toEqual([]);
    expect(judge({warm: 0.75, memory: 1.9e9, ratio: 0.35, differences: [], stale: []})).toEqual([]);
    const faults = judge({warm: 0.76, memory: 2e9, ratio: 0.36, differences: ['a.html'], stale: ['b.html']});
    expect(faults).toHaveLength(5);
    expect(faults.join()).toMatch(/0\.76.*2\.00 GB.*0\.36.*a\.html.*b\.html/);
    expect(judge({stale: ['1', '2', '3', '4', '5', '6', '7']})[0]).toMatch(/5 and 2 more\.$/);
  });
});
