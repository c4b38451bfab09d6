import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Where the keyboard goes when its place moved or vanished: an entry's id, or the next cluster to merge. */
type Focus = number | 'next cluster';

const DURATION = 420; // milliseconds

interface Place {
  left: number;
  top: number;
}

function collectPlaces(frame: HTMLElement): Map<string, Place> {
  const origin = frame.getBoundingClientRect();
  return new Map(
    Array.from(frame.querySelectorAll<HTMLElement>('[data-entry]'), (element) => {
      const {left, top} = element.getBoundingClientRect();
      return [element.dataset.entry ?? '', {left: left - origin.left, top: top - origin.top}];
    }),
  );
}

/**
 * Lets the entries of a frame travel from where they were to where the next render puts them, and keeps the focus.
 * Call `remember` before the change of state. Readers who want less motion see the result at once.
 */
export function useMovingEntries(frame: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>) {
  const before = useRef<Map<string, Place> | null>(null);
  const focus = useRef<Focus | undefined>(undefined);

  useLayoutEffect(() => {
    const places = before.current;
    before.current = null;
    if (!places || !frame.current) return;

    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const [id, {left, top}] of collectPlaces(frame.current)) {
        const from = places.get(id);
        if (!from || (from.left === left && from.top === top)) continue;
        const element = frame.current.querySelector(`[data-entry="${id}"]`);
        element?.animate([{transform: `translate(${from.left - left}px, ${from.top - top}px)`}, {transform: 'none'}], {
          duration: DURATION,
          easing: 'cubic-bezier(0.2, 0, 0, 1)',
        });
      }
    }

    // A control that was moved to another list, or went away, has lost the focus.
    if (focus.current !== undefined && document.activeElement === document.body) {
      const selector = focus.current === 'next cluster' ? '[data-merge]' : `[data-entry="${focus.current}"] input`;
      (frame.current.querySelector<HTMLElement>(selector) ?? fallback.current)?.focus();
    }
    focus.current = undefined;
  });

  return {
    remember(next?: Focus) {
      if (frame.current) before.current = collectPlaces(frame.current);
      focus.current = next;
    },
  };
}
