import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useEffect, useRef} from 'react';
import {escapeHtml} from '../../lib/search/escapeHtml';
import {partNames, type SitePart} from '../../lib/search/parts';
import type {SearchHit} from '../../lib/search/types';
import {PartFilter} from './PartFilter';
import {createIssueUrl} from '../../search/createIssueUrl';
import {describeFailure} from '../../search/describeFailure';
import {describeHit} from '../../search/describeHit';
import {useSearch} from '../../search/useSearch';
import {useSearchSettings} from '../../search/useSearchSettings';
import {isForeign, LanguageNote} from '../LanguageNote';
import {LimitNote} from '../LimitNote';
import styles from './styles.module.css';
import {maxQueryLength, useQuery} from './useQuery';
import {useResults} from './useResults';

const count = (number: number): string => (number === 1 ? 'One result' : `${number} results`);

/** What the page and screen readers say about the state of the search. */
function describeState(
  {query, hits, nbHits, hasMore, corrected, isGuess, counts, isStalled, error}: ReturnType<typeof useResults>,
  part?: SitePart,
): string {
  if (isStalled) return 'Searching…';
  if (error || query === '') return '';
  const ask = isGuess ? `Did you mean “${corrected}”? ` : `Showing results for “${corrected}”: `;
  const guess = corrected ? `No results for “${query}”. ${ask}` : '';
  const what = `for “${corrected ?? query}”${part && counts ? ` in “${partNames[part]}”` : ''}`;
  if (nbHits === 0) return `No results ${what}.`;
  return `${guess}${count(nbHits)} ${what}${hasMore ? `, the first ${hits.length} shown` : ''}.`;
}

/** Shows HTML that a search client has escaped and marked. */
const Marked = ({html}: {html: string}) => <span className={styles.marked} dangerouslySetInnerHTML={{__html: html}} />;

function Hit({hit, url}: {hit: SearchHit; url: string}) {
  const {title, crumbs, snippet} = describeHit(hit);
  return (
    <li className={styles.hit}>
      <h2 className={styles.title}>
        <Link to={url}>
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.crumbs}>
        {[escapeHtml(hit.hierarchy.lvl0), ...crumbs].map((crumb, index) => (
          // Two levels may have the same name.
          <span key={index}>
            {index > 0 && ' › '}
            <Marked html={crumb} />
          </span>
        ))}
      </p>
      {snippet && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </li>
  );
}

function NoResults({query, suggestions}: {query: string; suggestions: string[]}) {
  const {pathname} = useLocation();
  return (
    <div className={styles.screen}>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={`${pathname}?${new URLSearchParams({q: suggestion})}`}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Browse the <Link to="/docs">pages of the manual</Link>. Believe this query should return results?{' '}
        <Link to={createIssueUrl(query, window.location.href)}>Let us know.</Link>
      </p>
      <LanguageNote />
    </div>
  );
}

/** The search on a separate page; the query is the parameter `q` of the URL. */
export function SearchPage() {
  const {provider} = useSearchSettings();
  const {search, createUrl} = useSearch();
  const {text, query, part, setText, submit, setPart} = useQuery();
  const results = useResults(search, query, part);
  const {hits, hasMore, isLoading, error} = results;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);

  // The last results remove the button that had the focus, so the focus moves to the first of them.
  useEffect(() => {
    const grown = shown.current > 0 && hits.length > shown.current;
    if (grown && !hasMore && document.activeElement === document.body) {
      list.current?.children[shown.current]?.querySelector('a')?.focus();
    }
    shown.current = hits.length;
  }, [hits, hasMore]);

  const failure = error && describeFailure(error, process.env.NODE_ENV === 'development');

  return (
    <>
      <PageMetadata title={query ? `Search results for “${query}”` : 'Search'} />
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className={styles.label} htmlFor="search-page-query">
          Search the documentation, the blog, and the other pages
        </label>
        <input
          className={styles.input}
          id="search-page-query"
          type="search"
          name="q"
          placeholder="Search the whole site"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <LimitNote text={text} most={maxQueryLength} />
        {(hits.length === 0 || results.counts) && <PartFilter part={part} counts={results.counts} onChange={setPart} />}
      </form>

      <p className={styles.status} role="status">
        {describeState(results, part)}
      </p>
      {results.isStalled && hits.length === 0 && (
        <progress aria-hidden="true" style={{accentColor: 'var(--or-accent)', inlineSize: '100%'}} />
      )}

      {hits.length > 0 && isForeign(query) && <LanguageNote />}
      {hits.length > 0 && (
        <ol className={styles.list} ref={list}>
          {hits.map((hit) => (
            <Hit key={hit.objectID} hit={hit} url={createUrl(hit.url)} />
          ))}
        </ol>
      )}
      {failure && (
        <div className={styles.screen} role="alert">
          <p>
            <strong>{failure.title}</strong>
          </p>
          <p>{failure.help}</p>
          <button type="button" className="button button--primary" onClick={results.more}>
            Try again
          </button>
        </div>
      )}
      {!failure && hasMore && (
        // A disabled button would lose the focus.
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isLoading}
          onClick={() => isLoading || results.more()}
        >
          More results
        </button>
      )}
      {!failure && results.query !== '' && results.nbHits === 0 && !(part && results.counts) && (
        <NoResults query={results.query} suggestions={results.suggestions} />
      )}
      {query === '' && (
        <div className={styles.screen}>
          <p>Type a word, a menu item, or the name of a function, such as “facet”, “Transpose”, or “forEach”.</p>
        </div>
      )}
      {provider.kind === 'algolia' && hits.length > 0 && (
        <p className={styles.provider}>
          <Link to="https://www.algolia.com/">Search by Algolia</Link>
        </p>
      )}
    </>
  );
}
