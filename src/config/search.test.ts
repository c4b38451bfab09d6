import {describe, expect, test} from 'vitest';
import {createSearchSettings} from './search';

const algolia = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

describe('the search provider', () => {
  test("is the site's own index when no variable is set, and Algolia when all three are", () => {
    expect(createSearchSettings({}, {ALGOLIA_APP_ID: ' '}).provider).toEqual({kind: 'local'});
    expect(createSearchSettings({}, algolia).provider).toEqual({
      kind: 'algolia',
      appId: 'APP1',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  test.each([
    [{ALGOLIA_APP_ID: ''}, 'ALGOLIA_APP_ID is missing'],
    [{ALGOLIA_API_KEY: ' '}, 'ALGOLIA_API_KEY is missing'],
    [{ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: ''}, 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing'],
    [{ALGOLIA_APP_ID: 'evil.example/'}, 'ALGOLIA_APP_ID is "evil.example/"'],
  ])('stops the build at %j and names what is wrong [3.11, 5.5, 8.7]', (wrong, message) => {
    expect(() => createSearchSettings({}, {...algolia, ...wrong})).toThrow(message);
  });
});

test('the search settings have the defaults of the site where a maintainer sets nothing else [2.42, 9.12]', () => {
  expect(createSearchSettings({disableUserPersonalization: true}, {})).toMatchObject({
    disableUserPersonalization: true,
    contextualSearch: true,
    searchPagePath: '/search',
    externalUrlRegex: null,
    replaceSearchResultPathname: null,
    maxResultsPerGroup: 5,
  });
});
