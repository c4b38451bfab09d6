import {escapeHtml} from '../../lib/search/escapeHtml';
import {createLevels} from '../../lib/search/hierarchy';
import type {MarkedText, SearchHit} from '../../lib/search/types';

/** A hit as Algolia sends it: its marked texts are plain text with `<mark>` tags in it, and some may be missing. */
export type AlgoliaHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'> & {
  _highlightResult?: Partial<SearchHit['_highlightResult']>;
  _snippetResult?: SearchHit['_snippetResult'];
};

/** Safe HTML: everything is escaped but the tags of a mark. */
const render = (marked: MarkedText): MarkedText =>
  marked && {value: escapeHtml(marked.value).replace(/&lt;(\/?mark)&gt;/g, '<$1>')};

export function createHit(hit: AlgoliaHit): SearchHit {
  return {
    ...hit,
    // A record may leave out the levels it does not have.
    hierarchy: {...createLevels(() => null), ...hit.hierarchy},
    _highlightResult: {hierarchy: createLevels((level) => render(hit._highlightResult?.hierarchy?.[level]))},
    _snippetResult: {content: render(hit._snippetResult?.content)},
  };
}
