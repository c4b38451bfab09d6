import {expect, it} from 'vitest';
import {renderRedirectPage} from './renderRedirectPage';

it('leads on by script, by meta element and by link', () => {
  const html = renderRedirectPage({to: '/docs', canonical: 'https://example.org/docs', script: '/js/moved.js'});
  expect(html).toContain('<script src="/js/moved.js" data-to="/docs"></script>');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs">');
  expect(html).toContain('<a href="/docs">https://example.org/docs</a>');
  expect(html).toContain('<link rel="canonical" href="https://example.org/docs">');
});

it('holds an address with special characters as text', () => {
  const to = '/a?b=1&c="2"';
  expect(renderRedirectPage({to, canonical: to, script: '/m.js'})).toContain('href="/a?b=1&amp;c=&quot;2&quot;"');
});
