import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';

export interface NoticeProps {
  /** DocSearch's window; the notice goes to its end. */
  modal: Element;
  /** What screen readers are told. */
  message: string;
  /** Queries to offer instead, with the address of a form that reports the missing result. */
  suggestions: string[];
  issueUrl: string;
  /** Called with the suggestion that was chosen. */
  onSuggestion: (query: string) => void;
  /** Asks once more; undefined unless the search failed. */
  onRetry?: () => void;
}

/**
 * What DocSearch 3.9 has no place for: a live region, other queries that have results, and a button to try again.
 * It belongs inside the dialog, so it is a portal into DocSearch's window.
 */
export function Notice({modal, message, suggestions, issueUrl, onSuggestion, onRetry}: NoticeProps): ReactNode {
  return createPortal(
    <div className="SearchModal-notice">
      <div className="SearchModal-status visually-hidden" role="status">
        {message}
      </div>
      {onRetry && (
        <button type="button" className="SearchModal-retry" onClick={onRetry}>
          Try again
        </button>
      )}
      {suggestions.length > 0 && (
        <>
          <p className="DocSearch-Help">Try searching for:</p>
          <ul className="SearchModal-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
          <p className="DocSearch-Help">
            Believe this query should return results? <Link to={issueUrl}>Let us know.</Link>
          </p>
        </>
      )}
    </div>,
    modal,
  );
}
