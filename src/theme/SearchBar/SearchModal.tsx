import {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import {isForeign, LanguageNote} from '../../components/LanguageNote';
import {createDocSearchHits} from '../../search/createDocSearchHits';
import {isExternal} from '../../search/createHitUrl';
import {describeFailure} from '../../search/describeFailure';
import {discardDamagedHistory} from '../../search/discardDamagedHistory';
import {isBlank, useSearch} from '../../search/useSearch';
import {useSearchSettings} from '../../search/useSearchSettings';
import {OutcomeScreen, Proposals, type Outcome} from './OutcomeScreen';
import {awaitHit} from './focusHit';

export interface SearchModalProps {
  /** What was typed while the window was loading. The first line break stands for Enter; what follows is left out. */
  typed: RefObject<string>;
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

interface WatchProps {
  query: string;
  /** The rows that DocSearch draws, another object with each answer. */
  rows: unknown;
  onShown: (query: string) => void;
}

/** Says which query the rows are of, once DocSearch has drawn them; a letter changes the query before the rows. */
function Watch({query, rows, onShown}: WatchProps) {
  const tell = useEffectEvent(() => onShown(query));
  useEffect(() => tell(), [rows]);
  return null;
}

/** The pages whose hits have snippets in the window; the others are out of sight. */
const textPages = 2;

/** Milliseconds that typing pauses before a search, so that no letter of a quick typist loads texts in vain. */
const pause = 100;

/** What DocSearch reads of an answer. */
interface Answered {
  results: [{hits: ReturnType<typeof createDocSearchHits>; nbHits: number}];
}

const nothing: Answered = {results: [{hits: [], nbHits: 0}]};

/** DocSearch's window over the site's own search client. Everything here is a documented prop of DocSearch 3. */
export function SearchModal({typed, onClose}: SearchModalProps) {
  const {provider, maxResultsPerGroup, disableUserPersonalization} = useSearchSettings();
  const {search, createUrl, createPageUrl} = useSearch(textPages);
  const history = useHistory();
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A proposal opens the window again, with that query.
  const [asked, setAsked] = useState(() => ({query: (typed.current.split('\n', 1)[0] ?? '').slice(0, 64), number: 0}));
  const choose = (query: string): void => setAsked(({number}) => ({query, number: number + 1}));
  const [scrollY] = useState(() => window.scrollY);
  const latest = useRef<{query: string; answer?: Promise<Answered>}>({query: ''});
  const [searched, setSearched] = useState('');
  const algolia = provider.kind === 'algolia' ? provider : {appId: 'site', apiKey: 'site', indexName: 'site'};

  // Before DocSearch's own window reads it.
  useState(() => discardDamagedHistory(algolia.indexName, (url) => createUrl(url) === url));

  const dialog = useRef<HTMLDialogElement>(null);

  // Enter waits for the rows of what the field contains.
  const shown = useRef('');
  const entered = useRef<KeyboardEventInit | null>(null);
  const holdEnter = (event: ReactKeyboardEvent): void => {
    const {target, key, ctrlKey, metaKey, shiftKey} = event;
    if (!(target instanceof HTMLInputElement)) return;
    const isEarly = key === 'Enter' && target.value !== shown.current && !isBlank(target.value);
    entered.current = isEarly ? {ctrlKey, metaKey, shiftKey} : null;
    if (!isEarly) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onShown = useCallback((query: string): void => {
    shown.current = query;
    const field = dialog.current?.querySelector('input');
    if (entered.current === null || field?.value !== query) return;
    field.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true, ...entered.current}),
    );
  }, []);

  // A modal dialog keeps the focus inside it, and returns it when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    entered.current = typed.current.includes('\n') ? {} : null;
    return () => element?.close();
  }, [typed]);

  // A failed search finds nothing, because DocSearch reports one that is rejected as an error of the page.
  const answer = useCallback(
    async (query: string, isLatest: () => boolean): Promise<Answered> => {
      const tell = (text: string, next: Outcome | null): void => {
        if (!isLatest()) return;
        setMessage(text);
        setOutcome(next);
        setSearched(query);
        if (next) entered.current = null;
      };
      if (isBlank(query)) {
        tell('', null);
        return nothing;
      }
      try {
        const {hits, nbHits, suggestions, corrected, isGuess} = await search(query);
        const guess = isGuess ? `Did you mean ${corrected}?` : `Showing results for ${corrected}.`;
        const notice = corrected && `No results for ${query}. ${guess}`;
        const count = `${nbHits || 'No'} ${nbHits === 1 ? 'result' : 'results'} for ${query}`;
        tell(notice ?? count, hits.length > 0 ? null : {query, suggestions});
        return {results: [{hits: createDocSearchHits(hits, createUrl, {most: maxResultsPerGroup, notice}), nbHits}]};
      } catch (error) {
        console.warn('Search failed:', error);
        const failure = describeFailure(error, process.env.NODE_ENV === 'development');
        tell(`${failure.title}. ${failure.help}`, {query, failure});
        return nothing;
      }
    },
    [search, createUrl, maxResultsPerGroup],
  );
  const transformSearchClient = useCallback<NonNullable<DocSearchProps['transformSearchClient']>>(
    (client) => ({
      ...client,
      // DocSearch sends one request at a time, and reads only the hits and their number. It shows any answer as that to
      // what has been typed since, so an earlier search is answered with the latest.
      search: (({requests: [request]}: {requests: {query: string}[]}) => {
        const mine: (typeof latest)['current'] = {query: request?.query ?? ''};
        const isLatest = (): boolean => latest.current === mine;
        const run = async (): Promise<Answered> => {
          await new Promise((resolve) => setTimeout(resolve, pause));
          const answered = isLatest() ? await answer(mine.query, isLatest) : nothing;
          return isLatest() ? answered : (latest.current.answer ?? answered);
        };
        latest.current = mine;
        return (mine.answer = run());
      }) as unknown as typeof client.search,
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
      const count = Number(state.context.nbHits);
      return (
        <>
          <Watch query={state.query} rows={state.collections} onShown={onShown} />
          {url !== null && (
            <Link to={url} onClick={(event) => isPlainClick(event) && onClose()}>
              {count === 1 ? 'See the result on the search page' : `See all ${count} results`}
            </Link>
          )}
        </>
      );
    },
    [createPageUrl, onClose, onShown],
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click beside the window; Escape is onCancel
    <dialog
      ref={dialog}
      className="SearchModal"
      aria-label="Search"
      data-provider={provider.kind}
      data-blank={searched !== '' && isBlank(searched)}
      onKeyDownCapture={holdEnter}
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
      onCancel={onClose}
    >
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
        disableUserPersonalization={disableUserPersonalization}
        translations={{
          startScreen: {
            noRecentSearchesText: 'Search the manual, the technical reference, the blog, and all other pages',
          },
        }}
        onClose={onClose}
      />
      <section className="SearchModal-below SearchModal-tasks" aria-label="Common tasks">
        <p>Common tasks</p>
        <Proposals queries={tasks} onChoose={choose} />
      </section>
      {outcome && <OutcomeScreen outcome={outcome} onChoose={choose} />}
      {((outcome && 'suggestions' in outcome) || isForeign(searched)) && (
        <section className="SearchModal-below SearchModal-outcome" aria-label="Other languages">
          <LanguageNote />
        </section>
      )}
      <div className="visually-hidden" role="status">
        {message}
      </div>
    </dialog>
  );
}
