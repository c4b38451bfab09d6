import React, {useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import {initialState, type SessionAction, type SessionState} from './model/session';
import {Control} from './Control';
import {Grid} from './Grid';
import {Guide} from './Guide';
import type * as LiveModule from './live';
import {steps} from './steps';
import styles from './styles.module.css';

type Live = typeof LiveModule;
type Opened = LiveModule.Opened;

const loadLive = (): Promise<Live> => import('./live');

/**
 * A small model of OpenRefine on 24 rows. The built page shows its first state; what reacts to the reader loads when
 * the pointer or the focus arrives, and a click that comes earlier waits for it.
 */
export function Session(): ReactNode {
  const [state, setState] = useState<SessionState>(initialState);
  const [live, setLive] = useState<Live>();
  const [opened, setOpened] = useState<Opened>();
  const [showsHistory, setShowsHistory] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const exporter = useRef<HTMLButtonElement>(null);

  async function load(): Promise<Live | undefined> {
    try {
      const loaded = await loadLive();
      setLive(loaded);
      setHasFailed(false);
      return loaded;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }

  async function send(...actions: SessionAction[]): Promise<void> {
    const loaded = await load();
    if (!loaded) return;
    setState((before) => actions.reduce(loaded.reduceSession, before));
    if (actions.some(({type}) => type === 'facet' || type === 'start over')) setShowsHistory(false);
  }

  async function perform(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const loaded = await load();
    if (loaded) {
      // Every step is for all rows.
      const reset: SessionAction = {type: 'reset all'};
      const actions = await loaded.stepActions[state.step]?.(loaded.reduceSession(state, reset));
      await send(reset, ...(actions ?? []));
      setShowsHistory(state.step === steps.length - 1);
    }
    // The button and what it changed are in view together.
    flushSync(() => setIsBusy(false));
    frame.current?.scrollIntoView({block: 'nearest'});
  }

  function open(kind: Opened['kind'], column: number, opener: HTMLElement): void {
    void load();
    if (opened?.kind === kind && opened.column === column) return setOpened(undefined);
    const [button, outer] = [opener.getBoundingClientRect(), frame.current?.getBoundingClientRect()];
    const room = (outer?.width ?? 0) - 272;
    const left = Math.max(0, Math.min(button.left - (outer?.left ?? 0), room));
    setOpened({kind, column, opener, left, top: button.bottom - (outer?.top ?? 0)});
  }

  function close(): void {
    opened?.opener.focus();
    setOpened(undefined);
  }

  const {at, history} = state;

  function undo(): void {
    // The button goes.
    exporter.current?.focus();
    void send({type: 'go', to: at - 1});
  }

  return (
    <div className={styles.place} data-search-ignore="">
      <section
        ref={frame}
        className={styles.session}
        aria-label="A small model of OpenRefine"
        onPointerEnter={() => void load()}
        onFocusCapture={() => void load()}
      >
        <Guide
          step={state.step}
          isBusy={isBusy}
          onPerform={() => void perform()}
          onStartOver={() => void send({type: 'start over'})}
        />
        <div className={styles.bar}>
          <p className={styles.project}>objects-24 csv</p>
          <div>
            <span className={styles.notice} role="status">
              {hasFailed ? 'The session could not be loaded. Check your connection and try again.' : state.notice}
            </span>{' '}
            {state.notice === history[at]?.description && (
              <button type="button" className={styles.link} onClick={undo}>
                Undo
              </button>
            )}
          </div>
          <button
            ref={exporter}
            type="button"
            className={styles.control}
            aria-expanded={opened?.kind === 'export'}
            data-needs-script=""
            onClick={(event) => open('export', -1, event.currentTarget)}
          >
            Export
          </button>
        </div>
        <div className={styles.work}>
          <div className={styles.panel}>
            <div className={styles.tabs} role="group" aria-label="Panel">
              <Control className={styles.tab} aria-pressed={!showsHistory} onClick={() => setShowsHistory(false)}>
                Facet / Filter
              </Control>
              <Control className={styles.tab} aria-pressed={showsHistory} onClick={() => setShowsHistory(true)}>
                Undo / Redo{' '}
                <span>
                  {at} / {history.length - 1}
                </span>
              </Control>
            </div>
            {live && (showsHistory || state.facets.length > 0) ? (
              <live.Panel
                state={state}
                showsHistory={showsHistory}
                send={(action) => void send(action)}
                onCluster={(column, opener) => open('cluster', column, opener)}
              />
            ) : (
              <p className={styles.hint}>Open a facet from a column menu to list the column’s values here.</p>
            )}
          </div>
          <Grid
            state={state}
            opened={opened?.kind === 'menu' ? opened.column : undefined}
            onMenu={(column, button) => open('menu', column, button)}
          />
        </div>
        {live && opened && (
          <live.Overlay
            opened={opened}
            state={state}
            send={(action) => void send(action)}
            onOpen={setOpened}
            onDismiss={() => setOpened(undefined)}
            onClose={close}
          />
        )}
      </section>
      <p className={styles.note}>
        <b className={styles.noScript}>The session needs JavaScript, which your browser doesn’t run.</b> This is a small
        model of OpenRefine that runs on this page. Nothing that you type leaves the page. See{' '}
        <Link to="/docs/manual/try#what-it-leaves-out">what the model leaves out</Link>, or{' '}
        <Link to="/download">download the program</Link>.
      </p>
    </div>
  );
}
