import {expect, test} from 'vitest';
import {createIssueUrl} from './createIssueUrl';

test('quotes a query in an issue without ending the code, and says where it was asked', () => {
  const {searchParams} = new URL(createIssueUrl('`a` & `b`', 'https://example.org/docs'));
  expect(searchParams.get('title')).toContain('"`a` & `b`"');
  expect(searchParams.get('body')).toMatch(/ `'a' & 'b'` [^]*\nAsked on https:\/\/example\.org\/docs$/);
});
