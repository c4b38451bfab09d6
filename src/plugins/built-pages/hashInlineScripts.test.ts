import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {hashInlineScripts} from './hashInlineScripts';

const hash = (html: string) => hashInlineScripts(load(html, {scriptingEnabled: false}), 'page.html');

// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const a = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

it('the inline scripts of a page are those that a browser runs', () => {
  expect(
    hash(
      '<img alt="a javascript:b"><script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([a]);
  expect(
    hash('<script type="module">a()</script><noscript><script type="text/javascript">a()</script></noscript>'),
  ).toEqual([a, a]);
});

it('the inline scripts of a page are allowed on a page that redirects within the site, and not needed on one that leads elsewhere', () => {
  const redirect = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}"><script>a()</script>`;
  expect(hash(redirect('/docs'))).toEqual([a]);
  expect(hash(redirect('https://example.org/'))).toEqual([]);
});

it.each(['<a href=" JavaScript:x()">a</a>', '<img onerror="y()" alt="on">'])(
  'stop the build in an attribute: %s',
  (html) => {
    expect(() => hash(html)).toThrow(/^page\.html: no policy can allow the script (href|onerror)=/);
  },
);
