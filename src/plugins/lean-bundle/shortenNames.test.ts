import {describe, expect, test} from 'vitest';
import {shortenNames} from './shortenNames';

const entry = (name: string, source: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`;
const registry = `export default {\n${entry('0058b4c6', '@site/docs/a.md')}\n${entry('01a85c17', '@theme/DocItem')}};\n`;
const routes = JSON.stringify({
  '/docs/a-394': {__comp: '01a85c17', __context: {plugin: '0058b4c6'}, items: [{content: '0058b4c6'}]},
});

describe('shortenNames', () => {
  const short = shortenNames(registry, routes);

  test('numbers the chunks, and leaves the sources of the server out', () => {
    expect(short.registry).toBe(
      'export default {\n' +
        '  "0": [() => import(/* webpackChunkName: "0" */ "@site/docs/a.md"), 0, require.resolveWeak("@site/docs/a.md")],\n' +
        '  "1": [() => import(/* webpackChunkName: "1" */ "@theme/DocItem"), 0, require.resolveWeak("@theme/DocItem")],};\n',
    );
  });

  test('names them alike in the list of routes, whose own keys stay', () => {
    expect(JSON.parse(short.routesChunkNames)).toEqual({
      '/docs/a-394': {__comp: '1', __context: {plugin: '0'}, items: [{content: '0'}]},
    });
  });

  test('refuses a registry of another form, and a route whose chunk is not listed', () => {
    expect(() => shortenNames(registry.replace('"@site/docs/a.md",', '"@site/docs/b.md",'), routes)).toThrow(
      'lean-bundle reads 1 of the 2 entries',
    );
    expect(() => shortenNames('export default {};', '{}')).toThrow('lean-bundle reads 0 of the 0 entries');
    expect(() => shortenNames(registry, '{"/b-1": {"__comp": "ffffffff"}}')).toThrow('the chunk "ffffffff"');
  });
});
