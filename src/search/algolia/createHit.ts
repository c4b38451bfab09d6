import type {Hierarchy, HitType, SearchHit} from '../../lib/search/types';
import {parseUrl} from '../../lib/parseUrl';
import {createLevels, headingLevels} from '../../lib/search/hierarchy';
import {renderMarks} from './renderMarks';

const types: readonly string[] = [...headingLevels, 'content'];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

type Marked = SearchHit['_snippetResult'];

/** Reads `_highlightResult` or `_snippetResult`; what is no text is left out. */
function createMarked(result: unknown): Marked {
  const {hierarchy, content} = asFields(result);
  const marked: Marked = {
    hierarchy: createLevels((level) => {
      const value = asText(asFields(asFields(hierarchy)[level]).value);
      return value === null ? undefined : {value: renderMarks(value)};
    }),
  };
  const text = asText(asFields(content).value);
  if (text !== null) marked.content = {value: renderMarks(text)};
  return marked;
}

/** Makes a hit of what Algolia sends, of which nothing is taken on trust; null when it leads nowhere. */
export function createHit(raw: unknown): SearchHit | null {
  const fields = asFields(raw);
  const url = asText(fields.url);
  const parsed = parseUrl(url ?? '');
  if (url === null || parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const named = asFields(fields.hierarchy);
  const hierarchy: Hierarchy = {
    ...createLevels((level) => asText(named[level])),
    lvl0: asText(named.lvl0) ?? '',
  };
  const anchor = parsed.hash === '' ? null : parsed.hash.slice(1);
  parsed.hash = '';
  return {
    objectID: asText(fields.objectID) ?? url,
    url,
    url_without_anchor: asText(fields.url_without_anchor) ?? parsed.href,
    anchor,
    type: types.includes(String(fields.type)) ? (fields.type as HitType) : 'content',
    hierarchy,
    content: asText(fields.content),
    _highlightResult: createMarked(fields._highlightResult),
    _snippetResult: createMarked(fields._snippetResult),
  };
}
