import {expect, test} from 'vitest';
import type {SearchProvider} from '../config/search';
import {shareSearchClient} from './createSearchClient';

test('the window and the search page have one client, as long as they ask for the same hits', () => {
  const share = (language: string, provider: SearchProvider = {kind: 'local'}) =>
    shareSearchClient(provider, {language, withBaseUrl: (path) => path});
  const client = share('en');
  expect(share('en')).toBe(client);
  expect(share('de')).not.toBe(client);
  expect(share('de', {kind: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c'})).not.toBe(share('de'));
});
