import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import screenshots from '../../data/screenshots.json';
import {placeOf} from '../placeOf';
import {createFigure, type Picture} from './createFigure';
import {smallFile, smallWidths} from '../../build/pictureSizes.mjs';

/** Pictures of the tool; other images are left to Docusaurus. */
const address = /^\/img\/(manual\/.*)\.webp$/;

/** What tests replace: the path that the site is served under, what is known of the pictures, and the disk. */
const surroundings = {
  baseUrl: process.env.BASE_URL ?? '/',
  pictures: screenshots as Record<string, Picture>,
  exists: (file: string) => existsSync(path.join('static/img', file)),
};

/**
 * Makes a figure of every picture of the tool in Markdown, which is alone in its paragraph:
 * `![What is seen](/img/manual/facets/text-facet.webp 'What it shows')`. It has to come before Docusaurus's own plugins,
 * which would take the images over.
 */
export default function pictures({baseUrl, pictures: known, exists} = surroundings) {
  return (tree: Root, file: VFile): void => {
    const fail = ({url, position}: Image, message: string): never => {
      throw new Error(`${placeOf(file, position?.start.line)}: the picture ${url} ${message}`);
    };

    visit(tree, 'image', (image, _index, parent) => {
      const name = address.exec(image.url)?.[1];
      if (name === undefined) return;
      if (parent?.type !== 'paragraph' || parent.children.length > 1) {
        fail(image, 'is inside other text. Put it in a separate paragraph.');
      }
      const {url, alt, title} = image;
      const picture = known[name];
      if (!picture) {
        return fail(
          image,
          'is not in src/data/screenshots.json. Correct its name, or take the screenshot: npm run screenshots.',
        );
      }
      if (!alt?.trim()) return fail(image, 'has no alternative text. Say in the square brackets what is to be seen.');
      if (!title?.trim())
        return fail(image, `has no caption. Add it in quotation marks after the URL: (${url} 'Caption').`);
      const small = smallWidths(picture.width).map((width) => [width, smallFile(name, width)] as const);
      const missing = small.find(([, one]) => !exists(one));
      if (missing) {
        fail(image, `lacks its small size static/img/${missing[1]}. Make it: npm run images.`);
      }
      const figure = createFigure({
        src: baseUrl + url.slice(1),
        small: small.map(([width, one]) => [width, `${baseUrl}img/${one}`]),
        alt,
        title,
        picture,
      });
      // Takes the place of the paragraph. The JSX nodes that MDX knows are not part of the types of Markdown.
      Object.assign(parent as object, figure);
    });
  };
}
