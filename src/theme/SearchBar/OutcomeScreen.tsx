import Link from '@docusaurus/Link';
import {createIssueUrl} from '../../search/createIssueUrl';
import type {FailureDescription} from '../../search/describeFailure';

/** Queries that a click searches for. */
export function Proposals({queries, onChoose}: {queries: string[]; onChoose: (query: string) => void}) {
  return (
    <ul>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className="button button--secondary button--sm" onClick={() => onChoose(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a search came to that has nothing to list. */
export type Outcome = {query: string} & ({failure: FailureDescription} | {suggestions: string[]});

/**
 * The screens of a search without results, and of one that failed. They stand for those of DocSearch 3.9, which offers
 * other searches below "No results", and never comes to its error screen: it resets that state at once.
 */
export function OutcomeScreen({outcome, onChoose}: {outcome: Outcome; onChoose: (query: string) => void}) {
  if ('failure' in outcome) {
    const {title, help} = outcome.failure;
    return (
      <section className="SearchModal-below SearchModal-outcome" aria-label={title}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{help}</p>
        <Proposals queries={['Try again']} onChoose={() => onChoose(outcome.query)} />
      </section>
    );
  }
  return (
    <section className="SearchModal-below SearchModal-outcome" aria-label="No results">
      <p>
        No results for &quot;<strong>{outcome.query}</strong>&quot;
      </p>
      {outcome.suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <Proposals queries={outcome.suggestions} onChoose={onChoose} />
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link href={createIssueUrl(outcome.query, window.location.href)}>Let us know.</Link>
      </p>
    </section>
  );
}
