/**
 * The width in pixels of CSS that a text of the docs has for a picture in a window of 1280, its border included.
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
 * What `sizes` says of a picture in a text of the docs: how wide it is shown, in windows of every width. It follows
 * `css/navigation.css`: below 997 pixels nothing is beside the text; above, the sidebar and the table of contents are,
 * and the frame of them all (`--or-shell`) is no wider than 1445.
 * @param {number} width of the picture, in pixels of CSS
 */
export const shownSizes = (width) =>
  `(max-width: 996px) min(${width}px, 100vw - 32px), min(${width}px, 100vw - 577px, 824px)`;
