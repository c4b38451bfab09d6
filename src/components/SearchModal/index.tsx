import {DocSearchModal} from '@docsearch/react/dist/esm';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {isExternal} from '../../search/createHitUrl';
import {createDocSearchClient} from '../../search/createDocSearchClient';
import {createIssueUrl} from '../../search/createIssueUrl';
import {describeFailure} from '../../search/describeFailure';
import {hasFavorites, prepareStoredSearches} from '../../search/storedSearches';
import {useSearch} from '../../search/useSearch';
import {useSearchSettings} from '../../search/useSearchSettings';
import {awaitHit} from '../SearchLauncher/focusHit';
import {ModalHit} from './ModalHit';
import {Notice} from './Notice';
import {watchSemantics} from './watchSemantics';
import {trapFocus} from './trapFocus';
import './styles.css';

export interface SearchModalProps {
  initialQuery: string;
  /** Called with what the field holds, when that changes and now and then besides. */
  onType: (typed: string) => void;
  onClose: () => void;
}

type DocSearchProps = Parameters<typeof DocSearchModal>[0];

/** What is said to screen readers, and the suggestions that go with it. */
interface Outcome {
  /** What it is the outcome of; it is told as long as the field holds the same. */
  query: string;
  message: string;
  suggestions: string[];
  error: Error | null;
}

const idle: Outcome = {query: '', message: '', suggestions: [], error: null};

const getInput = (): HTMLInputElement | null => document.querySelector('.SearchModal .DocSearch-Input');

export function SearchModal({initialQuery, onType, onClose}: SearchModalProps): ReactNode {
  const settings = useSearchSettings();
  const {search, createUrl, createPageUrl} = useSearch();
  const history = useHistory();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [typed, setTyped] = useState(initialQuery);
  const [outcome, setOutcome] = useState(idle);
  const [scrollY] = useState(() => window.scrollY);

  const {provider} = settings;
  const indexName = provider.kind === 'algolia' ? provider.indexName : 'site';
  const [canStore] = useState(() => prepareStoredSearches(indexName));
  // DocSearch reads its query and whether there are favorites, which lowers the number of recent searches, only once.
  const [mount, setMount] = useState(() => ({number: 0, favorites: hasFavorites(indexName), query: initialQuery}));
  const remount = useCallback(
    (query: string) => setMount(({number}) => ({number: number + 1, favorites: hasFavorites(indexName), query})),
    [indexName],
  );

  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (original) => {
      const client = createDocSearchClient({
        search,
        getQuery: () => getInput()?.value ?? '',
        onResponse: (query, {nbHits, suggestions}) => {
          const count = nbHits === 1 ? '1 result' : `${nbHits === 0 ? 'No' : nbHits} results`;
          setOutcome({query, message: `${count} for ${query}`, suggestions, error: null});
        },
        onFailure: (query, error) => {
          console.warn('Search failed:', error);
          setOutcome({query, message: '', suggestions: [], error});
        },
      });
      // DocSearch reads hits and counts alone of what a full client answers.
      return {...original, search: client.search as unknown as typeof original.search};
    },
    [search],
  );

  const navigator = useMemo<DocSearchProps['navigator']>(
    () => ({
      navigate({itemUrl}) {
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else {
          awaitHit();
          history.push(itemUrl);
        }
      },
      navigateNewWindow({itemUrl}) {
        // A size is what makes browsers open a window instead of a tab.
        window.open(itemUrl, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
      },
    }),
    [history],
  );

  const transformItems = useCallback<NonNullable<DocSearchProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: createUrl(item.url)})),
    [createUrl],
  );

  const ResultsFooter = useMemo<DocSearchProps['resultsFooterComponent']>(
    () =>
      function ResultsFooter({state}) {
        const url = createPageUrl(state.query);
        if (url === null) return null;
        const count = Number(state.context.nbHits);
        return (
          <div role="row">
            <div role="gridcell">
              <Link to={url} onClick={(event) => event.ctrlKey || event.metaKey || event.shiftKey || onClose()}>
                {count === 1 ? 'See the result on the search page' : `See all ${count} results`}
              </Link>
            </div>
          </div>
        );
      },
    [createPageUrl, onClose],
  );

  // Until the hits of what is typed are there, DocSearch has those of an earlier text: Enter waits.
  const waiting = useRef<KeyboardEventInit>(null);
  const delayEnter = (event: KeyboardEvent<HTMLElement>): void => {
    const {key, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
    if (key !== 'Enter' || nativeEvent.isComposing || event.target !== getInput() || outcome.query === typed) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current = {key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
  };
  useEffect(() => {
    if (outcome.query !== typed || !waiting.current) return undefined;
    const again = new window.KeyboardEvent('keydown', waiting.current);
    waiting.current = null;
    // DocSearch gets the hits in the same task, a little later.
    const timer = setTimeout(() => getInput()?.dispatchEvent(again));
    return () => clearTimeout(timer);
  }, [outcome, typed]);

  const noteQuery = (query: string): void => {
    setTyped(query);
    onType(query);
    waiting.current = null;
    if (query === '') setOutcome(idle);
  };

  useEffect(() => (root ? trapFocus(root) : undefined), [root]);
  useEffect(() => (root ? watchSemantics(root) : undefined), [root]);
  // DocSearch does so, too, but a frame later: what is typed meanwhile would be lost.
  useLayoutEffect(() => getInput()?.focus(), []);

  const isCurrent = outcome.query === typed;
  const failure = describeFailure(outcome.error ?? new Error(), process.env.NODE_ENV === 'development');

  const message = outcome.message || (outcome.error ? `${failure.title}. ${failure.help}` : '');
  const suggestions = isCurrent ? outcome.suggestions.slice(0, 3) : [];
  const createMissingUrl = (query: string): string => createIssueUrl(query, window.location.href);
  const modal = root?.querySelector('.DocSearch-Modal');

  return (
    // Events reach this element after DocSearch's own handlers, so the query and the favorites are up to date.
    <div
      key={mount.number}
      className="SearchModal"
      data-provider={provider.kind}
      ref={setRoot}
      onKeyDownCapture={delayEnter}
      onInput={({target}) => target instanceof HTMLInputElement && noteQuery(target.value)}
      onReset={() => noteQuery('')}
      onTransitionEnd={() => hasFavorites(indexName) !== mount.favorites && remount('')}
    >
      <DocSearchModal
        appId={provider.kind === 'algolia' ? provider.appId : 'site'}
        apiKey={provider.kind === 'algolia' ? provider.apiKey : 'site'}
        indexName={indexName}
        placeholder="Search docs"
        initialQuery={mount.query}
        initialScrollY={scrollY}
        maxResultsPerGroup={settings.maxResultsPerGroup}
        disableUserPersonalization={!canStore}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        navigator={navigator}
        hitComponent={ModalHit}
        resultsFooterComponent={ResultsFooter}
        // With suggestions, the notice says this after them.
        getMissingResultsUrl={suggestions.length > 0 ? undefined : ({query}) => createMissingUrl(query)}
        translations={{errorScreen: {titleText: failure.title, helpText: failure.help}}}
        onClose={onClose}
      />
      {modal && (
        <Notice
          modal={modal}
          message={isCurrent ? message : ''}
          suggestions={suggestions}
          issueUrl={createMissingUrl(typed)}
          onSuggestion={(query) => {
            noteQuery(query);
            remount(query);
          }}
          // DocSearch asks again when its field takes the focus.
          onRetry={isCurrent && outcome.error ? () => getInput()?.focus() : undefined}
        />
      )}
    </div>
  );
}
