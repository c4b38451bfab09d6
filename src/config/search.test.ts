import {describe, expect, test} from 'vitest';
import {createSearchSettings} from './search';

const algolia = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

describe('the search provider', () => {
  test('is the embedded index when no variable is set', () => {
    expect(createSearchSettings({}, {}).provider).toEqual({kind: 'local', indexUrl: '/search-index.json'});
  });

  test('is Algolia when all three variables are set', () => {
    expect(createSearchSettings({}, algolia).provider).toEqual({
      kind: 'algolia',
      appId: 'APP1',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  test('counts a variable that holds only spaces as missing', () => {
    expect(() => createSearchSettings({}, {...algolia, ALGOLIA_API_KEY: '  '})).toThrow('ALGOLIA_API_KEY is missing');
    expect(createSearchSettings({}, {ALGOLIA_APP_ID: ' '}).provider.kind).toBe('local');
  });

  test.each([
    [['ALGOLIA_APP_ID'], 'ALGOLIA_APP_ID is missing'],
    [['ALGOLIA_API_KEY'], 'ALGOLIA_API_KEY is missing'],
    [['ALGOLIA_INDEX_NAME'], 'ALGOLIA_INDEX_NAME is missing'],
    [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'], 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'], 'ALGOLIA_APP_ID and ALGOLIA_API_KEY are missing'],
  ])('stops the build and names %j when missing', (missing, message) => {
    const env = Object.fromEntries(Object.entries(algolia).filter(([name]) => !missing.includes(name)));
    expect(() => createSearchSettings({}, env)).toThrow(message);
  });

  test('takes no app id that would change the host name', () => {
    expect(() => createSearchSettings({}, {...algolia, ALGOLIA_APP_ID: 'evil.example/'})).toThrow('ALGOLIA_APP_ID');
  });
});

describe('the search settings', () => {
  test('have the defaults of the site', () => {
    expect(createSearchSettings({}, {})).toMatchObject({
      contextualSearch: true,
      searchPagePath: '/search',
      externalUrlRegex: null,
      replaceSearchResultPathname: null,
      maxResultsPerGroup: 5,
      hitsPerPage: 20,
    });
  });

  test('keep what is set', () => {
    const options = {
      contextualSearch: false,
      searchPagePath: false,
      externalUrlRegex: 'docs\\.example\\.org',
      replaceSearchResultPathname: {from: '^/old/', to: '/new/'},
      maxResultsPerGroup: 3,
      hitsPerPage: 10,
    } as const;
    expect(createSearchSettings(options, {})).toMatchObject(options);
  });

  test.each([
    [{contextualSearch: 'yes'}, 'search.contextualSearch'],
    [{contextualSearch: null}, 'search.contextualSearch'],
    [{searchPagePath: 'search'}, 'search.searchPagePath'],
    [{searchPagePath: '/search/'}, 'search.searchPagePath'],
    [{externalUrlRegex: '('}, 'search.externalUrlRegex is not a valid regular expression'],
    [{externalUrlRegex: ''}, 'search.externalUrlRegex'],
    [{replaceSearchResultPathname: {from: '/a'}}, 'search.replaceSearchResultPathname'],
    [{replaceSearchResultPathname: {from: '[', to: ''}}, 'search.replaceSearchResultPathname.from'],
    [{replaceSearchResultPathname: null}, 'search.replaceSearchResultPathname'],
    [{maxResultsPerGroup: 0}, 'search.maxResultsPerGroup'],
    [{maxResultsPerGroup: 2.5}, 'search.maxResultsPerGroup'],
    [{hitsPerPage: 2000}, 'search.hitsPerPage'],
    [
      {hitPerPage: 20},
      'search has no option named hitPerPage. Correct its name or remove it; the options are contextual',
    ],
    [
      {replaceSearchResultPathname: {from: 'a', to: 'b', flags: 'i'}},
      'search.replaceSearchResultPathname has no option named flags. Correct its name or remove it; the options are from, to.',
    ],
    [{indexUrl: 5}, 'search.indexUrl is 5, but must be a path below the base URL, such as "/search-index.json".'],
    [{indexUrl: 'search-index.json'}, 'search.indexUrl'],
    [{indexUrl: 'https://example.org/index.json'}, 'search.indexUrl'],
    [{indexUrl: null}, 'search.indexUrl'],
  ])('refuse %j and name the option', (options, message) => {
    expect(() => createSearchSettings(options as never, {})).toThrow(message);
  });
});
