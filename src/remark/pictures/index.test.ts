import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import pictures from './index';

const known = {
  'manual/lessons/facets/text-facet': {width: 288, height: 463, openRefine: '3.6.2'},
  'manual/exploring/project': {width: 1200, height: 700, openRefine: '3.6.2'},
};
const facet = '/img/manual/lessons/facets/text-facet.webp';
const project = '![A grid.](/img/manual/exploring/project.webp "A project")';

function transform(markdown: string, exists = (_name: string) => true) {
  const tree = parseMarkdown(`Text.\n\n${markdown}`);
  pictures({baseUrl: '/site/', pictures: known, exists})(tree, new VFile({path: 'docs/manual/page.md'}));
  return tree.children[1];
}

interface Written {
  name?: string;
  value?: string;
  attributes?: {name: string; value: string}[];
  children?: Written[];
}

/** The HTML that a figure will be. */
function render({name, value, attributes = [], children = []}: Written): string {
  if (name === undefined) return value ?? '';
  const fields = attributes.map((attribute) => ` ${attribute.name}="${attribute.value}"`).join('');
  return `<${name}${fields}>${children.map(render).join('')}${name === 'img' ? '' : `</${name}>`}`;
}

test('a picture becomes a figure that knows its size and leads to its file', () => {
  expect(render(transform(`![A list of publishers.](${facet} "A text facet")`) as Written)).toBe(
    '<figure className="picture"><a href="/site/img/manual/lessons/facets/text-facet.webp" className="picture-link">' +
      '<img src="/site/img/manual/lessons/facets/text-facet.webp" ' +
      'srcSet="/site/img/manual/lessons/facets/text-facet-288.webp 288w, /site/img/manual/lessons/facets/text-facet.webp 576w" ' +
      'sizes="(max-width: 996px) min(288px, 100vw - 32px), min(288px, 100vw - 577px, 824px)" ' +
      'alt="A list of publishers." width="288" height="463" ' +
      'loading="lazy" decoding="async"></a><figcaption>A text facet. ' +
      '<span data-search-ignore="">OpenRefine 3.6.2</span></figcaption></figure>',
  );
});

test('a picture lies in the width of the column too where it is clearly wider', () => {
  const [, srcSet = ''] = /srcSet="([^"]+)"/.exec(render(transform(project) as Written)) ?? [];
  expect(srcSet.split(', ')).toEqual([
    '/site/img/manual/exploring/project-703.webp 703w',
    '/site/img/manual/exploring/project-1200.webp 1200w',
    '/site/img/manual/exploring/project.webp 2400w',
  ]);
});

test('a picture gets no second full stop in its caption, also inside other blocks', () => {
  for (const title of ['Which one?', 'This.', 'Look!'])
    expect(transform(`> ![A](${facet} "${title}")`)).toMatchObject({
      children: [{name: 'figure', children: [{}, {children: [{type: 'text', value: `${title} `}, {}]}]}],
    });
});

test('a picture is no other image', () => {
  for (const url of [
    '/img/logo.svg',
    '/img/manual/logo.webp.svg',
    'https://a.org/img/manual/a.webp',
    '/img/home/a.webp',
  ])
    expect(transform(`![](${url})`)).toMatchObject({type: 'paragraph', children: [{type: 'image', url}]});
});

test.each([
  ['a picture that was never taken', `![A](${facet.replace('text', 'no')} "A")`, 'is not in src/data/'],
  ['no alternative text', `![ ](${facet} "A")`, 'has no alternative text. Say in the square brackets'],
  ['no caption', `![A](${facet} ' ')`, `has no caption. Add it in quotation marks after the URL: (${facet}`],
  ['text beside it', `See: ![A](${facet} "A")`, 'is inside other text. Put it in'],
])('%s is an error that names the file, the line, and the fix', (_name, markdown, message) => {
  expect(() => transform(markdown)).toThrow(message);
  expect(() => transform(markdown)).toThrow(/^docs\/manual\/page\.md:3: the picture \/img\/manual\/lessons\/facets\//);
});

test('a small size that nobody made is an error that names it and the command', () => {
  const asked: string[] = [];
  expect(() => transform(project, (name) => asked.push(name) < 2)).toThrow(
    'lacks its small size static/img/manual/exploring/project-1200.webp. Make it: npm run images.',
  );
  expect(asked).toEqual(['manual/exploring/project-703.webp', 'manual/exploring/project-1200.webp']);
});
