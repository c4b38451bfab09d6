import {renderColors} from '../rehype/highlightCode/colors';

/** The sections of the docs that have a mark in static/img/marks; `sidebars.ts` names them in classes. */
const marks = [
  ...['manual', 'learn', 'start', 'explore', 'transform', 'expressions'],
  ...['reconcile', 'wikibase', 'export', 'develop'],
];

/**
 * The styles that name small files. In a style sheet, the build would replace the files by their data, for which every
 * page would wait; so only pages with the sidebar load the marks. In text, a slashed zero looks like an error or a null:
 * zero.woff2 is the zero of the text font, as wide, with the two halves of its inside joined.
 */
const renderDrawings = (baseUrl: string): string =>
  [
    `@font-face{font-family:Plain Zero;font-weight:200 800;font-display:swap;src:url(${baseUrl}fonts/zero.woff2) format("woff2");unicode-range:U+30}`,
    ...marks.map((mark) => `.mark-${mark}{--mark:url(${baseUrl}img/marks/${mark}.svg)}`),
  ].join('');

/** The tags that begin every page. In a function, because every page loads the rest of the configuration as a script. */
export const headTags = (baseUrl: string) => () => ({
  name: 'head-tags',
  injectHtmlTags: () => ({
    headTags: [
      // A browser that runs scripts never fetches it.
      {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}css/no-script.css">`},
      {tagName: 'style', innerHTML: renderDrawings(baseUrl) + renderColors()},
    ],
  }),
});
