import {describe, expect, it} from 'vitest';
import {frontMatterFaults} from './frontMatter';

const description = 'description: See which values a column holds, and narrow the rows down to those you want.';

describe('frontMatterFaults', () => {
  it('is content with a complete doc', () => {
    expect(frontMatterFaults('docs/a.md', `---\ntitle: A\n${description}\n---\n\nText.`)).toEqual([]);
  });

  it('names the file and the fix when there is none', () => {
    expect(frontMatterFaults('docs/a.md', 'Text.')).toEqual([
      expect.stringContaining('docs/a.md:1: there is no front matter'),
    ]);
  });

  it('names what is missing or empty', () => {
    expect(frontMatterFaults('docs/a.md', `---\ntitle:\n${description}\n---\n`)).toEqual([
      expect.stringContaining('docs/a.md:2: "title" is missing'),
    ]);
  });

  it('refuses a description that search results would cut, with its line', () => {
    expect(frontMatterFaults('docs/a.md', `---\ntitle: A\ndescription: ${'long '.repeat(40)}\n---\n`)[0]).toContain(
      'docs/a.md:3: "description" has 199 characters',
    );
  });

  it.each([
    'description: >-\n  See which values a column holds, and narrow\n  the rows down to those you want.',
    'description: |\n  See which values a column holds.',
    'description: >2+ # folded\n    See which values a column holds.',
    'description:\n  See which values a column holds.',
    `${description}\n  And more of it.`,
  ])('asks for a description in one line instead of %j', (written) => {
    expect(frontMatterFaults('docs/a.md', `---\ntitle: A\n${written}\nslug: a\n---\n`)).toEqual([
      'docs/a.md:3: "description" is written over several lines. Write it in one, without ">" and "|": ' +
        'description: what the reader finds here, in one or two sentences',
    ]);
  });

  it('takes > and | inside a text', () => {
    const text = 'description: "Menus > Facets | Filters: which values a column holds, and how to narrow rows down."';
    expect(frontMatterFaults('docs/a.md', `---\ntitle: A\n${text}\n---\n`)).toEqual([]);
  });

  it('names a post whose address or title is folded', () => {
    const post = `---\ntitle: >\n  A\n${description}\nauthors: [openrefine]\ntags: [release]\nslug: |\n  /a\n---\n`;
    expect(frontMatterFaults('blog/p.md', post)).toEqual([
      expect.stringContaining('blog/p.md:2: "title" is written over several lines'),
      expect.stringContaining('blog/p.md:7: "slug" is written over several lines'),
    ]);
  });

  it('asks a post for authors, tags and an address with its date', () => {
    const faults = frontMatterFaults('blog/p.md', `---\ntitle: A\n${description}\nslug: /p\n---\n`);
    expect(faults).toEqual([
      expect.stringContaining('"authors" is missing'),
      expect.stringContaining('"tags" is missing'),
      expect.stringContaining('blog/p.md:4: "slug" is "/p"'),
    ]);
  });

  it('takes lists that are written over several lines', () => {
    const post = `---\ntitle: A\n${description}\nauthors:\n  - openrefine\ntags:\n  - release\nslug: /2025/02/13/a\n---\n`;
    expect(frontMatterFaults('blog/p.md', post)).toEqual([]);
  });
});
