import {createTurns} from '../../lib/turns';

/** What somebody does just before a control is to answer. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** On the root element while parts wait: the scripts have not taken over the whole page yet. */
const MARK = 'data-starting';

const hurry = (): void => turns.hurry();

/** The parts of the page that the scripts have not taken over yet, in their order. */
export const turns = createTurns(
  (next) => {
    document.documentElement.setAttribute(MARK, '');
    setTimeout(next);
  },
  () => {
    document.documentElement.removeAttribute(MARK);
    for (const sign of SIGNS) window.removeEventListener(sign, hurry, true);
  },
);

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, hurry, {capture: true, passive: true});
}
