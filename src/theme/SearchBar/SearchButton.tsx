import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps} from 'react';
import './docsearch.css';

interface SearchButtonProps extends ComponentProps<'button'> {
  /** Whether the search window is loading. */
  isLoading: boolean;
}

/**
 * The search button, with the class names of DocSearch's own.
 * DocSearch 3 has its button and its window in one file, so importing its button would load the window on every page.
 */
export function SearchButton({isLoading, ...props}: SearchButtonProps) {
  // The built HTML is the same for everybody, so the key is known only after the first render.
  const isBrowser = useIsBrowser();
  const key = isBrowser && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      data-needs-script=""
      aria-label={isBrowser ? `Search (${key === '⌘' ? 'Command' : key}+K)` : 'Search'}
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
        {isBrowser && (
          <>
            <kbd>{key}</kbd>
            <kbd>K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
