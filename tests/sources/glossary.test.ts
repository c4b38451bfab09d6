import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPages} from '../examples/readPages';
import {expectNoFaults} from '../expectNoFaults';

const glossary = 'docs/manual/glossary.md';
const terms = [...readFileSync(glossary, 'utf8').matchAll(/^## (.+?) \{#([\w-]+)\}$/gm)]
  .map(([, term = '', id = '']) => ({term, id}))
  .filter(({id}) => id !== 'next');

/** What a lesson says in its own words, line by line: without labels, code, links, and what only the tests read. */
const readProse = (text: string): string =>
  text.replace(
    /^---\n[^]*?\n---|<!--[^]*?-->|```[^]*?```|<details>[^]*?<\/details>|<[^>]*>|^#.*|^\*\*You should see\*\*.*|\*\*[^*]+\*\*|`[^`]*`|!?\[[^\]]*\]\((?!\.\.\/glossary)[^)]*\)|_[^_\n]*[\d.:=][^_\n]*_/gm,
    (left) => left.replace(/[^\n]/g, ''),
  );

it('a lesson links each term of the glossary where it uses it first', () => {
  expect(terms.length).toBeGreaterThan(29);
  const lessons = readPages().filter(([page]) => /^docs\/manual\/lessons\/(?!index|teach)/.test(page));
  expect(lessons.length).toBeGreaterThan(5);
  expectNoFaults(
    lessons.flatMap(([lesson, text]) => {
      const prose = readProse(text);
      return terms.flatMap(({term, id}) => {
        const use = new RegExp(`(?<![a-z])${term.replace(/y$/, '(?:y|ie)')}s?(?![a-z])`, 'i').exec(prose);
        if (!use || /^[^[\]]*\]\(\.\.\/glossary\.md#([\w-]+)\)/.exec(prose.slice(use.index))?.[1] === id) return [];
        const line = prose.slice(0, use.index).split('\n').length;
        return [`${lesson}:${line}: The first "${use[0]}" is no link. Write [${use[0]}](../glossary.md#${id}).`];
      });
    }),
  );
});

it('another entry or page leads to each term of the glossary', () => {
  const links = readPages().flatMap(([page, text]) =>
    [...text.matchAll(page === glossary ? /\(#([\w-]+)\)/g : /glossary(?:\.md)?#([\w-]+)\)/g)].map(([, id]) => id),
  );
  expectNoFaults(
    terms.filter(({id}) => !links.includes(id)).map(({term}) => `${glossary}: Nothing leads to "${term}". Link it.`),
  );
});
