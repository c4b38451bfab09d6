import {expect, test} from 'vitest';
import {createIssueUrl} from './createIssueUrl';

test('the issue form names the query and the page', () => {
  const url = new URL(createIssueUrl('c&d "x" `y`', 'https://openrefine.org/docs'));
  expect(url.origin + url.pathname).toBe('https://github.com/OpenRefine/openrefine.org/issues/new');
  expect(url.searchParams.get('title')).toBe('Search: no results for "c&d "x" `y`"');
  expect(url.searchParams.get('body')).toContain('`c&d "x" \'y\'`');
  expect(url.searchParams.get('body')).toContain('https://openrefine.org/docs');
});
