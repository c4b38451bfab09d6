import {useEffect, useState, type RefObject} from 'react';

/** The section that the reader is in: the last one whose heading has passed the bar. */
export function useSection(ids: readonly string[], bar: RefObject<HTMLElement | null>): string | undefined {
  const [section, setSection] = useState<string>();

  useEffect(() => {
    const find = (): void => {
      if (!bar.current?.offsetHeight) return;
      // Where a link to a section brings its heading, and a bit of the space above that.
      const arrived = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) * 1.2;
      const hasPassed = (id: string): boolean => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < arrived;
      };
      setSection([...ids].reverse().find(hasPassed));
    };
    // Browsers report it once a frame.
    addEventListener('scroll', find, {passive: true});
    // A fragment has led below the top of the page before this code has come.
    if (scrollY > 0) requestAnimationFrame(find);
    return () => removeEventListener('scroll', find);
  }, [ids, bar]);

  return section;
}
