/**
 * The width in pixels of CSS that a text of the docs has for a picture in a window of 1280, its border included:
 * three quarters of what the sidebar leaves, less the padding.
 */
const COLUMN = 703;

/**
 * The widths, in pixels, in which a picture lies beside its file of two pixels for one: the one it has in pixels of
 * CSS, and where the column shows it clearly narrower, the column's.
 * @param {number} width of the picture, in pixels of CSS
 * @returns {number[]} from narrow to wide
 */
export const smallWidths = (width) => (width > 1.1 * COLUMN ? [COLUMN, width] : [width]);

/**
 * Names the file of a small size: `manual/facets/text-facet-288.webp`.
 * @param {string} name of the picture, without ending
 * @param {number} width in pixels
 */
export const smallFile = (name, width) => `${name}-${width}.webp`;

/**
 * What `sizes` says of a picture in a text of the docs: how wide it is shown, in windows of every width. It follows the
 * layout of Docusaurus: below 997 pixels nothing is beside the text; above, a sidebar of 300 and a quarter for the
 * table of contents do, in no more than 1360 pixels (`--ifm-container-width-xl`); 16 pixels are free on both sides.
 * @param {number} width of the picture, in pixels of CSS
 */
export const shownSizes = (width) =>
  `(max-width: 996px) min(${width}px, 100vw - 32px), min(${width}px, 75vw - 257px, 988px)`;
