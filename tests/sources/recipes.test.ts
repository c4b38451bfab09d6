import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const page = readFileSync('docs/manual/recipes.md', 'utf8');
const collect = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, title, id]) => `${title} #${id}`);

test('the list at the top of the recipes names all of them, in their order', () => {
  const listed = collect(/^ {2}- \[(.+)\]\(#(.+)\)$/gm);
  expect(listed.length).toBeGreaterThan(60);
  expect(listed).toEqual(collect(/^### (.+) \{#(.+)\}$/gm));
});
