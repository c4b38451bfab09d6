import React, {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {readShareHash} from '../../lib/grel/sharedExpression';
import type {GrelEditorProps} from '../GrelEditor';
import {ScrollTable} from '../ScrollTable';
import {createLink, findRow, isAskedFor, PLACE, readCells, readRow, type Asked, type Cells} from './rows';
import styles from './styles.module.css';

type Editor = React.ComponentType<GrelEditorProps>;

interface Opened extends Asked {
  /** Counts how often the editor was opened: each time it starts again. */
  time: number;
  cells?: Cells;
  /** The button that gets the focus back. */
  opener?: HTMLElement;
}

type Props = React.ComponentProps<'table'> & {'data-try': string};

const loadEditor = (): Promise<Editor> =>
  import(/* webpackChunkName: "grel-editor" */ '../GrelEditor').then(({GrelEditor}) => GrelEditor);

/** What the editor of a whole table shows before anything is typed. */
const FIRST_EXPRESSION = 'value.toTitlecase()';

/**
 * A table whose examples can be tried: the button of a row opens an editor below the table, which is loaded then.
 * A table of cells has one button for all. src/remark/exampleMarks makes the buttons of rows, so that they cost no script.
 */
export function TryTable(props: Props): React.ReactNode {
  const ofCells = props['data-try'] === 'table';
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [Editor, setEditor] = useState<Editor>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(
    (asked: Asked, opener?: HTMLElement) => {
      const table = place.current?.querySelector('table');
      const cells = ofCells && table ? readCells(table) : undefined;
      setFailed(false);
      setOpened((last) => ({...asked, cells, opener, time: (last?.time ?? 0) + 1}));
      loadEditor().then(
        (loaded) => setEditor(() => loaded),
        () => setFailed(true),
      );
    },
    [ofCells],
  );

  useEffect(() => {
    const openShared = (): void => {
      const shared = readShareHash(window.location.hash);
      if (!shared || !place.current || !isAskedFor(place.current, shared)) return;
      document.getElementById(shared.heading)?.scrollIntoView();
      open(shared);
    };
    openShared();
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [open]);

  useEffect(() => {
    const table = place.current?.querySelector('table');
    const row = opened && table && (opened.opener?.closest('tr') ?? findRow(table, opened));
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  }, [opened]);

  function openRow({target}: React.MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('.try button') : null;
    const row = button?.closest('tr');
    if (button && row) open(readRow(row), button);
  }

  function close(): void {
    // The button of a whole table is there again, then.
    flushSync(() => setOpened(undefined));
    const button = opened?.opener?.isConnected ? opened.opener : place.current?.querySelector<HTMLElement>('button');
    button?.focus();
  }

  return (
    <div ref={place} {...{[PLACE]: ''}}>
      <ScrollTable {...props} onClick={ofCells ? undefined : openRow} />
      {ofCells && !opened && (
        <p className={styles.start} data-search-ignore="" data-needs-script="">
          <button
            type="button"
            className="button button--primary"
            onClick={({currentTarget}) => open({expression: FIRST_EXPRESSION, value: ''}, currentTarget)}
          >
            Try an expression on this table
          </button>
        </p>
      )}
      {opened && !Editor && (
        <p className={styles.loading} role="status" data-search-ignore="">
          {failed ? 'The editor could not be loaded. Check your connection and try again.' : 'Loading the editor…'}
        </p>
      )}
      {opened && Editor && (
        <Editor
          key={opened.time}
          expression={opened.expression}
          value={opened.value}
          cells={opened.cells}
          createLink={(asked) => place.current && createLink(place.current, asked)}
          onClose={close}
        />
      )}
    </div>
  );
}
