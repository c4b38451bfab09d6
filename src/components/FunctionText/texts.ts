import type {FunctionTexts, TextBlock} from '../../lib/grel/functionTexts';

/** Names the function whose text a block of the page belongs to. */
export const MARK = 'data-function';

/** The texts as the page shows them that the browser has loaded; null on another page, and in the build. */
function readPage(): FunctionTexts | null {
  if (typeof document === 'undefined') return null;
  // A function of GREL is called toString, as one that every object has.
  const found = new Map<string, TextBlock[]>();
  for (const element of Array.from(document.querySelectorAll(`[${MARK}]`))) {
    const all = Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value]));
    const {[MARK]: owner = '', ...fields} = all;
    const block: TextBlock = {tag: element.localName as TextBlock['tag'], fields, html: element.innerHTML};
    found.set(owner, [...(found.get(owner) ?? []), block]);
  }
  return found.size > 0 ? Object.fromEntries(found) : null;
}

/**
 * What stands below the headings of functions. Who opens the page itself has it as HTML, and no script brings it once
 * more; who comes from another page of the site loads it now, before the page is shown.
 */
export const texts: FunctionTexts =
  readPage() ?? (await import('@generated/function-texts/default/texts.json')).default;
