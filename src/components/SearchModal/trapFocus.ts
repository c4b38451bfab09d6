const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps Tab inside `root`, over what is visible at that moment. Returns what ends it. */
export function trapFocus(root: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets = Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
      (target) => target.getClientRects().length > 0,
    );
    const first = targets.at(0);
    const last = targets.at(-1);
    const isInside = root.contains(document.activeElement);
    const edge = event.shiftKey ? first : last;
    if (isInside && document.activeElement !== edge) return;
    event.preventDefault();
    // DocSearch would send the focus to an element that is hidden.
    event.stopPropagation();
    (event.shiftKey ? last : first)?.focus();
  }
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
