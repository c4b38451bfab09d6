import {expect, test} from 'vitest';
import {shareSearchClient} from './createSearchClient';

test('the window and the search page have one client, as long as they ask for the same hits', () => {
  const share = (language: string) => shareSearchClient({kind: 'local'}, {language, withBaseUrl: (path) => path});
  const client = share('en');
  expect(share('en')).toBe(client);
  expect(share('de')).not.toBe(client);
});
