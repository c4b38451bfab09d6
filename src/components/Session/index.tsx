import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {initialState, type SessionAction, type SessionState} from './model/session';
import {Control} from './Control';
import {firstTask} from './firstTask';
import {Grid} from './Grid';
import {Guide} from './Guide';
import type * as LiveModule from './live';
import type {Step} from './steps';
import styles from './styles.module.css';

type Live = typeof LiveModule;
type Opened = LiveModule.Opened;

// Its type shows knip what the session uses.
const loadLive = (): Promise<Live> => import('./live');

const firstSteps: readonly Step[] = [{task: firstTask}];

interface SessionProps {
  /** One step and what comes after it, instead of the guided ones, and the state before it. */
  demo?: {steps: readonly Step[]; first: SessionState};
}

/**
 * A small model of OpenRefine on 24 rows. The built page shows its first state; what reacts to the reader loads when
 * the pointer or the focus arrives, and a click that comes earlier waits for it.
 */
export function Session({demo}: SessionProps): ReactNode {
  const first = demo?.first ?? initialState;
  const [state, setState] = useState<SessionState>(first);
  const [live, setLive] = useState<Live>();
  const [opened, setOpened] = useState<Opened>();
  const [showsHistory, setShowsHistory] = useState(false);
  const [show, setShow] = useState<LiveModule.Show>();
  const [isPaused, setIsPaused] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLSpanElement>(null);
  const exporter = useRef<HTMLButtonElement>(null);
  const sent = useRef(Promise.resolve());
  const isStarting = useRef(false);
  useEffect(() => () => show?.stop(), [show]);

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

  async function reduce(sending: (SessionAction | Promise<SessionAction>)[]): Promise<void> {
    const [loaded, ...actions] = await Promise.all([load(), ...sending]);
    if (!loaded) return;
    setState((before) => actions.reduce(loaded.reduceSession, before));
    if (actions.some(({type}) => type === 'facet')) setShowsHistory(false);
  }

  const send = (...actions: (SessionAction | Promise<SessionAction>)[]) => (sent.current = reduce(actions));

  async function play(): Promise<void> {
    if (isStarting.current) return;
    isStarting.current = true;
    const loaded = await load();
    // What the reader did last may still be evaluated.
    await sent.current;
    isStarting.current = false;
    const {start = [], acts = []} = (demo ?? loaded)?.steps[step] ?? {};
    if (!loaded || !frame.current || !pointer.current) return;
    if (demo) setState(first);
    // Every step is for all rows.
    else await send({type: 'reset all'}, ...start);
    setShowsHistory(false);
    setOpened(undefined);
    setIsPaused(false);
    const settled = () => sent.current;
    const playing = loaded.createShow({step, frame: frame.current, pointer: pointer.current, acts, settled});
    setShow(playing);
    const isDone = await playing.finished;
    // The buttons beside this one go.
    frame.current.parentElement?.querySelector<HTMLElement>(':scope > :focus-within > button')?.focus();
    setShow(undefined);
    if (isDone) setState((before) => ({...before, step: Math.max(before.step, first.step + step + 1)}));
  }

  function startOver(): void {
    setState(first);
    setShowsHistory(false);
  }

  function open(kind: Opened['kind'], column: number, opener: HTMLElement): void {
    void load();
    if (opened?.kind === kind && opened.column === column) return setOpened(undefined);
    const [button, outer] = [opener.getBoundingClientRect(), frame.current?.getBoundingClientRect()];
    setOpened({kind, column, opener, left: button.left - (outer?.left ?? 0), top: button.bottom - (outer?.top ?? 0)});
  }

  function close(): void {
    if (!show) opened?.opener.focus();
    setOpened(undefined);
  }

  const {at, history} = state;
  const step = show?.step ?? state.step - first.step;
  const {steps} = demo ?? live ?? {steps: firstSteps};

  function undo(): void {
    // The button goes.
    exporter.current?.focus();
    void send({type: 'go', to: at - 1});
  }

  return (
    <div className={styles.place} data-search-ignore="">
      <section
        className={styles.session}
        aria-label="A small model of OpenRefine"
        onPointerEnter={() => void load()}
        onFocusCapture={() => void load()}
      >
        <Guide
          steps={steps}
          at={step}
          count={demo ? 1 : 5}
          show={show}
          isPaused={isPaused}
          onPause={(value) => {
            show?.setPaused(value);
            setIsPaused(value);
          }}
          onShow={() => void play()}
          onStartOver={startOver}
        />
        {/* The reader goes on; what is shown clicks as well. */}
        <div ref={frame} className={styles.program} onClickCapture={({isTrusted}) => isTrusted && show?.stop()}>
          <div className={styles.bar}>
            <p className={styles.project}>objects-24 csv</p>
            <div>
              <span className={styles.notice} role="status">
                {hasFailed ? 'The session could not be loaded. Check your connection and try again.' : state.notice}
              </span>{' '}
              {state.notice === history[at]?.description && (
                <Control className={styles.link} onClick={undo}>
                  Undo
                </Control>
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
                  isShown={Boolean(show)}
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
              task={steps[step]?.window === opened.kind ? steps[step].task : undefined}
              isShown={Boolean(show)}
              state={state}
              send={(action) => void send(action)}
              onOpen={setOpened}
              onDismiss={() => setOpened(undefined)}
              onClose={close}
            />
          )}
          <span ref={pointer} className={styles.pointer} hidden={!show} aria-hidden="true" />
        </div>
      </section>
      <p className={styles.note}>
        <b className={styles.noScript}>The session needs JavaScript, which your browser doesn’t run.</b> This is a small
        model of OpenRefine that runs on this page. Nothing that you type leaves the page. See{' '}
        <Link to="/docs/manual/try#what-it-leaves-out">what the model leaves out</Link>.
      </p>
    </div>
  );
}
