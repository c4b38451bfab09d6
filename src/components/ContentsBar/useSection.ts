import {useEffect, useState, type RefObject} from 'react';

/** How far below the top of the window a heading is when a link has led to it, in pixels. */
const ARRIVED = 150;

/** The section that the reader is in: the last one whose heading has passed the bar. */
export function useSection(ids: readonly string[], bar: RefObject<HTMLElement | null>): string | undefined {
  const [section, setSection] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const find = (): void => {
      frame = 0;
      if (!bar.current?.offsetHeight) return;
      const hasPassed = (id: string): boolean => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < ARRIVED;
      };
      setSection([...ids].reverse().find(hasPassed));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(find);
    };
    addEventListener('scroll', schedule, {passive: true});
    // A fragment has led below the top of the page before this code has come.
    if (scrollY > 0) schedule();
    return () => {
      removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [ids, bar]);

  return section;
}
