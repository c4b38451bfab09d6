import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {columns} from './model/objects';
import type {SessionAction, SessionState} from './model/session';
import {ClusterDialog} from './ClusterDialog';
import {evaluateRows} from './evaluateRows';
import {saveSession} from './stepActions';
import styles from './styles.module.css';
import {TransformDialog} from './TransformDialog';

/** A menu or a window that is open. */
export interface Opened {
  kind: 'menu' | 'export' | 'cluster' | 'transform';
  column: number;
  /** What gets the focus back. */
  opener: HTMLElement;
  left: number;
  top: number;
}

/** An item of a menu: it does something, or opens its own items. */
interface Item {
  label: string;
  run?: () => void;
  items?: Item[];
}

interface OverlayProps {
  opened: Opened;
  state: SessionState;
  send: (action: SessionAction) => void;
  onOpen: (opened: Opened) => void;
  /** Closes it, because the reader went on elsewhere. */
  onDismiss: () => void;
  /** Closes it, and gives the focus back. */
  onClose: () => void;
}

/** The common transforms are expressions, as in the program. */
const transforms: [label: string, expression: string][] = [
  ['Trim leading and trailing whitespace', 'value.trim()'],
  ['Collapse consecutive whitespace', "value.replace(/[\\p{Zs}\\s]+/,' ')"],
  ['To titlecase', 'value.toTitlecase()'],
  ['To uppercase', 'value.toUppercase()'],
  ['To lowercase', 'value.toLowercase()'],
  ['To number', 'value.toNumber()'],
];

function MenuItems({items}: {items: Item[]}) {
  const [open, setOpen] = useState('');
  return (
    <ul className={styles.items}>
      {items.map(({label, run, items: inner}) => (
        <li key={label}>
          <button
            type="button"
            className={styles.item}
            aria-expanded={inner && label === open}
            onClick={run ?? (() => setOpen(label === open ? '' : label))}
          >
            {label}
          </button>
          {inner && label === open && <MenuItems items={inner} />}
        </li>
      ))}
    </ul>
  );
}

interface MenuProps extends Pick<OverlayProps, 'opened' | 'onDismiss' | 'onClose'> {
  label: string;
  items: Item[];
}

function Menu({label, opened, items, onDismiss, onClose}: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const closeOutside = useEffectEvent(({target}: Event) => {
    // The button that opened the menu closes it as well.
    const isInside = target instanceof Node && [frame.current, opened.opener].some((place) => place?.contains(target));
    if (!isInside) onDismiss();
  });
  const closeByKey = useEffectEvent(({key}: KeyboardEvent) => key === 'Escape' && onClose());

  useEffect(() => {
    frame.current?.querySelector('button')?.focus();
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, (event) => closeOutside(event), {signal: listening.signal});
    }
    document.addEventListener('keydown', (event) => closeByKey(event), {signal: listening.signal});
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      className={styles.menu}
      style={{insetBlockStart: opened.top, insetInlineStart: opened.left}}
    >
      <MenuItems items={items} />
    </div>
  );
}

/** The menu or the window that is open. */
export function Overlay({opened, state, send, onOpen, onDismiss, onClose}: OverlayProps): ReactNode {
  const {kind, column} = opened;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };

  switch (kind) {
    case 'cluster':
      return <ClusterDialog column={column} state={state} send={send} onClose={onClose} />;
    case 'transform':
      return <TransformDialog column={column} state={state} send={send} onClose={onClose} />;
    case 'export': {
      const run = then(() => {
        saveSession(state);
        send({type: 'exported'});
      });
      return (
        <Menu
          label="Export"
          opened={opened}
          items={[{label: 'Comma-separated value', run}]}
          onDismiss={onDismiss}
          onClose={onClose}
        />
      );
    }
    case 'menu': {
      const items: Item[] = [
        {label: 'Facet', items: [{label: 'Text facet', run: then(() => send({type: 'facet', column}))}]},
        {
          label: 'Edit cells',
          items: [
            {label: 'Transform…', run: () => onOpen({...opened, kind: 'transform'})},
            {
              label: 'Common transforms',
              items: transforms.map(([label, expression]) => ({
                label,
                run: then(() => void evaluateRows(state, column, expression).then(send)),
              })),
            },
            {label: 'Cluster and edit…', run: () => onOpen({...opened, kind: 'cluster'})},
          ],
        },
      ];
      return (
        <Menu label={`${columns[column]} menu`} opened={opened} items={items} onDismiss={onDismiss} onClose={onClose} />
      );
    }
  }
}
