import {expect, it} from 'vitest';
import {parseHeaders} from '../../../scripts/host.mjs';
import {renderHeaders} from './headers';

const policyOf = (text: string) =>
  parseHeaders(text)[0]?.fields.find(([name]) => name === 'Content-Security-Policy')?.[1];

it('the policy allows no inline script but those with a hash, and no requests but to the origins named', () => {
  const policy = policyOf(renderHeaders(["'sha256-abc='"], ['https://example.org'], ''))?.split('; ');
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("connect-src 'self' https://example.org");
  expect(policyOf(renderHeaders([], [], ''))?.split('; ')).toContain("connect-src 'self'");
});

it('all rules are below the base path', () => {
  const paths = parseHeaders(renderHeaders([], [], '/base')).map(({path}) => path);
  expect(paths).toContain('/base/assets/*');
  expect(paths.filter((path) => !path.startsWith('/base/'))).toEqual([]);
});
