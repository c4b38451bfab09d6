/**
 * Draws the diagrams of the pages: `npm run diagrams`. Each fence ```mermaid of docs, blog and pages becomes one SVG for
 * both colour modes, in src/remark/diagrams/drawings, named after its text; drawings that no page has any more are
 * deleted. The build takes them from there and needs no browser. `--all` draws those anew that are there already.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {DRAWINGS, readDiagrams} from '../src/remark/diagrams/drawings.mjs';
import {findBrowser} from './findPrograms.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/**
 * Runs in the browser, where Mermaid has drawn `light` and `dark`: one SVG with the shapes of the first and the colours
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
        window.mermaid.initialize({startOnLoad: false, theme: mode, fontFamily: 'inherit', deterministicIds: true});
        return (await window.mermaid.render(name, text)).svg;
      },
      [id, source, theme],
    );
  const light = await render('default');
  const dark = await render('dark');
  return page.evaluate(combine, {light, dark});
}

const diagrams = readDiagrams('.');
const before = fs.readdirSync(DRAWINGS);
const left = before.filter((name) => !diagrams.has(path.parse(name).name));
for (const name of left) fs.rmSync(path.join(DRAWINGS, name));
const missing = [...diagrams].filter(([id]) => process.argv.includes('--all') || !before.includes(`${id}.svg`));

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
    for (const [id, {source, file}] of missing) {
      const svg = await draw(page, id, source).catch((error) => {
        throw new Error(`${file}: the diagram that begins "${source.trim().slice(0, 60)}": ${error.message}`);
      });
      fs.writeFileSync(path.join(DRAWINGS, `${id}.svg`), `${svg}\n`);
    }
  } finally {
    await browser.close();
  }
}
console.log(`diagrams: ${missing.length} drawn, ${left.length} deleted, ${diagrams.size} on the pages`);
