import {repairPathname} from '../lib/repairAddress';

/** DocSearch keeps the visitor's searches under these prefixes, followed by the index's name. */
const prefixes = ['__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_RECENT_SEARCHES__'] as const;

/** More room than ten favorites and seven recent searches take, in characters. */
const room = 16_384;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Headings by level, of which the group is always named. */
function isHierarchy(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {lvl0, ...others} = value as Record<string, unknown>;
  return typeof lvl0 === 'string' && Object.values(others).every((text) => text === null || typeof text === 'string');
}

/** A web address or a path of this site that the router can read: what a click on it may lead to. */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/i.test(value) && repairPathname(value) === value;

/** The searches DocSearch can read: each needs an address, a hierarchy and a type to be shown. */
function isReadable(text: string): boolean {
  try {
    const items: unknown = JSON.parse(text);
    return (
      Array.isArray(items) &&
      items.every((item) => {
        const {objectID, url, type, hierarchy} = (item ?? {}) as Record<string, unknown>;
        return typeof objectID === 'string' && typeof type === 'string' && isAddress(url) && isHierarchy(hierarchy);
      })
    );
  } catch {
    return false;
  }
}

let hasWarned = false;

/**
 * Makes sure that DocSearch can read and write the stored searches, which it does without looking.
 * What it could not read is removed. False, with a warning the first time, when there is no storage or no room in it.
 */
export function prepareStoredSearches(indexName: string, getStore: () => Store = () => window.localStorage): boolean {
  try {
    const store = getStore();
    for (const prefix of prefixes) {
      const text = store.getItem(prefix + indexName);
      if (text !== null && !isReadable(text)) store.removeItem(prefix + indexName);
    }
    const probe = `__DOCSEARCH_ROOM__${indexName}`;
    try {
      store.setItem(probe, ' '.repeat(room));
    } finally {
      store.removeItem(probe);
    }
    return true;
  } catch (error) {
    if (!hasWarned) console.warn('Searches are not remembered, as the browser lets nothing be stored:', error);
    hasWarned = true;
    return false;
  }
}

/** Whether any search is kept as a favorite. */
export function hasFavorites(indexName: string, getStore: () => Store = () => window.localStorage): boolean {
  try {
    const text = getStore().getItem(prefixes[0] + indexName);
    return text !== null && text !== '[]';
  } catch {
    return false;
  }
}
