let isAwaited = false;

/** A hit was chosen, which is on its way: the focus is to go there. */
export function awaitHit(): void {
  isAwaited = true;
}

/** Moves the focus to the heading of the hit, so that the keyboard goes on from there. */
export function focusHit(hash: string): void {
  if (!isAwaited) return;
  isAwaited = false;
  const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  target.focus({preventScroll: true});
}
