import type {FunctionTexts, TextBlock} from '../../lib/grel/functionTexts';

/** Names the function whose text a block of the page belongs to. */
export const MARK = 'data-function';

/** The texts as the page shows them. */
function readPage(): FunctionTexts {
  // A function of GREL is called toString, as one that every object has.
  const found = new Map<string, TextBlock[]>();
  for (const element of Array.from(document.querySelectorAll(`[${MARK}]`))) {
    const all = Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value]));
    const {[MARK]: owner = '', ...fields} = all;
    const block: TextBlock = {tag: element.localName as TextBlock['tag'], fields, html: element.innerHTML};
    found.set(owner, [...(found.get(owner) ?? []), block]);
  }
  return Object.fromEntries(found);
}

/** Whether the browser has loaded the page that shows them: not in the build, nor where a link leads to that page. */
const areShown = typeof document !== 'undefined' && document.querySelector(`[${MARK}]`) !== null;

/**
 * Who opens the page itself has the texts as HTML, and no script brings them once more; who comes from another page of
 * the site loads them now, before the page is shown.
 */
let texts = areShown ? undefined : (await import('@generated/function-texts/default/texts.json')).default;

const read = (): FunctionTexts => (texts ??= readPage());

// In a separate task, and before the visitor can have left the page.
if (areShown) setTimeout(read);

/** What is below the heading of a function; undefined where the page itself has it. */
export const textOf = (name: string): TextBlock[] | undefined => read()[name];
