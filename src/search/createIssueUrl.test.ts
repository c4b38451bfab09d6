import {expect, test} from 'vitest';
import {createIssueUrl} from './createIssueUrl';

test('quotes a query in an issue without ending the code, and says where it was asked', () => {
  const {searchParams} = new URL(createIssueUrl('`a` & `b`', 'https://example.org/docs'));
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Search: no results for "`a` & `b`"',
    body: "Searching for `'a' & 'b'` on the website gives no results.\n\nWhat I hoped to find:\n\n\nAsked on https://example.org/docs",
  });
});
