import {expect, test} from 'vitest';
import {checkPostDates} from './checkPostDates';

const post = (permalink: string, date: string) => ({
  metadata: {permalink, source: `@site/blog/${permalink.slice(-1)}.md`, date: new Date(date)},
});

test('accepts a post whose date and slug name the same day, also below another base URL', () => {
  const posts = [post('/blog/2026/01/27/a', '2026-01-27'), post('/preview/blog/2026/01/27/b', '2026-01-27')];
  expect(() => checkPostDates(posts, () => '')).not.toThrow();
});

test('names every post whose date is no day, or another day than in its slug, and quotes what it says', () => {
  const posts = [
    post('/blog/2026/11/21/a', '2027-09-11'),
    post('/blog/2026/01/27/b', '2026-01-27'),
    post('/blog/2026/01/27/c', '2026-01-28'),
  ];
  const read = (file: string) => (file === 'blog/a.md' ? '---\ntitle: A\ndate: 2026-21-11\n---' : '');
  expect(() => checkPostDates(posts, read)).toThrow(
    /^blog\/a\.md:3 has "date: 2026-21-11", but its address is \/blog\/2026\/11\/21\/a\.[\s\S]*\n\nblog\/c\.md:1 has "date: 2026-01-28"/,
  );
});
