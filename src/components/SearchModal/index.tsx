import {DocSearchModal} from '@docsearch/react/dist/esm';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {isExternal} from '../../search/createHitUrl';
import {
  createDocSearchClient,
  type DocSearchClientOptions,
  type DocSearchRequest,
} from '../../search/createDocSearchClient';
import {createIssueUrl} from '../../search/createIssueUrl';
import {describeFailure} from '../../search/describeFailure';
import {hasFavorites, prepareStoredSearches} from '../../search/storedSearches';
import {useSearch} from '../../search/useSearch';
import {useSearchSettings} from '../../search/useSearchSettings';
import {ModalHit} from './ModalHit';
import {repairSemantics} from './repairSemantics';
import {trapFocus} from './trapFocus';
import './styles.css';

export interface SearchModalProps {
  initialQuery: string;
  /** Called with what the field holds, when that changes and now and then besides. */
  onType: (typed: string) => void;
  onClose: () => void;
}

type DocSearchProps = Parameters<typeof DocSearchModal>[0];

/** Places inside DocSearch's screens for what it leaves out; null while it does not show the screen. */
interface Slots {
  modal: Element | null;
  noResults: Element | null;
  error: Element | null;
}

/** What is said to screen readers, and the suggestions that go with it. */
interface Outcome {
  /** What it is the outcome of; it is told as long as the field holds the same. */
  query: string;
  message: string;
  suggestions: string[];
  error: Error | null;
}

const idle: Outcome = {query: '', message: '', suggestions: [], error: null};

/** Finds or makes the element that a portal fills, before `before` or at the end. */
function openSlot(parent: Element | null, before: string): Element | null {
  if (!parent) return null;
  const existing = parent.querySelector(':scope > .SearchModal-slot');
  if (existing) return existing;
  const slot = document.createElement('div');
  slot.className = 'SearchModal-slot';
  parent.insertBefore(slot, before ? parent.querySelector(before) : null);
  return slot;
}

/** Types into DocSearch's field, which has no other way in. */
function setQuery(input: HTMLInputElement, query: string): void {
  const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

export function SearchModal({initialQuery, onType, onClose}: SearchModalProps): ReactNode {
  const settings = useSearchSettings();
  const {client, tags, createUrl, createPageUrl} = useSearch();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<Slots>({modal: null, noResults: null, error: null});
  const [typed, setTyped] = useState(initialQuery);
  const [outcome, setOutcome] = useState(idle);
  const [scrollY] = useState(() => window.scrollY);

  const {provider} = settings;
  const indexName = provider.kind === 'algolia' ? provider.indexName : 'site';
  const [canStore] = useState(() => prepareStoredSearches(indexName));
  // DocSearch reads once whether there are favourites, which lowers the number of recent searches, so the first and the
  // last favourite mount it anew; only the first mount begins with a query.
  const [mount, setMount] = useState(() => ({favorites: hasFavorites(indexName), initialQuery}));

  const getInput = useCallback(() => root.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null, []);

  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (original) => {
      const options: DocSearchClientOptions = {
        client,
        tags,
        getQuery: () => getInput()?.value ?? '',
        onResponse: (query, {nbHits, suggestions}) => {
          const count = nbHits === 1 ? '1 result' : `${nbHits === 0 ? 'No' : nbHits} results`;
          setOutcome({query, message: `${count} for ${query}`, suggestions, error: null});
        },
        onFailure: (query, error) => {
          console.warn('Search failed:', error);
          setOutcome({query, message: '', suggestions: [], error});
        },
      };
      const {search} = createDocSearchClient(options);
      return {
        ...original,
        // DocSearch asks one query at a time and reads hits and counts alone of what a full client answers.
        search: ((params: {requests: DocSearchRequest[]}) => search(params)) as unknown as typeof original.search,
      };
    },
    [client, tags, getInput],
  );

  const navigator = useMemo<DocSearchProps['navigator']>(
    () => ({
      navigate({itemUrl}) {
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else history.push(itemUrl);
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

  const searchParameters = useMemo(() => ({hitsPerPage: settings.hitsPerPage}), [settings]);

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

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;

    function update(): void {
      if (!element) return;
      repairSemantics(element);
      const query = element.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
      setTyped(query);
      onType(query);
      if (query === '') setOutcome(idle);
      const find = (selector: string): Element | null => element.querySelector(selector);
      const next: Slots = {
        modal: openSlot(find('.DocSearch-Modal'), ''),
        noResults: openSlot(find('.DocSearch-NoResults'), '.DocSearch-Help:last-child'),
        error: openSlot(find('.DocSearch-ErrorScreen'), ''),
      };
      setSlots((slots) =>
        slots.modal === next.modal && slots.noResults === next.noResults && slots.error === next.error ? slots : next,
      );
      const favorites = hasFavorites(indexName);
      setMount((last) => (last.favorites === favorites ? last : {favorites, initialQuery: ''}));
    }

    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {subtree: true, childList: true, attributes: true});
    // What is typed changes nothing else while the answer is on its way.
    element.addEventListener('input', update);
    return () => {
      observer.disconnect();
      element.removeEventListener('input', update);
    };
  }, [indexName, onType]);

  useEffect(() => (root.current ? trapFocus(root.current) : undefined), []);
  // DocSearch does so, too, but a frame later: what is typed meanwhile would be lost.
  useLayoutEffect(() => getInput()?.focus(), [getInput]);

  const isCurrent = outcome.query === typed;
  const failure = describeFailure(outcome.error ?? new Error(), process.env.NODE_ENV === 'development');

  return (
    <div className="SearchModal" data-provider={provider.kind} ref={root}>
      <DocSearchModal
        key={String(mount.favorites)}
        appId={provider.kind === 'algolia' ? provider.appId : 'site'}
        apiKey={provider.kind === 'algolia' ? provider.apiKey : 'site'}
        indexName={indexName}
        placeholder="Search docs"
        initialQuery={mount.initialQuery}
        initialScrollY={scrollY}
        maxResultsPerGroup={settings.maxResultsPerGroup}
        searchParameters={searchParameters}
        disableUserPersonalization={!canStore}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        navigator={navigator}
        hitComponent={ModalHit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query}) => createIssueUrl(query, window.location.href)}
        translations={{errorScreen: {titleText: failure.title, helpText: failure.help}}}
        onClose={onClose}
      />
      {slots.modal &&
        createPortal(
          <div className="SearchModal-status visually-hidden" role="status">
            {isCurrent && (outcome.message || (outcome.error && `${failure.title}. ${failure.help}`))}
          </div>,
          slots.modal,
        )}
      {slots.error &&
        createPortal(
          // DocSearch asks again when its field takes the focus.
          <button type="button" className="SearchModal-retry" onClick={() => getInput()?.focus()}>
            Try again
          </button>,
          slots.error,
        )}
      {slots.noResults &&
        isCurrent &&
        outcome.suggestions.length > 0 &&
        createPortal(
          <>
            <p className="DocSearch-Help">Try searching for:</p>
            <ul className="SearchModal-suggestions">
              {outcome.suggestions.slice(0, 3).map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    className="DocSearch-Prefill"
                    onClick={() => {
                      const input = getInput();
                      if (input) setQuery(input, suggestion);
                    }}
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          </>,
          slots.noResults,
        )}
    </div>
  );
}
