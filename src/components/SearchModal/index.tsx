import {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createDocSearchHits} from '../../search/createDocSearchHits';
import {isExternal} from '../../search/createHitUrl';
import {createIssueUrl} from '../../search/createIssueUrl';
import {describeFailure} from '../../search/describeFailure';
import {useSearch} from '../../search/useSearch';
import {useSearchSettings} from '../../search/useSearchSettings';
import {awaitHit} from '../SearchLauncher/focusHit';

export interface SearchModalProps {
  onClose: () => void;
}

type DocSearchProps = ComponentProps<typeof DocSearchModal>;
type HitProps = Parameters<NonNullable<DocSearchProps['hitComponent']>>[0];

/** What many readers come to look for. */
const tasks = [
  'remove duplicates',
  'merge spellings',
  'split a column',
  'match names with Wikidata',
  'export to Excel',
];

const isPlainClick = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A plain link, because Docusaurus's own would fetch the pages of all hits with every keystroke. */
function Hit({hit, children}: HitProps) {
  const history = useHistory();
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event) || isExternal(hit.url)) return;
    event.preventDefault();
    awaitHit();
    history.push(hit.url);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={hit.url} onClick={open}>
      {children}
    </a>
  );
}

interface ProposalsProps {
  className: string;
  label: string;
  queries: string[];
  onChoose: (query: string) => void;
  children?: ReactNode;
}

/** Queries that a click searches for, below the window. The style sheet says when they show. */
function Proposals({className, label, queries, onChoose, children}: ProposalsProps) {
  return (
    <section className={`SearchModal-proposals ${className}`} aria-label={label}>
      <p>{label}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="button button--secondary button--sm" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** DocSearch's window over the site's own search client. Everything here is a documented prop of DocSearch 3. */
export function SearchModal({onClose}: SearchModalProps): ReactNode {
  const {provider, maxResultsPerGroup} = useSearchSettings();
  const {search, createUrl, createPageUrl} = useSearch();
  const history = useHistory();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<ReturnType<typeof describeFailure> | null>(null);
  const [nearest, setNearest] = useState<string[]>([]);
  // A proposal opens the window again, with that query.
  const [asked, setAsked] = useState({query: '', number: 0});
  const choose = (query: string): void => setAsked(({number}) => ({query, number: number + 1}));
  const [scrollY] = useState(() => window.scrollY);
  const latest = useRef(0);

  // A modal dialog keeps the focus inside it, and returns it when it closes.
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const onMouseDown = ({target}: Event): unknown => target === element && onClose();
    element?.addEventListener('mousedown', onMouseDown);
    return () => {
      element?.removeEventListener('mousedown', onMouseDown);
      element?.close();
    };
  }, [onClose]);

  // DocSearch 3.9 shows "No results" for a search that is rejected, because it resets its error state at once. So a
  // failed search finds nothing here, and that screen says what went wrong.
  const answer = useCallback(
    async (query: string) => {
      const number = (latest.current += 1);
      const tell = (text: string, failed: typeof failure, suggestions: string[] = []): void => {
        if (number !== latest.current) return;
        setMessage(text);
        setFailure(failed);
        setNearest(suggestions);
      };
      try {
        const {hits, nbHits, suggestions, corrected} = await search(query);
        const notice = corrected && `No results for ${query}. Showing results for ${corrected}.`;
        tell(notice ?? `${nbHits || 'No'} ${nbHits === 1 ? 'result' : 'results'} for ${query}`, null, suggestions);
        return {results: [{hits: createDocSearchHits(hits, createUrl, {most: maxResultsPerGroup, notice}), nbHits}]};
      } catch (error) {
        console.warn('Search failed:', error);
        const failed = describeFailure(error, process.env.NODE_ENV === 'development');
        tell(`${failed.title}. ${failed.help}`, failed);
        return {results: [{hits: [], nbHits: 0}]};
      }
    },
    [search, createUrl, maxResultsPerGroup],
  );
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => ({
      ...client,
      // DocSearch sends one request at a time, and reads only the hits and their number.
      search: (({requests: [request]}: {requests: {query: string}[]}) =>
        answer(request?.query ?? '')) as unknown as typeof client.search,
    }),
    [answer],
  );

  const navigator = useMemo<DocSearchProps['navigator']>(
    () => ({
      navigate({itemUrl}) {
        if (isExternal(itemUrl)) return window.location.assign(itemUrl);
        awaitHit();
        history.push(itemUrl);
      },
      navigateNewWindow({itemUrl}) {
        // Browsers open a window instead of a tab if it has a size.
        window.open(itemUrl, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
      },
    }),
    [history],
  );

  const ResultsFooter = useCallback<NonNullable<DocSearchProps['resultsFooterComponent']>>(
    ({state}) => {
      const url = createPageUrl(state.query);
      if (url === null) return null;
      const count = Number(state.context.nbHits);
      return (
        <Link to={url} onClick={(event) => isPlainClick(event) && onClose()}>
          {count === 1 ? 'See the result on the search page' : `See all ${count} results`}
        </Link>
      );
    },
    [createPageUrl, onClose],
  );

  const algolia = provider.kind === 'algolia' ? provider : {appId: 'site', apiKey: 'site', indexName: 'site'};
  return (
    <dialog ref={dialog} className="SearchModal" aria-label="Search" data-provider={provider.kind} onCancel={onClose}>
      <DocSearchModal
        key={asked.number}
        initialQuery={asked.query}
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        placeholder="Search docs"
        initialScrollY={scrollY}
        // One more, for the row that leads to the rest of the page.
        maxResultsPerGroup={maxResultsPerGroup + 1}
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query}) =>
          (failure && createPageUrl(query)) ?? createIssueUrl(query, window.location.href)
        }
        translations={{
          startScreen: {
            noRecentSearchesText: 'Search the manual, the technical reference, the blog, and all other pages',
          },
          ...(failure && {
            noResultsScreen: {
              noResultsText: `${failure.title} for`,
              reportMissingResultsText: failure.help,
              reportMissingResultsLinkText: 'Try again on the search page.',
            },
          }),
        }}
        onClose={onClose}
      />
      <Proposals className="SearchModal-tasks" label="Common tasks" queries={tasks} onChoose={choose} />
      <Proposals
        className="SearchModal-nearest"
        label={nearest.length > 0 ? 'Try searching for' : 'Or read on'}
        queries={nearest}
        onChoose={choose}
      >
        <Link to="/docs" onClick={onClose}>
          All pages of the manual
        </Link>
      </Proposals>
      <div className="visually-hidden" role="status">
        {message}
      </div>
    </dialog>
  );
}
