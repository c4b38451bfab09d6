/**
 * Draws the diagrams of the pages: `npm run diagrams`. Each fence ```mermaid of docs, blog, and pages becomes one SVG for
 * both color modes in src/remark/diagrams/drawings.json, under the ID of its text; drawings that no page shows are deleted.
 *   npm run diagrams -- --all    redraws those that exist, too
 *   npm run diagrams -- --list   says what would be drawn and deleted, and needs no browser
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {DRAWINGS, readDiagrams} from '../src/remark/diagrams/drawings.mjs';
import {findBrowser} from './findPrograms.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/**
 * Runs in the browser, where Mermaid has drawn `light` and `dark`: one SVG with the shapes of the first and the colors
 * of both. Rules that style nothing are left out, numbers are rounded to a tenth of a pixel.
 */
function combine({light, dark}) {
  const GEOMETRY = new Set('d x y x1 x2 y1 y2 cx cy r rx ry width height transform viewBox points'.split(' '));
  const parse = (markup) => {
    const holder = document.createElement('div');
    holder.innerHTML = markup;
    document.body.replaceChildren(holder);
    const svg = holder.querySelector('svg');
    const sheet = svg.querySelector('style').sheet;
    // Mermaid names every rule after the drawing; what is animated or meant for other diagrams matches nothing.
    const rules = [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule)) return [];
      const selectors = rule.selectorText.split(/,\s*/).filter((selector) => {
        try {
          return svg.matches(selector) || svg.querySelector(selector);
        } catch {
          return false;
        }
      });
      return selectors.length ? [{selectors, style: rule.style.cssText}] : [];
    });
    for (const style of svg.querySelectorAll('style')) style.remove();
    // Arrow heads of all kinds, and shadows and gradients that these diagrams do not use.
    const used = svg.outerHTML + rules.map(({style}) => style).join();
    for (const part of svg.querySelectorAll('marker, filter, linearGradient')) {
      if (!used.includes(`#${part.id})`) && !used.includes(`#${part.id}"`)) part.remove();
    }
    for (const defs of svg.querySelectorAll('defs')) if (!defs.children.length) defs.remove();
    return {svg, rules};
  };
  const inDark = parse(dark);
  const inLight = parse(light);
  const shapes = ({svg}) => svg.innerHTML;
  if (shapes(inDark) !== shapes(inLight)) throw new Error('The themes draw different shapes.');

  const text = ({selectors, style}) => `${selectors.join(',')}{${style.replace(/:\s+/g, ':').replace(/;\s*/g, ';')}}`;
  const known = new Set(inLight.rules.map(text));
  const darkRules = inDark.rules
    .filter((rule) => !known.has(text(rule)))
    .map(({selectors, style}) => text({selectors: selectors.map((one) => `[data-theme=dark] ${one}`), style}));

  const {svg} = inLight;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = [...known, ...darkRules].join('').replace(/;\}/g, '}');
  svg.querySelector('desc').after(style);
  svg.setAttribute('role', 'img');
  svg.removeAttribute('aria-roledescription');
  const referred = new Set(svg.outerHTML.match(/(?<=url\(#|(?:labelled|described)by=")[^)"]+/g));
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const {name, value} of [...element.attributes]) {
      // `alt` and data fields serve Mermaid alone; names that nothing refers to only could occur twice on a page.
      if (
        /^;?$/.test(value) ||
        /^(alt|xmlns:|data-)/.test(name) ||
        (name === 'id' && element !== svg && !referred.has(value))
      ) {
        element.removeAttribute(name);
      } else if (GEOMETRY.has(name)) {
        element.setAttribute(
          name,
          value.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1)))),
        );
      }
    }
  }
  return svg.outerHTML;
}

async function draw(page, id, source) {
  const render = (theme) =>
    page.evaluate(
      async ([name, text, mode]) => {
        // The letters take the font of the page that the drawing stands in.
        window.mermaid.initialize({
          startOnLoad: false,
          theme: mode,
          fontFamily: 'inherit',
          deterministicIds: true,
          // Labels in HTML would need styles of the page.
          htmlLabels: false,
          flowchart: {htmlLabels: false},
        });
        return (await window.mermaid.render(name, text)).svg;
      },
      [id, source, theme],
    );
  const light = await render('default');
  const dark = await render('dark');
  return page.evaluate(combine, {light, dark});
}

const option = (name) => process.argv.includes(`--${name}`);
const diagrams = readDiagrams('.');
const drawings = new Map(Object.entries(JSON.parse(fs.readFileSync(DRAWINGS, 'utf8'))));
const left = [...drawings.keys()].filter((id) => !diagrams.has(id));
const missing = [...diagrams].filter(([id]) => option('all') || !drawings.has(id));

if (option('list')) {
  for (const [, {file, line}] of missing) console.log(`${file}:${line}: has no drawing; readers' browsers draw it`);
  for (const id of left) console.log(`${DRAWINGS}: no page shows ${id}`);
  const count = missing.length + left.length;
  console.log(`diagrams: ${count} out of date${count ? '; update: npm run diagrams' : ''}`);
  process.exit(0);
}
for (const id of left) drawings.delete(id);

if (missing.length) {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    const font = fs.readFileSync(require.resolve(FONT)).toString('base64');
    await page.setContent(`<!doctype html><style>
      @font-face {font-family: Text; font-weight: 200 800; src: url(data:font/woff2;base64,${font})}
      body {font-family: Text}
    </style><p>Text</p>`);
    await page.evaluate(() => document.fonts.ready);
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    for (const [id, {source, file, line}] of missing) {
      if (!/^\s*accTitle/m.test(source) || !/^\s*accDescr/m.test(source))
        throw new Error(`${file}:${line}: this diagram needs a line "accTitle: …" and a line "accDescr: …".`);
      const svg = await draw(page, id, source).catch((error) => {
        throw new Error(`${file}:${line}: Mermaid cannot draw this: ${error.message}`);
      });
      drawings.set(id, svg);
    }
  } finally {
    await browser.close();
  }
}
const sorted = Object.fromEntries([...drawings].sort());
fs.writeFileSync(DRAWINGS, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`diagrams: ${missing.length} drawn, ${left.length} deleted, ${diagrams.size} on the pages`);
