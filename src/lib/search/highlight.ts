import {escapeHtml} from './escapeHtml';
import {tokenize, type Token} from './tokenize';

/** Says whether a term of a text is one that was found. */
export type IsFound = (term: string) => boolean;

const isMarked = ({terms}: Token, isFound: IsFound): boolean => terms.some(isFound);

/** Escapes a stretch of text and marks the tokens in it. */
function renderTokens(text: string, tokens: Token[], isFound: IsFound, start: number, end: number): string {
  let html = '';
  let position = start;
  for (const token of tokens) {
    if (!isMarked(token, isFound)) continue;
    html += `${escapeHtml(text.slice(position, token.start))}<mark>${escapeHtml(text.slice(token.start, token.end))}</mark>`;
    position = token.end;
  }
  return html + escapeHtml(text.slice(position, end));
}

/** The whole text as safe HTML with the found words in `<mark>`. */
export const renderHighlight = (text: string, isFound: IsFound): string =>
  renderTokens(text, tokenize(text), isFound, 0, text.length);

/** Characters of punctuation that a snippet keeps on either side, so that brackets and quotes stay with their words. */
const fringe = 12;

/** Some words of a text: plain, and as safe HTML with the found words in `<mark>`. */
interface Snippet {
  plain: string;
  html: string;
}

/**
 * Cuts `count` words out of a text, where they hold the most different found terms; the first words where they hold none,
 * and if it is to be read from its start. Null when the text has no words.
 */
export function createSnippet(
  text: string,
  tokens: Token[],
  isFound: IsFound,
  count: number,
  isFromStart = false,
): Snippet | null {
  if (tokens.length === 0) return null;
  const found: {place: number; terms: string[]}[] = [];
  tokens.forEach((token, place) => {
    if (!isFromStart && isMarked(token, isFound)) found.push({place, terms: token.terms.filter(isFound)});
  });
  // The first match at its best place: one word in three comes before it.
  const lead = Math.floor(count / 3);
  let first = 0;
  let most = 0;
  found.forEach(({place}, start) => {
    const from = Math.max(0, Math.min(place - lead, tokens.length - count));
    while (start > 0 && (found[start - 1]?.place ?? 0) >= from) start -= 1;
    const different = new Set<string>();
    let all = 0;
    for (let index = start; index < found.length && (found[index]?.place ?? 0) < from + count; index += 1) {
      for (const term of found[index]?.terms ?? []) {
        different.add(term);
        all += 1;
      }
    }
    const worth = different.size * 100 + Math.min(all, 99);
    if (worth > most) {
      most = worth;
      first = from;
    }
  });
  const shown = tokens.slice(first, first + count);
  const [head, tail] = [shown[0] as Token, shown.at(-1) as Token];
  const opening = /[^\s\p{L}\p{N}\p{Cs}]*$/u.exec(text.slice(Math.max(0, head.start - fringe), head.start))?.[0] ?? '';
  const closing = /^[^\s\p{L}\p{N}\p{Cs}]*/u.exec(text.slice(tail.end, tail.end + fringe))?.[0] ?? '';
  const start = head.start - opening.length;
  const end = tail.end + closing.length;
  const before = text.slice(0, start).trim() === '' ? '' : '…';
  const after = text.slice(end).trim() === '' ? '' : '…';
  return {
    plain: `${before}${text.slice(start, end)}${after}`,
    html: `${before}${renderTokens(text, shown, isFound, start, end)}${after}`,
  };
}
