// Fills the slot, which is empty because no Algolia theme is loaded: the button that opens the search, and its window.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '../../search/useSearchSettings';
import {SearchButton} from './SearchButton';
import type {SearchModalProps} from './SearchModal';
import {focusHit} from './focusHit';
import styles from './styles.module.css';

type Stage = 'closed' | 'loading' | 'failed' | {Modal: (props: SearchModalProps) => ReactNode};

const loadModal = () => import('./SearchModal');

/** Loads the window before it is asked for. A failure shows when the window is opened. */
function preload(): void {
  loadModal().catch(() => undefined);
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** What a key adds to text that has no field yet; undefined where it adds nothing. */
function typeKey(text: string, {key, ctrlKey, metaKey, altKey}: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return `${text}\n`;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/** Ctrl or Command plus K opens and closes the search, the slash opens it outside text fields, and Escape closes it. */
function useShortcuts(stage: Stage, open: () => void, close: () => void, typed: {current: string}): void {
  const isOpen = stage !== 'closed';
  // Each page brings its own button. An effect of the layout listens as soon as the page is there, before it is drawn.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- what a browser fills in by itself has no key
      const isToggle = key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isOpen && !isEditing(target);
      const text = stage === 'loading' ? typeKey(typed.current, event) : undefined;
      if (text !== undefined) {
        event.preventDefault();
        typed.current = text;
        return;
      }
      if (event.isComposing || !(isToggle || isSlash || (isOpen && key === 'Escape'))) return;
      event.preventDefault();
      (isOpen ? close : open)();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [stage, isOpen, open, close, typed]);
}

/** The search button of the navbar, the keys that open the search window, and the window, which loads on first use. */
export default function SearchBar() {
  const [stage, setStage] = useState<Stage>('closed');
  const {searchPagePath} = useSearchSettings();
  const history = useHistory();

  const typed = useRef('');
  const open = useCallback(() => {
    typed.current = '';
    setStage('loading');
    const finish = (next: Stage): void => setStage((stage) => (stage === 'loading' ? next : stage));
    loadModal().then(
      ({SearchModal}) => finish({Modal: SearchModal}),
      () => finish('failed'),
    );
  }, []);
  const close = useCallback(() => setStage('closed'), []);
  useShortcuts(stage, open, close, typed);

  const location = useLocation();
  useEffect(() => focusHit(location.hash), [location]);

  // Going back or forward leaves the window behind.
  useEffect(() => history.listen((_location, action) => action === 'POP' && close()), [history, close]);

  const failure = (
    <div className={styles.failure} role="alert">
      <p>
        <strong>Search could not be loaded.</strong> You might want to check your network connection.
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={open}>
          Try again
        </button>
        {searchPagePath && (
          <Link className="button button--secondary button--sm" to={searchPagePath}>
            Search page
          </Link>
        )}
        <button type="button" className="button button--secondary button--sm" onClick={close}>
          Close
        </button>
      </p>
    </div>
  );

  return (
    <>
      <SearchButton
        isLoading={stage === 'loading'}
        onClick={open}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {searchPagePath && (
        <noscript>
          <Link className="navbar__item navbar__link" to={searchPagePath}>
            Search
          </Link>
        </noscript>
      )}
      {stage === 'failed' && failure}
      {typeof stage === 'object' && (
        // A fault in the window leaves the page as it is.
        <ErrorBoundary fallback={() => failure}>
          {createPortal(<stage.Modal typed={typed} onClose={close} />, document.body)}
        </ErrorBoundary>
      )}
    </>
  );
}
