import {expect, it} from 'vitest';
import {renderHeaders} from './headers';

it('the rules are below the base path, and the policy allows scripts with a hash and requests to the origins named', () => {
  const rule = (path: string, ...fields: string[]) =>
    [`/base${path}`, ...fields.map((field) => `  ${field}`)].join('\n');
  const policy =
    "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "connect-src 'self' https://example.org; worker-src 'self'; object-src 'none'; base-uri 'self'; " +
    "form-action 'self'; frame-ancestors 'none'";
  expect(renderHeaders(["'sha256-abc='"], ['https://example.org'], '/base').split(/\n\n|\n$/)).toEqual([
    rule(
      '/*',
      '! Access-Control-Allow-Origin',
      `Content-Security-Policy: ${policy}`,
      'Strict-Transport-Security: max-age=31536000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
    ),
    rule('/assets/*', 'Cache-Control: public, max-age=31536000, immutable'),
    ...['/css/*', '/fonts/*', '/img/*', '/js/*'].map((path) => rule(path, 'Cache-Control: public, max-age=86400')),
    ...['/versions.json', '/releases.xml', '/events.ics', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'].map(
      (path) => rule(path, 'Access-Control-Allow-Origin: *'),
    ),
    '',
  ]);
});
