import {useLayoutEffect, useRef} from 'react';

export interface SearchShortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** A printable key was pressed; true when it was taken and is not to go anywhere else. */
  type: (key: string) => boolean;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl or Command plus K opens and closes search, the slash opens it outside text fields, Escape closes it. */
export function useSearchShortcuts(shortcuts: SearchShortcuts): void {
  const current = useRef(shortcuts);
  // In the task that draws the button, not after the next frame: a key may come before that.
  useLayoutEffect(() => {
    current.current = shortcuts;
  });

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {isOpen, open, close, type} = current.current;
      // Autofill sends key events without a key.
      const key = (event.key as string | undefined) ?? '';
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isComposing = event.isComposing || event.keyCode === 229;
      if (isComposing) return;
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      } else if (key === '/' && !hasModifier && !isOpen && !isEditing(event.target)) {
        event.preventDefault();
        open();
      } else if (key.length === 1 && !hasModifier && type(key)) {
        event.preventDefault();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
