import type {Image, Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import pictures from './index';

const known = {
  'manual/facets/text-facet': {width: 288, height: 463, openRefine: '3.6.2'},
  'manual/exploring/project': {width: 1200, height: 700, openRefine: '3.6.2'},
};
const url = '/img/manual/facets/text-facet.webp';
const file = new VFile({path: 'docs/manual/page.md'});

const image = (fields: Partial<Image> = {}): Image => ({
  type: 'image',
  url,
  alt: 'A list of publishers.',
  title: 'A text facet',
  ...fields,
});
const paragraph = (...children: Extract<RootContent, {type: 'paragraph'}>['children']): RootContent => ({
  type: 'paragraph',
  children,
});

function transform(...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  pictures({baseUrl: '/site/', pictures: known, exists: () => true})(tree, file);
  return tree.children;
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

describe('a picture of the tool', () => {
  test('becomes a figure that knows its size and leads to its file', () => {
    const [figure] = transform(paragraph(image()));
    expect(render(figure as Written)).toBe(
      '<figure className="picture"><a href="/site/img/manual/facets/text-facet.webp" className="picture-link">' +
        '<img src="/site/img/manual/facets/text-facet.webp" ' +
        'srcSet="/site/img/manual/facets/text-facet-288.webp 288w, /site/img/manual/facets/text-facet.webp 576w" ' +
        'sizes="(max-width: 996px) min(288px, 100vw - 32px), min(288px, 100vw - 577px, 824px)" ' +
        'alt="A list of publishers." width="288" height="463" ' +
        'loading="lazy" decoding="async"></a><figcaption>A text facet. ' +
        '<span data-search-ignore="">OpenRefine 3.6.2</span></figcaption></figure>',
    );
  });

  test('lies in the width of the column too where it is clearly wider', () => {
    const [figure] = transform(paragraph(image({url: '/img/manual/exploring/project.webp'})));
    const [, srcSet = ''] = /srcSet="([^"]+)"/.exec(render(figure as Written)) ?? [];
    expect(srcSet.split(', ')).toEqual([
      '/site/img/manual/exploring/project-703.webp 703w',
      '/site/img/manual/exploring/project-1200.webp 1200w',
      '/site/img/manual/exploring/project.webp 2400w',
    ]);
  });

  test('gets no second full stop in its caption', () => {
    const [figure] = transform(paragraph(image({title: 'Which one?'})));
    expect(render(figure as Written)).toContain('<figcaption>Which one? <span');
  });

  test('is found inside other blocks', () => {
    const [quote] = transform({type: 'blockquote', children: [paragraph(image()) as never]});
    expect((quote as unknown as {children: Written[]}).children[0]?.name).toBe('figure');
  });

  test('is no other image', () => {
    const other = paragraph(image({url: '/img/logo.svg', alt: '', title: null}));
    expect(transform(other)).toEqual([other]);
  });
});

test.each<[string, RootContent, string]>([
  ['a picture that was never taken', paragraph(image({url: '/img/manual/facets/none.webp'})), 'is not in src/data/'],
  ['no alternative text', paragraph(image({alt: ' '})), 'has no alternative text. Say in the square brackets'],
  ['no caption', paragraph(image({title: null})), `has no caption. Add it in quotation marks after the URL: (${url}`],
  ['text beside it', paragraph({type: 'text', value: 'See: '}, image()), 'is inside other text. Put it in'],
])('%s is an error that names the file and the fix', (_name, node, message) => {
  expect(() => transform(node)).toThrow(message);
  expect(() => transform(node)).toThrow(/^docs\/manual\/page\.md: the picture \/img\/manual\/facets\//);
});

test('a small size that nobody made is an error that names it and the command', () => {
  const asked: string[] = [];
  const exists = (name: string) => asked.push(name) < 2;
  const tree: Root = {
    type: 'root',
    children: [paragraph(image({url: '/img/manual/exploring/project.webp'}))],
  };
  expect(() => pictures({baseUrl: '/site/', pictures: known, exists})(tree, file)).toThrow(
    'docs/manual/page.md: the picture /img/manual/exploring/project.webp lacks its small size ' +
      'static/img/manual/exploring/project-1200.webp. Make it: npm run images.',
  );
  expect(asked).toEqual(['manual/exploring/project-703.webp', 'manual/exploring/project-1200.webp']);
});

test('an error names the line in the file', () => {
  const place = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const tree: Root = {type: 'root', children: [paragraph(image({alt: '', position: place}))]};
  const run = () => pictures({baseUrl: '/', pictures: known})(tree, file);
  expect(run).toThrow(/^docs\/manual\/page\.md:7: the picture/);
});
