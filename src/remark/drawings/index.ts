import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../placeOf';

/**
 * Puts drawings into the page: `![What it shows](/img/drawings/name.svg 'Caption')`, alone in a paragraph. As images,
 * they could not follow its colors, and nobody could select their text.
 */
export default function drawings() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'image', ({url, alt, title, position}, _index, parent) => {
      if (!url.startsWith('/img/drawings/')) return;
      if (!alt || !title || parent?.children.length !== 1) {
        const fix = "Put it alone into a paragraph: ![What it shows](/img/drawings/name.svg 'Caption')";
        throw new Error(`${placeOf(file, position?.start.line)}: ${url} lacks a description or a caption. ${fix}`);
      }
      const label = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      // The styles are for those who open the file alone; the page has its own. Space that the build's minifier removes
      // would differ from what the browser hydrates.
      const svg = readFileSync(`static${url}`, 'utf8')
        .replace(/<style>[^]*<\/style>/, '')
        .replaceAll(/>\s+(?=<|$)/g, '>')
        .replace('<svg ', `<svg role="img" aria-label="${label}" `);
      Object.assign(parent, {type: 'html', value: `<figure>${svg}<figcaption>${title}</figcaption></figure>`});
    });
}
