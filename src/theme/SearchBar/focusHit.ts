let isAwaited = false;

/** A reader has chosen a hit: when its page arrives, the focus moves to its heading. */
export function awaitHit(): void {
  isAwaited = true;
}

/** Moves the focus to the heading of the chosen hit, so that the keyboard continues from there. */
export function focusHit(hash: string): void {
  if (!isAwaited) return;
  isAwaited = false;
  const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
}
