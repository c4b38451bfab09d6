import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import drawings from './index';

const transform = (markdown: string) => {
  const tree = parseMarkdown(markdown);
  drawings()(tree, new VFile({path: 'docs/page.md'}));
  return tree.children[0];
};

test('a drawing becomes part of the page, also inside a list, with its description and its caption', () => {
  const node = transform('![Keys of "A" & B](/img/drawings/key-collision.svg \'A key\')');
  expect(node).toMatchObject({
    type: 'html',
    value: expect.stringMatching(
      /^<figure><svg role="img" aria-label="Keys of &quot;A&quot; &amp; B" [^]*bronte charlotte[^]*<figcaption>A key</,
    ) as string,
  });
  expect(node).not.toMatchObject({value: expect.stringMatching(/<style>|>\s+</) as string});
  expect(JSON.stringify(transform('- ![A](/img/drawings/key-collision.svg "A key")'))).toContain('<figure>');
  expect(transform('![A](/img/other.svg)')).toMatchObject({type: 'paragraph'});
});

test.each(['![](/img/drawings/a.svg "A")', '![A](/img/drawings/a.svg)', 'See ![A](/img/drawings/a.svg "A")'])(
  '%s has no place to be described',
  (markdown) => {
    expect(() => transform(`Text.\n\n${markdown}`)).toThrow('docs/page.md:3: /img/drawings/a.svg lacks');
  },
);
