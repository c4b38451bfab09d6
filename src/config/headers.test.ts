import {afterEach, describe, expect, it, vi} from 'vitest';
import {headerRules, topPatterns} from './headers';

describe('the header rules', () => {
  const rules = headerRules(["'sha256-abc='"], ['', 'docs', 'search', 'blog', 'docs']);

  it('allows no inline or evaluated script but those named by their hashes', () => {
    const policy = rules[0]?.fields['Content-Security-Policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('sets no field twice for one address', () => {
    const matches = (pattern: string, address: string) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
    for (const address of [
      ...['/', '/docs/manual/facets', '/assets/js/main.js', '/versions.json', '/blog/rss.xml', '/releases.xml'],
      ...['/sw.js', '/img/logo.svg', '/search-index.json', '/search', '/index.md', '/documentation', '/feed.xml'],
    ]) {
      const names = rules.filter(({path}) => matches(path, address)).flatMap(({fields}) => Object.keys(fields));
      expect(names, address).toEqual([...new Set(names)]);
    }
  });
});

describe('the patterns for the first parts of addresses', () => {
  it('are one for each, and for the home page those of its two addresses', () => {
    expect(topPatterns(['docs', '', 'blog', 'docs'], [])).toEqual(['/', '/index.html', '/blog*', '/docs*']);
  });

  it('cover neither what begins alike nor what has a separate rule', () => {
    const formsOf = (path: string) => [path, `${path}.md`, `${path}.html`, `${path}/*`];
    expect(topPatterns(['doc', 'docs'], [])).toEqual([...formsOf('/doc'), '/docs*']);
    expect(topPatterns(['search', 'img'], ['/search-index.json', '/img/*'])).toEqual(formsOf('/search'));
  });
});

describe('the policy of a site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** Where its pages may send requests, with the search that these variables set up. */
  async function connections(env: Record<string, string>): Promise<string[] | undefined> {
    vi.resetModules();
    for (const name of ['APP_ID', 'API_KEY', 'INDEX_NAME']) vi.stubEnv(`ALGOLIA_${name}`, env[name] ?? '');
    const {contentSecurityPolicy} = await import('./headers');
    const directive = contentSecurityPolicy([]).split('; ');
    return directive
      .find((text) => text.startsWith('connect-src '))
      ?.split(' ')
      .slice(1);
  }

  it('searched with Algolia lets it ask the four hosts of its application, and no other customer’s', async () => {
    expect(await connections({APP_ID: 'TESTAPP', API_KEY: 'key', INDEX_NAME: 'docs'})).toEqual([
      "'self'",
      'https://TESTAPP-1.algolianet.com',
      'https://TESTAPP-2.algolianet.com',
      'https://TESTAPP-3.algolianet.com',
      'https://TESTAPP-dsn.algolia.net',
    ]);
  });

  it('searched with the embedded index lets it ask nobody else', async () => {
    expect(await connections({})).toEqual(["'self'"]);
  });
});
