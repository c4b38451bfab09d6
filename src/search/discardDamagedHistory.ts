/** Where DocSearch 3 keeps what readers searched for, followed by the name of its index. */
const keys = ['__DOCSEARCH_FAVORITE_SEARCHES__', '__DOCSEARCH_RECENT_SEARCHES__'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length < 1000;

/** DocSearch inserts stored texts as HTML. Those of the site are escaped. */
const isEscaped = (value: unknown): boolean => isText(value) && !String(value).includes('<');

/** Whether DocSearch can show a stored hit, and its address is one that a search could have found. */
function isUsable(hit: unknown, couldBeFound: (url: string) => boolean): boolean {
  if (!isObject(hit) || !isObject(hit.hierarchy)) return false;
  const {objectID, url, type, content, hierarchy} = hit;
  // The group is the one text that DocSearch shows as text.
  const {lvl0, ...headings} = hierarchy;
  const isNamed = type === 'content' || (/^lvl[0-6]$/.test(String(type)) && isText(hierarchy[String(type)]));
  const optional = [content, ...Object.values(headings)].map((text) => text ?? '');
  const texts = [objectID, url, type, headings.lvl1, ...optional];
  return isNamed && isText(lvl0) && texts.every(isEscaped) && couldBeFound(String(url));
}

/** Removes what DocSearch would fail on: whenever its window opens, it reads its stored searches without a check. */
export function discardDamagedHistory(indexName: string, couldBeFound: (url: string) => boolean): void {
  for (const key of keys.map((name) => name + indexName)) {
    let usable: unknown[] = [];
    try {
      const hits: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(hits)) usable = hits.filter((hit) => isUsable(hit, couldBeFound));
      if (Array.isArray(hits) && usable.length === hits.length) continue;
    } catch {
      // What is no JSON is no list either.
    }
    try {
      localStorage.setItem(key, JSON.stringify(usable));
      console.warn(`Damaged searches were removed from ${key}.`);
    } catch {
      // A storage that is refused acts as empty in DocSearch, too.
    }
  }
}
