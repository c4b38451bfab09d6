import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {saveCsv} from '../saveCsv';
import {exportedRows} from './model/exportedRows';
import {columns} from './model/objects';
import {ClusterDialog} from './ClusterDialog';
import {Control} from './Control';
import type {ColumnDialogProps} from './Dialog';
import {evaluateRows} from './evaluateRows';
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

interface OverlayProps extends Omit<ColumnDialogProps, 'column'> {
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** Closes it, because the reader went on elsewhere. In contrast, `onClose` gives the focus back. */
  onDismiss: () => void;
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
    <ul className={`clean-list margin--none ${styles.items}`}>
      {items.map(({label, run, items: inner}) => (
        <li key={label}>
          <Control
            className={styles.item}
            aria-expanded={inner && label === open}
            onClick={run ?? (() => setOpen(label === open ? '' : label))}
          >
            {label}
          </Control>
          {inner && label === open && <MenuItems items={inner} />}
        </li>
      ))}
    </ul>
  );
}

interface MenuProps extends Pick<OverlayProps, 'opened' | 'isShown' | 'onDismiss' | 'onClose'> {
  label: string;
  items: Item[];
}

function Menu({label, opened, isShown, items, onDismiss, onClose}: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const closeOutside = useEffectEvent(({target}: Event) => {
    // The button that opened the menu closes it as well.
    const isInside = target instanceof Node && [frame.current, opened.opener].some((place) => place?.contains(target));
    if (!isInside) onDismiss();
  });
  const closeByKey = useEffectEvent(({key}: KeyboardEvent) => key === 'Escape' && onClose());

  useEffect(() => {
    if (isShown) return undefined;
    if (!frame.current?.contains(document.activeElement)) frame.current?.querySelector('button')?.focus();
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, (event) => closeOutside(event), {signal: listening.signal});
    }
    document.addEventListener('keydown', (event) => closeByKey(event), {signal: listening.signal});
    return () => listening.abort();
  }, [isShown]);

  // The place before the menu shrinks, so that the menu stays in the frame.
  const gridTemplateColumns = `minmax(0, ${opened.left}px) max-content`;
  return (
    <div className={styles.menuPlace} style={{insetBlockStart: opened.top, gridTemplateColumns}}>
      <div ref={frame} role="group" aria-label={label} className={styles.menu}>
        <MenuItems items={items} />
      </div>
    </div>
  );
}

export function Overlay({onOpen, onDismiss, ...rest}: OverlayProps): ReactNode {
  const {opened, state, send, onClose} = rest;
  const {kind, column} = opened;
  const menu = {opened, isShown: rest.isShown, onDismiss, onClose};
  const then = (act: () => void) => () => {
    onClose();
    act();
  };

  switch (kind) {
    case 'cluster':
      return <ClusterDialog column={column} {...rest} />;
    case 'transform':
      return <TransformDialog column={column} {...rest} />;
    case 'export': {
      const run = then(() => {
        // The name that the program gives the file: that of the project.
        saveCsv('objects-24-csv.csv', exportedRows(state));
        send({type: 'exported'});
      });
      return <Menu label="Export" items={[{label: 'Comma-separated value', run}]} {...menu} />;
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
                run: then(() => send(evaluateRows(state, column, expression))),
              })),
            },
            {label: 'Cluster and edit…', run: () => onOpen({...opened, kind: 'cluster'})},
          ],
        },
      ];
      return <Menu label={`${columns[column]} menu`} items={items} {...menu} />;
    }
  }
}
