import {shownSizes} from '../../build/pictureSizes.mjs';

export interface Picture {
  /** In pixels of CSS: half of what the file has. */
  width: number;
  height: number;
  openRefine: string;
}

interface Figure {
  /** The file of two pixels for one. */
  src: string;
  /** Narrower files, with their widths in pixels. */
  small: [width: number, src: string][];
  alt: string;
  title: string;
  picture: Picture;
}

/** An element that MDX takes as it is: none of the components for Markdown's links and images replaces it. */
const element = (
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  name: string,
  attributes: Record<string, string>,
  children: object[] = [],
) => ({
  type,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children,
  data: {_mdxExplicitJsx: true},
});

/**
 * A picture with its caption. It is a link to its file, which src/client/enlargePictures.ts makes open a window in the
 * page. Its size is known before it is loaded, so nothing moves; a screen that shows fewer pixels loads fewer.
 */
export function createFigure({src, small, alt, title, picture}: Figure) {
  const files = [...small, [2 * picture.width, src]];
  const image = element('mdxJsxTextElement', 'img', {
    src,
    srcSet: files.map(([width, file]) => `${file} ${width}w`).join(', '),
    sizes: shownSizes(picture.width),
    alt,
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
    decoding: 'async',
  });
  const caption = /[.!?]$/.test(title) ? title : `${title}.`;
  // The version is the same below every picture: nothing to search for.
  const version = element('mdxJsxTextElement', 'span', {'data-search-ignore': ''}, [
    {type: 'text', value: `OpenRefine ${picture.openRefine}`},
  ]);
  return element('mdxJsxFlowElement', 'figure', {className: 'picture'}, [
    element('mdxJsxFlowElement', 'a', {href: src, className: 'picture-link'}, [image]),
    element('mdxJsxFlowElement', 'figcaption', {}, [{type: 'text', value: `${caption} `}, version]),
  ]);
}
