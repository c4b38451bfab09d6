import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {
  collectRouteChunks,
  createDeployment,
  readAddresses,
  type BuiltPage,
  type DeploymentParts,
} from './createContents';
import {createWebManifest, readSurfaceColours} from './createWebManifest';
import {renderRemoval, renderWorker} from './renderWorker';

const html = (title: string, body = '') =>
  `<title>${title} | Site</title><link rel=stylesheet href=/s/assets/css/s.css><link rel=preload href=/s/assets/f.woff2>` +
  `<noscript><link rel=stylesheet href=/s/css/plain.css></noscript><link rel=canonical href=/s/x><script src=/s/js/first.js></script><script src=/s/assets/js/main.js></script>${body}`;

const page = (path: string, text: string, ...scripts: string[]): BuiltPage => ({
  path,
  html: text,
  addresses: readAddresses(load(text, {scriptingEnabled: false}), '/s/'),
  scripts,
});

const parts: DeploymentParts = {
  baseUrl: '/s/',
  titleEnd: ' | Site',
  pages: [
    page(
      '/s/',
      html(
        'Home',
        '<a href=/s/b><img src=/s/img/a.png srcset="/s/img/a.png 900w, /s/img/c.png 300w, /s/img/b.png 600w">',
      ),
      '/s/assets/js/home.js',
    ),
    page('/s/b', html('B', '<img src=//elsewhere/x.png><img src=data:image/gif;base64,R0>')),
  ],
  core: ['/s/assets/f.woff2'],
  search: ['/s/assets/js/search.js'],
  others: [],
  digest: (path) => `${path} `.padEnd(64, '0'),
};

const common = ['/s/assets/css/s.css', '/s/assets/f.woff2', '/s/assets/js/main.js', '/s/js/first.js'];

describe('what the worker knows of a deployment', () => {
  const {marks, contents} = createDeployment(parts);
  const named = (places?: number[]) => places?.map((place) => contents.files[place]).sort();

  it('tells its pages by the scripts and styles with a hash that all of them name', () => {
    expect(marks).toEqual(['/s/assets/css/s.css', '/s/assets/js/main.js']);
  });

  it('lists what all pages need, what the search needs, and what each page loads from this site, in one size', () => {
    expect(named(contents.core)).toEqual(common);
    expect(named(contents.search)).toEqual(['/s/assets/js/search.js']);
    expect(contents.pages['/s/']?.title).toBe('Home');
    expect(named(contents.pages['/s/']?.files)).toEqual([...common, '/s/assets/js/home.js', '/s/img/c.png'].sort());
    expect(named(Object.values(contents.sizes))).toEqual(['/s/img/c.png', '/s/img/c.png']);
    expect(Object.keys(contents.sizes)).toEqual(['/s/img/b.png', '/s/img/a.png']);
    expect(named(contents.pages['/s/b']?.files)).toEqual(common);
  });

  it('has a stamp for each file without a hash in its name, and for no other', () => {
    expect(contents.stamps).toEqual({'/s/img/c.png': '/s/img/c.png', '/s/js/first.js': '/s/js/first.'});
  });

  it('has the same id when built again, and another when a page or a picture changes', () => {
    const {id} = createDeployment(parts);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(createDeployment(parts).id).toBe(id);
    expect(createDeployment({...parts, others: ['picture']}).id).not.toBe(id);
    const changed = parts.pages.map((one) => ({...one, html: `${one.html}!`}));
    expect(createDeployment({...parts, pages: changed}).id).not.toBe(id);
  });

  it('takes the shapes of a picture for pictures, each in its smallest size, and no film', () => {
    const sources =
      '<picture><source srcset="/s/n.png 1x, /s/n2.png 2x"><img src=/s/w.png srcset="/s/w2.png 2x, /s/w.png"></picture>' +
      '<video><source src=/s/film.mp4></video>';
    const {media, sizes} = page('/s/c', sources).addresses;
    expect(media).toEqual(['/s/n.png', '/s/w.png']);
    expect(sizes).toEqual({'/s/n2.png': '/s/n.png', '/s/w2.png': '/s/w.png'});
  });

  it('cannot be told where pages have no script in common', () => {
    const pages = [...parts.pages, page('/s/c', '<title>C</title>')];
    expect(() => createDeployment({...parts, pages})).toThrow(/no script below assets\/ in common/);
  });
});

it('the chunks of a page are its own and those of the routes around it', () => {
  const routes = [
    {path: '/', routes: []},
    {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/a'}, {path: '/docs/b-c'}]}]},
  ];
  const names = {
    '/-a1b': {__comp: 'home'},
    '/docs-123': {__comp: 'frame', __context: {plugin: 'p'}},
    '/docs-456': {__comp: 'version', items: [{content: 'i'}]},
    '/docs/a-789': {content: 'a'},
    '/docs/b-c-abc': {content: 'b'},
  };
  expect(Object.fromEntries(collectRouteChunks(routes, names))).toEqual({
    '/': ['home'],
    '/docs/a': ['frame', 'p', 'version', 'i', 'a'],
    '/docs/b-c': ['frame', 'p', 'version', 'i', 'b'],
  });
});

it('the worker is written as a plain script that names its deployment', () => {
  const text = renderWorker('export function a() {}\n', {id: 'x', base: '/', marks: ['/m.js']});
  expect(text).toBe('function a() {}\n\nstartOfflineWorker(self, {"id":"x","base":"/","marks":["/m.js"]});\n');
  expect(renderRemoval('export function a() {}\n', '/s/')).toBe('function a() {}\n\nstartRemoval(self, "/s/");\n');
});

describe('the manifest of the installed site', () => {
  it('stays below the base URL', () => {
    const manifest = createWebManifest({title: 'Site', summary: 'A site.', baseUrl: '/s/', colour: '#fff'});
    expect(manifest).toMatchObject({name: 'Site', start_url: '/s/', scope: '/s/', theme_color: '#fff'});
    for (const {src} of manifest.icons) expect(src).toMatch(/^\/s\/img\//);
    expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
  });

  it('takes its colours from the tokens, and says where they are missing', () => {
    expect(readSurfaceColours(':root {\n  --or-surface: #fdfdfb;\n}\n[x] {\n  --or-surface: #10171e;\n}', 'f')).toEqual(
      {
        light: '#fdfdfb',
        dark: '#10171e',
      },
    );
    expect(() => readSurfaceColours('', 'tokens.css')).toThrow('tokens.css: --or-surface needs a colour');
  });
});
