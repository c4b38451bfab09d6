import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {attributeScripts, inlineScripts, scriptHash} from './inlineScripts';
import type {HeaderRule} from '../../config/headers';
import {renderHeaders} from './renderHeaders';

const parse = (html: string) => load(html, {scriptingEnabled: false});

describe('inline scripts', () => {
  it('are those that a browser runs', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="module">b()</script><noscript><script>c()</script></noscript>';
    expect(inlineScripts(parse(html))).toEqual(['a()', 'b()', 'c()']);
  });

  it('keep every character, since the hash is of the text as it stands', () => {
    expect(inlineScripts(parse('<script>if (a && b < c) "\u00e9"</script>'))).toEqual(['if (a && b < c) "\u00e9"']);
    // echo -n 'a()' | openssl dgst -sha256 -binary | base64
    expect(scriptHash('a()')).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
  });

  it('are found in attributes', () => {
    expect(attributeScripts(parse('<a href=" javascript:x()">a</a><img onerror="y()" alt="on">'))).toEqual([
      'href=" javascript:x()"',
      'onerror="y()"',
    ]);
  });
});

describe('the headers file', () => {
  it('is written as hosts read it', () => {
    const rules: HeaderRule[] = [
      {path: '/*', fields: {A: 'b', C: 'd'}, detached: ['G']},
      {path: '/x', fields: {E: 'f'}},
    ];
    expect(renderHeaders(rules, '')).toBe('/*\n  ! G\n  A: b\n  C: d\n\n/x\n  E: f\n');
    expect(renderHeaders(rules, '/base')).toBe('/base/*\n  ! G\n  A: b\n  C: d\n\n/base/x\n  E: f\n');
  });
});
