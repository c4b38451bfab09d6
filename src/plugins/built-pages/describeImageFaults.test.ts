import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {describeImageFaults} from './describeImageFaults';

const faults = (html: string) =>
  describeImageFaults(
    load(html),
    (src) => (src === '/img/large.png' ? 500_001 : 500_000),
    () => 'docs/a.md:7',
  );

it('accepts images of this site up to 500 kB', () => {
  expect(
    faults('<img src="/img/small.png"><img src="data:image/png;base64,AA"><a href="https://example.org/">a</a>'),
  ).toEqual([]);
});

it.each(['iframe', 'video', 'audio', 'script', 'embed'])(
  'names a %s of another site, and no large one of this',
  (name) => {
    const embed = (src: string) => faults(`<${name} src="${src}"></${name}>`);
    expect(embed('https://example.org/a')).toEqual([
      expect.stringMatching(/^docs\/a\.md:7 shows .* Link to it instead\.$/),
    ]);
    expect(embed('/img/large.png')).toEqual([]);
  },
);

it('names images of other sites and large images', () => {
  expect(
    faults('<img src="https://example.org/a.png"><img src="//example.org/b.png"><img src="/img/large.png">'),
  ).toEqual([
    expect.stringContaining('docs/a.md:7 shows https://example.org/a.png from another site'),
    expect.stringContaining('shows //example.org/b.png from another site'),
    expect.stringContaining('shows /img/large.png, which has 0.5 MB'),
  ]);
});
