import {escapeHtml} from '../../lib/search/escapeHtml';
import {createLevels} from '../../lib/search/hierarchy';
import type {MarkedTexts, SearchHit} from '../../lib/search/types';

/** A hit as Algolia sends it: its marked texts are plain text with `<mark>` tags in it, and some may be missing. */
export type AlgoliaHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'> & {
  _highlightResult?: Partial<MarkedTexts>;
  _snippetResult?: Partial<MarkedTexts>;
};

type Marked = {value: string} | undefined;

/** Safe HTML: everything is escaped but the tags of a mark. */
const render = (marked: Marked): Marked =>
  marked && {value: escapeHtml(marked.value).replace(/&lt;(\/?mark)&gt;/g, '<$1>')};

const renderTexts = ({hierarchy, content}: Partial<MarkedTexts> = {}): MarkedTexts => ({
  hierarchy: createLevels((level) => render(hierarchy?.[level])),
  content: render(content),
});

export function createHit(hit: AlgoliaHit): SearchHit {
  return {
    ...hit,
    // A record may leave out the levels it does not have.
    hierarchy: {...createLevels(() => null), ...hit.hierarchy},
    _highlightResult: renderTexts(hit._highlightResult),
    _snippetResult: renderTexts(hit._snippetResult),
  };
}
