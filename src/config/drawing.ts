import type {HtmlTagObject} from '@docusaurus/types';

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
export const drawing = (baseUrl: string): HtmlTagObject & {attributes: Record<string, string>} => ({
  tagName: 'style',
  attributes: {},
  innerHTML: [
    `@font-face{font-family:Plain Zero;font-weight:200 800;font-display:swap;src:url(${baseUrl}fonts/zero.woff2) format("woff2");unicode-range:U+30}`,
    `.breadcrumbs{--mark:url(${baseUrl}img/marks/manual.svg)}`,
    ...marks.map((mark) => `.mark-${mark}{--mark:url(${baseUrl}img/marks/${mark}.svg)}`),
  ].join(''),
});
