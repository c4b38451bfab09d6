import {describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import leanBundle from '.';
import {checkRoutes} from './checkRoutes';
import matchStaticPath from './matchStaticPath';

describe('the routes of a build', () => {
  it('may hold what Docusaurus makes of plain names', () => {
    const routes = ['/', '/404.html', '/docs/manual/facets', '/blog/2023/10/06/version-3.7.6', '/blog/tags/caf%C3%A9'];
    expect(() => checkRoutes(routes)).not.toThrow();
    for (const route of routes) expect(() => matchStaticPath(route, [])).not.toThrow();
  });

  it.each(['/docs/c++', '/docs/what?', '/docs/(draft)', '/docs/a:b', '/docs/a*', '/docs/[id]', '/docs/{id}', '/a|b'])(
    'stop it at %s, which no browser could open',
    (route) => {
      expect(() => checkRoutes(['/', route])).toThrow(`\n- ${route}\nWrite another "slug"`);
      expect(() => matchStaticPath(route, [])).toThrow('has a pattern');
    },
  );

  it('are looked at by the plugin before it does anything with them', () => {
    const {postBuild} = leanBundle({siteConfig: {baseUrl: '/'}} as LoadContext);
    expect(() => postBuild?.({routesPaths: ['/docs/c++']} as never)).toThrow('- /docs/c++');
  });

  it('are all named at once', () => {
    expect(() => checkRoutes(['/a+', '/b', '/c+'])).toThrow(/\n- \/a\+\n- \/c\+\n/);
  });
});
