import React, {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {GrelEditorProps} from '../GrelEditor';
import {ScrollTable} from '../ScrollTable';
import styles from './styles.module.css';

type Props = React.ComponentProps<'table'> & {'data-try': string};

interface Opened extends Pick<GrelEditorProps, 'start'> {
  Editor: React.ComponentType<GrelEditorProps>;
  /** Each time, the editor starts again. */
  time: number;
  /** The button that gets the focus back. */
  opener?: HTMLElement;
}

const scrollTo = (notice: Element | null): void => notice?.scrollIntoView({block: 'nearest'});

/** Tells the buttons of the rows apart for a screen reader, by all that comes before the result. */
function nameButtons(place: HTMLElement): void {
  for (const row of Array.from(place.querySelectorAll('tr'))) {
    const texts = Array.from(row.cells, (cell) => cell.textContent).slice(0, -2);
    const name = `Try it: ${texts.join(' with ')}`.slice(0, 120);
    row.querySelector('.try button')?.setAttribute('aria-label', name);
  }
}

/**
 * A table whose examples can be tried: the button of a row opens an editor below the table, which is loaded then.
 * A table of cells has one button for all. src/remark/exampleMarks makes the buttons of rows, so that they cost no script.
 */
export function TryTable(props: Props) {
  const ofCells = props['data-try'] === 'table';
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [notice, setNotice] = useState<string>();

  const open = useCallback(async (opener?: HTMLElement): Promise<void> => {
    if (opener) setNotice('Loading the editor…');
    try {
      const {GrelEditor, readStart} = await import('../GrelEditor');
      const start = place.current && readStart(place.current, opener);
      if (typeof start === 'object' && start) setOpened({Editor: GrelEditor, start, opener, time: performance.now()});
      setNotice(typeof start === 'string' ? start : undefined);
    } catch {
      if (opener) setNotice('The editor could not be loaded. Check your connection and try again.');
    }
  }, []);

  useEffect(() => {
    const openShared = (): void => {
      if (window.location.hash.startsWith('#try=')) void open();
    };
    if (place.current) nameButtons(place.current);
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [open]);

  function openRow({target}: React.MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('.try button') : null;
    if (button) void open(button);
  }

  function close(): void {
    // The button of a whole table is there again, then.
    flushSync(() => setOpened(undefined));
    const button = opened?.opener?.isConnected ? opened.opener : place.current?.querySelector<HTMLElement>('button');
    button?.focus();
  }

  return (
    <div ref={place} data-try-place="">
      <ScrollTable {...props} onClick={ofCells ? undefined : openRow} />
      {ofCells && !opened && (
        <p className={styles.start} data-search-ignore="" data-needs-script="">
          <button
            type="button"
            className="button button--primary"
            onClick={({currentTarget}) => void open(currentTarget)}
          >
            Try an expression on this table
          </button>
        </p>
      )}
      {notice && (
        <p ref={scrollTo} className={`not-printed ${styles.notice}`} role="alert" data-search-ignore="">
          {notice}
        </p>
      )}
      {opened && <opened.Editor key={opened.time} start={opened.start} onClose={close} />}
    </div>
  );
}
