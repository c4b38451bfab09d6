import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import './styles.css';

export interface SearchButtonProps extends ComponentProps<'button'> {
  /** Whether the modal has been asked for and is still on its way. */
  isLoading: boolean;
}

/** Whether the key is held down; the keys on the button move with those under the visitor's fingers. */
function usePressed(name: string | null): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (name === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === name) setPressed(true);
    };
    const onKeyUp = (event: KeyboardEvent): void => {
      // While Command is held, macOS reports no other key as released.
      if (event.key === name || event.key === 'Meta') setPressed(false);
    };
    const onBlur = (): void => setPressed(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [name]);
  return isPressed;
}

function Key({name, children}: {name: string; children: ReactNode}): ReactNode {
  const isPressed = usePressed(name);
  return (
    <kbd className={isPressed ? 'DocSearch-Button-Key DocSearch-Button-Key--pressed' : 'DocSearch-Button-Key'}>
      {children}
    </kbd>
  );
}

/**
 * The button of DocSearch 3.9, with its class names.
 * The package has one file for button and modal, and whoever imports the button has the modal in the main bundle.
 */
export function SearchButton({isLoading, ...props}: SearchButtonProps): ReactNode {
  const [isApple, setApple] = useState<boolean | null>(null);
  // The built HTML is the same for everybody, so the key is known after the first render only.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setApple(/Mac|iPhone|iPod|iPad/i.test(navigator.platform)));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      data-needs-script=""
      aria-label={isApple === null ? 'Search' : `Search (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      aria-busy={isLoading}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.75" fill="none" stroke="currentColor" />
          <path d="M12.8 12.8 17.5 17.5" fill="none" stroke="currentColor" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {isApple !== null && (
          <>
            <Key name={isApple ? 'Meta' : 'Control'}>{isApple ? '⌘' : 'Ctrl'}</Key>
            <Key name="k">K</Key>
          </>
        )}
      </span>
    </button>
  );
}
