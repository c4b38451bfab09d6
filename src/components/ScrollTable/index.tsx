import React, {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

const widthOf = ({borderBoxSize: [box]}: ResizeObserverEntry): number => box?.inlineSize ?? 0;

/**
 * A table that scrolls inside itself where the screen is too narrow for it.
 *
 * The built frame takes the focus, so that the arrow keys can move it before any script has run. Where the table turns
 * out to fit, the frame adds no stop to the keyboard's way through the page.
 */
export function ScrollTable(props: React.ComponentProps<'table'>): React.ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return undefined;
    const widths = new Map<Element, number>();
    const observer = new ResizeObserver((entries) => {
      for (const entry of entries) widths.set(entry.target, widthOf(entry));
      const [room, width] = [widths.get(outer), widths.get(inner)];
      if (room && width) setScrolls(width > room + 0.5);
    });
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
