import {describe, expect, it} from 'vitest';
import {headerRules} from './headers';

describe('the header rules', () => {
  const rules = headerRules(["'sha256-abc='"], ['/', '/docs/*']);

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
      ...['/sw.js', '/img/logo.svg', '/search-index.json', '/index.md'],
    ]) {
      const names = rules.filter(({path}) => matches(path, address)).flatMap(({fields}) => Object.keys(fields));
      expect(names, address).toEqual([...new Set(names)]);
    }
  });
});
