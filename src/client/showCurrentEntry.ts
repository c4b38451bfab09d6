// The docs sidebar, the menu of a phone, and the table of contents scroll separately from the page. This module scrolls
// them to the entry of the page, or of the section, that the reader is at.
import {ThemeClassNames} from '@docusaurus/theme-common';

const CONTENTS = `.${ThemeClassNames.docs.docTocDesktop}`;

function showCurrentEntry(): void {
  for (const list of Array.from(document.querySelectorAll(`.menu, ${CONTENTS}`))) {
    const entry = list.querySelector('[aria-current="page"], .table-of-contents__link--active');
    if (!entry) continue;
    const [{top, bottom}, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
  }
}

const observer = typeof window === 'undefined' ? undefined : new MutationObserver(showCurrentEntry);

if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    // In the next frame, the menu is open.
    if (target.closest('.navbar__toggle')) requestAnimationFrame(showCurrentEntry);
    // In a narrow window, the contents cover the section that an entry leads to.
    const entry = target.closest('.theme-doc-toc-mobile a');
    entry?.closest('.theme-doc-toc-mobile')?.querySelector('button')?.click();
  });
}

export function onRouteDidUpdate(): void {
  showCurrentEntry();
  observer?.disconnect();
  const contents = document.querySelector(CONTENTS);
  if (contents) observer?.observe(contents, {subtree: true, attributeFilter: ['class']});
}
