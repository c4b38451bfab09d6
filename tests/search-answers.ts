import type {Page, Route} from '@playwright/test';
import {expect, type Site} from './fixtures';

/** One hit as Algolia sends it. */
export interface AlgoliaHit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Record<string, {value: string}>};
  _snippetResult: {content?: {value: string}};
}

/** What the page asks for. */
export interface AlgoliaQuery {
  query: string;
  indexName: string;
  page: number;
  hitsPerPage: number;
  attributesToSnippet: string[];
  facetFilters?: unknown;
}

export interface AlgoliaAnswer {
  hits: AlgoliaHit[];
  nbHits: number;
}

export interface Algolia {
  /** The first query of every request, in order. */
  asked: AlgoliaQuery[];
  /** Answers from now on with this instead. */
  answer: (query: AlgoliaQuery) => AlgoliaAnswer;
  /** Whether a host fails. */
  fails: (host: string) => boolean;
}

const hosts = [
  'testapp-dsn.algolia.net',
  'testapp-1.algolianet.com',
  'testapp-2.algolianet.com',
  'testapp-3.algolianet.com',
];

/** A section of `/docs` in one group. */
export function createHit(group: string, title: string, url = `https://openrefine.org/docs#${title}`): AlgoliaHit {
  const hierarchy = {lvl0: group, lvl1: `Page of ${group}`, lvl2: title};
  return {
    objectID: `${group} ${title}`,
    url,
    type: 'lvl2',
    content: null,
    hierarchy,
    _highlightResult: {hierarchy: {lvl2: {value: `<mark>${title}</mark>`}}},
    _snippetResult: {content: {value: `… the text of <mark>${title}</mark> …`}},
  };
}

/** `count` hits in each group. */
export function createHits(groups: string[], count: number): AlgoliaHit[] {
  return groups.flatMap((group) =>
    Array.from({length: count}, (_, index) => createHit(group, `${group.toLowerCase()}-${index + 1}`)),
  );
}

/**
 * Turns the built site into one that was built for Algolia, and answers as its hosts would.
 * `settings` replaces texts in the main bundle, where the site keeps its search settings.
 */
export async function answerAsAlgolia(
  page: Page,
  site: Site,
  answer: Algolia['answer'],
  settings: Record<string, string> = {},
): Promise<Algolia> {
  const algolia: Algolia = {asked: [], answer, fails: () => false};
  const provider = 'provider:{kind:"algolia",appId:"TESTAPP",apiKey:"public",indexName:"site"}';

  await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    const replace = (from: RegExp | string, to: string): void => {
      const next = body.replace(from, to);
      expect(next, `the main bundle holds ${String(from)}`).not.toBe(body);
      body = next;
    };
    replace(/provider:\{kind:"local",indexUrl:"[^"]*"\}/, provider);
    for (const [from, to] of Object.entries(settings)) replace(from, to);
    await route.fulfill({response, body});
  });

  // A site that is built with Algolia allows its hosts: src/config/headers.ts.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const name = 'content-security-policy';
    const policy = response.headers()[name] ?? '';
    const allowing = policy.replace("connect-src 'self'", '$& https://*.algolia.net https://*.algolianet.com');
    expect(allowing).not.toBe(policy);
    return route.fulfill({response, headers: {...response.headers(), [name]: allowing}});
  });

  const respond = async (route: Route): Promise<void> => {
    const {host} = new URL(route.request().url());
    if (algolia.fails(host)) {
      await route.abort();
      return;
    }
    const {requests} = route.request().postDataJSON() as {requests: AlgoliaQuery[]};
    if (requests[0]) algolia.asked.push(requests[0]);
    const results = requests.map((query) => {
      const {hits, nbHits} = algolia.answer(query);
      return {hits, nbHits, page: query.page, nbPages: Math.ceil(nbHits / query.hitsPerPage), queryID: 'q'};
    });
    await route.fulfill({json: {results}, headers: {'access-control-allow-origin': '*'}});
  };
  for (const host of hosts) {
    site.allowHost(host);
    await page.route(`https://${host}/**`, respond);
  }
  return algolia;
}
