import React, {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls inside itself where the screen is too narrow for it.
 *
 * The built frame takes the focus, so that the arrow keys can move it before any script has run. Where the table turns
 * out to fit, the frame adds no stop to the keyboard's way through the page.
 */
export function ScrollTable(props: React.ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'} : {})}
    >
      <table {...props} />
    </div>
  );
}
