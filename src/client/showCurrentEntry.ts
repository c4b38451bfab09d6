// The docs sidebar, the menu of a phone, and the table of contents scroll separately from the page. This module scrolls
// them to the entry of the page, or of the section, that the reader is at.
import {ThemeClassNames} from '@docusaurus/theme-common';

const CONTENTS = `.${ThemeClassNames.docs.docTocDesktop}`;
const BAR = `.${ThemeClassNames.docs.docTocMobile}`;
const CURRENT = '[aria-current="page"], [aria-current="location"], .table-of-contents__link--active';

function showCurrentEntry(): void {
  for (const list of Array.from(document.querySelectorAll(`.menu, ${CONTENTS}, ${BAR} ul`))) {
    const entry = list.querySelector(CURRENT);
    if (!entry) continue;
    const [{top}, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    // With the pages below it, which are listed in the same item.
    const {bottom} = (entry.closest('li') ?? entry).getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
  }
}

const observer = typeof window === 'undefined' ? undefined : new MutationObserver(showCurrentEntry);

if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    // In the next frame, the menu or the list is open.
    if (target instanceof Element && target.closest(`.navbar__toggle, ${BAR} button`))
      requestAnimationFrame(showCurrentEntry);
  });
}

export function onRouteDidUpdate(): void {
  showCurrentEntry();
  observer?.disconnect();
  const contents = document.querySelector(CONTENTS);
  if (contents) observer?.observe(contents, {subtree: true, attributeFilter: ['class']});
}
