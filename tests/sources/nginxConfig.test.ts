import {describe, expect, it} from 'vitest';
import {renderNginxConfig} from '../../scripts/nginxConfig.mjs';

const site = {
  rules: [
    {path: '/*', fields: [['Content-Security-Policy', 'default-src \'self\'; style-src "x"']]},
    {path: '/a.b/*', fields: [['Cache-Control', 'immutable']]},
    {path: '/', fields: [['Cache-Control', 'no-cache']]},
  ] as {path: string; fields: [string, string][]}[],
  redirects: [
    {from: '/old', to: '/new', status: 301},
    {from: '/moved', to: 'https://example.org/a', status: 302},
  ],
  types: {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.png': 'image/png'},
  root: '/srv/site',
  listen: '127.0.0.1:8080',
};

describe('the configuration of nginx', () => {
  const text = renderNginxConfig(site);

  it('gives a field its value by the address, and sets every field once, for the whole server', () => {
    expect(text).toContain('  "~^/a\\\\.b/" "immutable";\n  "/" "no-cache";');
    expect(text).toContain('  "~^/" "default-src \'self\'; style-src \\"x\\"";');
    expect(text.match(/add_header \S+ \S+ always;/g)).toEqual([
      'add_header Cache-Control $site_kept always;',
      'add_header Content-Security-Policy $site_field_1 always;',
    ]);
    // An add_header inside a location would take the others away.
    expect(text.slice(text.indexOf('location'))).not.toContain('add_header');
  });

  it('lets nobody keep that a file was missing, nor a redirect for good', () => {
    expect(text).toContain(
      'map "$status:$site_field_0" $site_kept {\n  default $site_field_0;\n  "~^404:" "no-store";',
    );
    expect(text).toContain('  "~^30[1278]:$" "public, max-age=0, must-revalidate";\n}');
  });

  it('leads each old address on with its status, and keeps the query', () => {
    expect(text).toContain('map $site_path $site_redirect_301 {\n  default "";\n  "/old" "/new";\n}');
    expect(text).toContain('  "/moved" "https://example.org/a";');
    expect(text).toContain('return 302 $site_redirect_302$is_args$args;');
  });

  it('names media types without their charset, and the texts to compress', () => {
    expect(text).toContain('    text/javascript js;\n    image/png png;');
    expect(text).toContain('  gzip_types text/javascript;');
  });

  it('gives an address that cannot be decoded the fields of a wrong one', () => {
    expect(text).toContain('  "" /undecodable;\n  "~^(?<site_address>[^?]*)" $site_address;');
  });

  it('refuses a value in which nginx would see a variable or a new line', () => {
    for (const value of ['$uri', 'a\nb']) {
      const rules = [{path: '/', fields: [['A', value]] as [string, string][]}];
      expect(() => renderNginxConfig({...site, rules})).toThrow(/variable or a line end/);
    }
  });
});
