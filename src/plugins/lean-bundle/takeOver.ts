/**
 * What the scripts need to take a built page over as it stands, which React, who built it, writes otherwise.
 */

/** A hint of React's in front of everything that it draws: that a picture, named some lines below, is to be loaded. */
const HINT = /(<div id="?__docusaurus"?>)(?:<link rel="?preload"? as="?image"?[^>]*>)+/;

/**
 * Takes out the hints that React puts in front of what it draws. Preact, which looks for the page there, would find
 * another element first, and move all others behind it: a browser would lay out the whole page once more.
 */
export const dropHints = (html: string): string => html.replace(HINT, '$1');

const MARK = /<template data-later="?(start|end)"?><\/template>/g;

/**
 * Makes comments of the marks that src/components/Later puts around a part, as Preact writes them where it builds a page
 * and looks for them where it takes a part over later. Throws where a mark is without the other one.
 */
export function markParts(html: string, file: string): string {
  let depth = 0;
  let broken = false;
  const marked = html.replace(MARK, (_mark, place: string) => {
    depth += place === 'start' ? 1 : -1;
    broken ||= depth < 0;
    return place === 'start' ? '<!--$s-->' : '<!--/$s-->';
  });
  if (broken || depth > 0 || marked.includes('<template data-later'))
    throw new Error(`lean-bundle: the parts of ${file} do not begin and end as src/components/Later marks them.`);
  return marked;
}
