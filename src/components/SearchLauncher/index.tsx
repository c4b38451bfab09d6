import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '../../search/useSearchSettings';
import {useSearchShortcuts} from '../../search/useSearchShortcuts';
import {NoScript} from '../NoScript';
import {SearchButton} from '../SearchButton';
import {focusHit} from './focusHit';
import {closed, keepTyped, readStage, setStage, subscribe, type Modal} from './stage';
import styles from './styles.module.css';

const loadModal = (): Promise<Modal> =>
  import(/* webpackChunkName: "search-modal" */ '../SearchModal').then(({SearchModal}) => SearchModal);

/** Fetches the modal before it is asked for. A failure shows when the modal is opened. */
function preload(): void {
  loadModal().catch(() => undefined);
}

/** The search button of the navbar, the keys that open the modal, and the modal, loaded on first use. */
export function SearchLauncher(): ReactNode {
  const stage = useSyncExternalStore(subscribe, readStage, () => closed);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const {searchPagePath} = useSearchSettings();
  const history = useHistory();

  const open = useCallback((typed = '') => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    setStage({name: 'loading', typed});
    loadModal().then(
      (Modal) => setStage((stage) => (stage.name === 'loading' ? {...stage, name: 'open', Modal} : stage)),
      () => setStage((stage) => (stage.name === 'loading' ? {name: 'failed'} : stage)),
    );
  }, []);

  const close = useCallback(() => {
    setStage(closed);
    const target = opener.current?.isConnected ? opener.current : button.current;
    target?.focus({preventScroll: true});
  }, []);

  const location = useLocation();
  useEffect(() => focusHit(location.hash), [location]);

  // Ctrl+K may come before the page answers; src/config/earlySearch.ts notes it.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement;
    if (dataset.search === 'asked') open();
    dataset.search = 'ready';
  }, [open]);

  // Going back or forward leaves the modal behind.
  useEffect(() => history.listen((_location, action) => action === 'POP' && setStage(closed)), [history]);

  useSearchShortcuts({
    isOpen: stage.name !== 'closed',
    open,
    close,
    type(key) {
      if (stage.name === 'loading') {
        setStage((last) => (last.name === 'loading' ? {...last, typed: last.typed + key} : last));
        return true;
      }
      const isOnButton = stage.name === 'closed' && document.activeElement === button.current;
      if (isOnButton && /^[\p{L}\p{N}]$/u.test(key)) {
        open(key);
        return true;
      }
      return false;
    },
  });

  return (
    <>
      <SearchButton
        ref={button}
        isLoading={stage.name === 'loading'}
        onClick={() => open()}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {searchPagePath && (
        <NoScript>
          <Link className="navbar__item navbar__link" to={searchPagePath}>
            All pages
          </Link>
        </NoScript>
      )}
      {stage.name === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>
            <strong>Search could not be loaded.</strong> You might want to check your network connection.
          </p>
          <p className={styles.actions}>
            <button type="button" className="button button--primary button--sm" onClick={() => open()}>
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
      )}
      {stage.name === 'open' &&
        createPortal(<stage.Modal initialQuery={stage.typed} onType={keepTyped} onClose={close} />, document.body)}
    </>
  );
}
